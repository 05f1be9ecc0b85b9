/** Facts of many products in few bytes: each fact once, each source once. app/catalogue/packed-facts.ts opens it. */
import type { Fact } from "../catalogue/fact.ts";
import type { PackedFact, PackedFacts, PackedProduct } from "../catalogue/packed-fact.ts";
import type { DirectiveContext } from "../pages/compiler/directive.ts";
import { SourceList } from "../pages/compiler/source-list.ts";
import { typeset } from "../pages/french/typography.ts";
import { demandProduct } from "./demand.ts";

/** The place of a fact that the catalogue does not have, or whose value nobody publishes. */
const UNKNOWN = -1;

/** Gathers facts; `table` is what a tool's props carry. */
export class FactPacker {
  readonly #places = new Map<string, number>();
  readonly #facts: PackedFact[] = [];
  // The tool lists the sources of what it shows; the page's own list would hold all of them.
  readonly #sources = new SourceList();
  readonly #context: DirectiveContext;

  constructor(context: DirectiveContext) {
    this.#context = context;
  }

  /** A product or service with the places of its facts, in the order of `names`. @throws where there is none */
  packProduct(id: string, names: readonly string[]): PackedProduct {
    const { name, partner, path, risk } = demandProduct(id, this.#context);
    return { id, name, path, ...(risk && { risk }), facts: this.pack(id, partner, names) };
  }

  /** The places of a product's facts, in the order of `names`; where it has none of a name, its partner's. */
  pack(id: string, partner: string, names: readonly string[]): number[] {
    const { catalogue } = this.#context;
    return names.map((name) => {
      const fact = catalogue.findFact(`${id}.${name}`) ?? catalogue.findFact(`${partner}.${name}`);
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
      isText ? typeset(this.#context.catalogue.formatFact(fact)) : value,
      unit ?? 0,
      asOf ?? 0,
      confirmed ? 1 : 0,
      this.#sources.cite(sources),
      ...(note ? ([typeset(note)] as const) : ([] as const)),
    ];
  }
}
