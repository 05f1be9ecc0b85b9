/** Facts as the props of a tool carry them, by their names: their sources are places in the tool's own list. */
import type { CitedSources, Source } from "../ui/sourced.ts";
import type { Fact } from "./fact.ts";
import type { Risk } from "./warnings.ts";
import { formatFact, writeFact } from "./write-fact.ts";

/** A fact without what its place says of it, and without what is null. `sources` are places in the tool's list. */
type ToolFact = Pick<Fact, "degree" | "note"> & {
  /** Numbers and yes-or-no stay values, to be ranked and worked with; the rest is text as it will be read. */
  value: string | number | boolean;
  unit?: NonNullable<Fact["unit"]>;
  asOf?: string;
  sources: number[];
};

/** Those that the catalogue has, by name. */
type ToolFacts = Readonly<Partial<Record<string, ToolFact>>>;

/** A product or service that a tool may choose. */
export type ToolProduct = {
  /** `n26.metal`, or a partner's slug. */
  id: string;
  name: string;
  path: string | null;
  /** Left out where there is none. */
  risk?: Risk;
  /** What the firm is, where it is no bank. */
  noBank?: string;
  facts: ToolFacts;
};

/**
 * Facts for a tool; those whose value nobody publishes are left out.
 * @param sources the list that the tool carries; it grows by those that are new
 */
export function writeToolFacts(
  names: readonly string[],
  find: (name: string) => Fact | undefined,
  sources: CitedSources,
): ToolFacts {
  const entries = names.flatMap((name): [string, ToolFact][] => {
    const fact = find(name);
    return fact && fact.value !== null ? [[name, writeToolFact(fact, fact.value, sources)]] : [];
  });
  return Object.fromEntries(entries);
}

function writeToolFact(
  fact: Fact,
  value: NonNullable<Fact["value"]>,
  sources: CitedSources,
): ToolFact {
  const { unit, asOf, degree, others } = fact;
  // Written as it is shown elsewhere: what others state is told in its note.
  const { note, sources: cited } = writeFact(fact, sources);
  const isValue = (typeof value === "number" && !others) || typeof value === "boolean";
  return {
    value: isValue ? value : sources.typeset(formatFact(fact)),
    ...(unit && { unit }),
    ...(asOf && { asOf }),
    degree,
    sources: cited,
    ...(note && { note }),
  };
}

type Facts = Readonly<Record<string, Fact>>;

/** What was read, as long as the props it was read from are in memory: they never change, nor does the list of their tool. */
const read = new WeakMap<ToolFacts, Facts>();

/**
 * The facts of a tool as the rest of the site knows them.
 * @param id what they are facts of: that of its price is `n26.metal.monthlyFee`
 * @param sources the tool's list
 */
export function readToolFacts(id: string, facts: ToolFacts, sources: readonly Source[]): Facts {
  const known = read.get(facts);
  if (known) return known;
  const own = Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) =>
      fact ? [[name, readToolFact(`${id}.${name}`, fact, sources)]] : [],
    ),
  );
  read.set(facts, own);
  return own;
}

function readToolFact(id: string, fact: ToolFact, sources: readonly Source[]): Fact {
  const { unit = null, asOf = null } = fact;
  // A tool has no sentences: its notes lead to its list of sources.
  const cited = fact.sources.flatMap((place) => sources[place] ?? []);
  return { ...fact, id, unit, asOf, sources: cited.map((source) => ({ ...source, quote: null })) };
}
