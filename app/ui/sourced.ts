// A figure as it is written on a page, with where it comes from.

/** A public source; `asOf` is when it was read: "2026-08", "2025", or null when nobody knows. */
export type Source = { url: string; title: string; asOf: string | null };

/** A value written out, with where it comes from. */
export type Sourced = {
  text: string;
  /** A known value to draw « à vérifier »; false for « non communiqué ». */
  unconfirmed: boolean;
  asOf: string | null;
  note?: string;
  /** Places in the list of sources of the page, or of the tool. */
  sources: number[];
};

/** A value under its name: « Retraits à l’étranger ». */
export type Labelled = Sourced & { id: string; label: string };

/** The sources that a page or a tool cites, each once, in the order it first leans on them. */
export class CitedSources {
  readonly all: Source[] = [];
  /** How words are written where these sources are cited. */
  readonly typeset: (text: string) => string;

  /** @param typeset left out where facts and sources come typeset, as those of a tool do */
  constructor(typeset = (text: string) => text) {
    this.typeset = typeset;
  }

  /** Places of the sources, from 0; a source cited again keeps its place and its latest date. */
  cite(sources: readonly Source[]): number[] {
    return [...new Set(sources.map((source) => this.#place(source)))];
  }

  #place({ url, title, asOf }: Source): number {
    const at = this.all.findIndex((known) => known.url === url);
    const known = this.all[at];
    if (!known) return this.all.push({ url, title: this.typeset(title), asOf }) - 1;
    if (asOf && (known.asOf ?? "") < asOf) known.asOf = asOf;
    return at;
  }
}
