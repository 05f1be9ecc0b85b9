/**
 * Facts as the props of a tool carry them: every fact once, every source once, products as lists of places.
 * Packed at build, unpacked wherever the tool is drawn.
 */
import type { Degree } from "../ui/degree.ts";
import { CitedSources, type Source } from "../ui/sourced.ts";
import type { Fact } from "./fact.ts";
import type { UnitName } from "./units.ts";
import type { Risk } from "./warnings.ts";
import { formatFact, writeFact } from "./write-fact.ts";

/** A fact in few bytes; 0 stands for an absent unit or date. `sources` are places in the table's own list. */
type PackedFact = [
  value: string | number | boolean,
  unit: UnitName | 0,
  asOf: string | 0,
  degree: Degree,
  sources: number[],
  note?: string,
];

/** Facts that products share, each once. */
export type PackedFacts = {
  facts: PackedFact[];
  sources: Source[];
};

/** A product or service of a tool; `facts` are places in the table, in the order of the names given with it. */
export type PackedProduct = {
  /** `n26.metal`, or a partner's slug. */
  id: string;
  name: string;
  path: string | null;
  /** Left out where there is none. */
  risk?: Risk;
  facts: number[];
};

/** The place of a fact that the catalogue does not have, or whose value nobody publishes. */
const UNKNOWN = -1;

/** Gathers facts; `table` is what a tool's props carry. */
export class FactPacker {
  readonly #places = new Map<string, number>();
  readonly #facts: PackedFact[] = [];
  // The tool lists the sources of what it shows; the page's own list would hold all of them.
  readonly #sources: CitedSources;

  /** @param typeset how words are written, once for all */
  constructor(typeset: (text: string) => string) {
    this.#sources = new CitedSources(typeset);
  }

  /** The place of a fact in the table. */
  pack(fact: Fact | undefined): number {
    if (!fact || fact.value === null) return UNKNOWN;
    const packed = this.#write(fact);
    const key = JSON.stringify(packed);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.#facts.push(packed) - 1;
    this.#places.set(key, place);
    return place;
  }

  get table(): PackedFacts {
    return { facts: this.#facts, sources: this.#sources.all };
  }

  /** Numbers and yes-or-no stay values, to be ranked and worked with; the rest is text as it will be read. */
  #write(fact: Fact): PackedFact {
    const { value, unit, asOf, degree, others } = fact;
    // Written as it is shown elsewhere: what others state is told in its note.
    const { note, sources } = writeFact(fact, this.#sources);
    const isValue = (typeof value === "number" && !others) || typeof value === "boolean";
    return [
      isValue ? value : this.#sources.typeset(formatFact(fact)),
      unit ?? 0,
      asOf ?? 0,
      degree,
      sources,
      ...(note ? ([note] as const) : ([] as const)),
    ];
  }
}

/** Whether a place holds a fact. */
export function isKnown(place: number | undefined): boolean {
  return place !== undefined && place !== UNKNOWN;
}

type Facts = Record<string, Fact>;
type OpenTable = ReturnType<typeof openTable>;

/** Tables that are open, as long as they are somewhere else too: they never change. */
const openTables = new WeakMap<PackedFacts, OpenTable>();

/** Opens a table once; `factsOf` answers for one product or service after the other. */
export function unpackFacts(table: PackedFacts): OpenTable {
  const known = openTables.get(table) ?? openTable(table);
  openTables.set(table, known);
  return known;
}

function openTable({ facts, sources }: PackedFacts) {
  const unpacked = new WeakMap<readonly number[], { names: readonly string[]; own: Facts }>();
  return {
    /**
     * @param names what the places of `packed` stand for
     * @returns the facts that are known, by name; ids are `n26.metal.monthlyFee`
     */
    factsOf(id: string, names: readonly string[], packed: readonly number[]): Readonly<Facts> {
      const before = unpacked.get(packed);
      if (before?.names === names) return before.own;
      const known = packed.flatMap((place, index): [string, Fact][] => {
        const name = names[index];
        const fact = facts[place];
        return fact && name ? [[name, unpackFact(`${id}.${name}`, fact, sources)]] : [];
      });
      const own = Object.fromEntries(known);
      unpacked.set(packed, { names, own });
      return own;
    },
  };
}

function unpackFact(id: string, packed: PackedFact, sources: readonly Source[]): Fact {
  const [value, unit, asOf, degree, cited, note] = packed;
  return {
    id,
    value,
    unit: unit || null,
    asOf: asOf || null,
    // A tool has no sentences: its notes lead to its list of sources.
    sources: cited.flatMap((place) => {
      const source = sources[place];
      return source ? [{ ...source, quote: null }] : [];
    }),
    degree,
    ...(note ? { note } : {}),
  };
}
