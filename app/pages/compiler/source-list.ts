/** The sources of one page, each once, in the order the page first leans on them. */

import type { Source } from "../../ui/sourced.ts";
import { typeset } from "../french/typography.ts";

/** Collects sources; `cite` answers with their places in the list. */
export class SourceList {
  readonly all: Source[] = [];

  /** Indexes of the sources, from 0; a source cited again keeps its place and its latest date. */
  cite(sources: readonly Source[]): number[] {
    return [...new Set(sources.map((source) => this.#place(source)))];
  }

  #place({ url, title, asOf }: Source): number {
    const at = this.all.findIndex((known) => known.url === url);
    const known = this.all[at];
    if (!known) return this.all.push({ url, title: typeset(title), asOf }) - 1;
    if (asOf && (known.asOf ?? "") < asOf) known.asOf = asOf;
    return at;
  }
}
