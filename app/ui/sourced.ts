// A figure as it is written on a page, with where it comes from.
import type { Doubt } from "./doubt.ts";

/** Who speaks in a source, in the words a note says it with. */
export const SOURCE_KINDS = {
  official: "source officielle",
  regulator: "autorité ou registre",
  press: "presse",
  comparator: "comparateur",
  forum: "forum",
} as const;

export type SourceKind = keyof typeof SOURCE_KINDS;

/** Every kind, for the schemas of facts and of front matter; whoever is believed first stands first. */
export const SOURCE_KIND_NAMES = Object.keys(SOURCE_KINDS) as [SourceKind, ...SourceKind[]];

/** Why a source weighs less than its kind, in words: it says so of itself, or only a third party was read. */
export const CAUTIONS = {
  unverified: "se dit elle-même non vérifiée",
  unread: "citée par un tiers, page non lue",
} as const;

/** A public source; `asOf` is when it was written or read: "2026-08", "2025", or null when nobody knows. */
export type Source = {
  url: string;
  title: string;
  kind: SourceKind;
  asOf: string | null;
  caution?: keyof typeof CAUTIONS | undefined;
};

/** A value written out, with where it comes from. */
export type Sourced = {
  text: string;
  /** How far a known value is in doubt; null for a confirmed one, and for « non communiqué ». */
  doubt: Doubt | null;
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
  /** By address; a tool cites a thousand times. */
  readonly #places = new Map<string, number>();
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

  #place({ title, ...source }: Source): number {
    const { url, asOf } = source;
    const at = this.#places.get(url) ?? this.all.length;
    const known = this.all[at];
    if (!known) {
      this.#places.set(url, at);
      this.all.push({ ...source, title: this.typeset(title) });
      return at;
    }
    if (asOf && (known.asOf ?? "") < asOf) known.asOf = asOf;
    return at;
  }
}
