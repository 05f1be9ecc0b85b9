import type { Citation, Source } from "../../ui/sourced.ts";
import type { CatalogueFile } from "./catalogue-schema.ts";

/**
 * The sources of a file of open data, each once. Two readings of one address, of different months, are two: the degree of
 * a fact follows from the month of its own.
 */
export class SourceTable {
  readonly all: CatalogueFile["sources"] = [];
  readonly #places = new Map<string, number>();

  /** The places of sources in the table, which grows by those that are new. */
  cite(sources: readonly (Source | Citation)[]): number[] {
    return sources.map((source) => this.#place(source));
  }

  /** The same, each with the sentence that it is cited for. */
  quote(citations: readonly Citation[]): { source: number; quote: string | null }[] {
    return citations.map((citation) => ({ source: this.#place(citation), quote: citation.quote }));
  }

  #place(cited: Source | Citation): number {
    const { url, copy = null, archive = null, title, publisher, kind, country, language } = cited;
    const { asOf, caution = null } = cited;
    const rest = { title, publisher, kind, country, language, asOf, caution };
    // Addresses as the standard spells them: a file of the catalogue may hold one as a browser shows it.
    const source = { url: new URL(url).href, copy, archive, ...rest };
    const key = JSON.stringify(source);
    const place = this.#places.get(key) ?? this.all.push(source) - 1;
    this.#places.set(key, place);
    return place;
  }
}
