/** Facts of many products in few bytes: each fact once, each source once. app/tools/comparator/packed-facts.ts opens it. */
import type { Fact } from "../../../catalogue/fact.ts";
import type { PackedFact, PackedFacts } from "../../packed-facts.ts";
import { SourceList } from "../source-list.ts";
import { typeset } from "../typography.ts";
import type { DirectiveContext } from "./directive.ts";

/** The place of a fact that the catalogue does not have, or whose value nobody publishes. */
const UNKNOWN = -1;

/** Gathers facts; `table` is what a tool's props carry. */
export class FactPacker {
  readonly #places = new Map<string, number>();
  readonly #facts: PackedFact[] = [];
  // The tool lists the sources of what it shows; the page's own list would hold all of them.
  readonly #sources = new SourceList();
  readonly #catalogue: DirectiveContext["catalogue"];

  constructor({ catalogue }: DirectiveContext) {
    this.#catalogue = catalogue;
  }

  /** The places of a product's facts, in the order of `names`; where it has none of a name, its partner's. */
  pack(id: string, partner: string, names: readonly string[]): number[] {
    return names.map((name) => {
      const fact =
        this.#catalogue.findFact(`${id}.${name}`) ?? this.#catalogue.findFact(`${partner}.${name}`);
      return fact && fact.value !== null ? this.#place(fact) : UNKNOWN;
    });
  }

  get table(): PackedFacts {
    const sources = this.#sources.all.map(
      ({ url, title, asOf }): PackedFacts["sources"][number] => [url, title, asOf],
    );
    return { facts: this.#facts, sources };
  }

  #place(fact: Fact): number {
    const packed = this.#write(fact);
    const key = JSON.stringify(packed);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.#facts.push(packed) - 1;
    this.#places.set(key, place);
    return place;
  }

  /** Numbers and yes-or-no stay values, to be ranked and worked with; the rest is text as it will be read. */
  #write(fact: Fact): PackedFact {
    const { value, unit, asOf, confirmed, sources, note } = fact;
    const isText = typeof value === "string" || Array.isArray(value) || value === null;
    return [
      isText ? typeset(this.#catalogue.formatFact(fact)) : value,
      unit ?? 0,
      asOf ?? 0,
      confirmed ? 1 : 0,
      this.#sources.cite(sources),
      ...(note ? ([typeset(note)] as const) : ([] as const)),
    ];
  }
}
