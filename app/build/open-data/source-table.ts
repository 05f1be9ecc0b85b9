import type { Source } from "../../ui/sourced.ts";
import type { CatalogueFile } from "./catalogue-schema.ts";

/**
 * The sources of a file of open data, each once. Two readings of one address, of different months, are two: the degree of
 * doubt of a fact follows from the month of its own.
 */
export class SourceTable {
  readonly all: CatalogueFile["sources"] = [];
  readonly #places = new Map<string, number>();

  /** The places of sources in the table, which grows by those that are new. */
  cite(sources: readonly Source[]): number[] {
    return sources.map(({ url, title, kind, asOf, caution = null }) => {
      const key = JSON.stringify([url, title, kind, asOf, caution]);
      const place = this.#places.get(key) ?? this.#add({ url, title, kind, asOf, caution });
      this.#places.set(key, place);
      return place;
    });
  }

  /** Addresses as the standard spells them: a file of the catalogue may hold one as a browser shows it. */
  #add(source: CatalogueFile["sources"][number]): number {
    return this.all.push({ ...source, url: new URL(source.url).href }) - 1;
  }
}
