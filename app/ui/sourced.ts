// A figure as it is written on a page, with where it comes from.
import type { Degree } from "./degree.ts";

/** Who speaks in a source, in the words a note says it with. */
export const SOURCE_KINDS = {
  firm: "l’entreprise",
  authority: "autorité ou registre",
  law: "texte de loi",
  press: "presse",
  comparator: "comparateur",
  affiliate: "site payé par les parrainages",
  individual: "particulier",
  forum: "forum",
} as const;

export type SourceKind = keyof typeof SOURCE_KINDS;

/** Kinds of sources that the publisher's name does not give away. */
const UNTOLD: readonly SourceKind[] = ["comparator", "affiliate", "individual", "forum"];

/** Every kind, for the schemas of facts and of front matter; whoever is believed first stands first. */
export const SOURCE_KIND_NAMES = Object.keys(SOURCE_KINDS) as [SourceKind, ...SourceKind[]];

/** Why a source weighs less than its kind, in words: it says so of itself, or only a third party was read. */
export const CAUTIONS = {
  unverified: "se dit elle-même non vérifiée",
  unread: "citée par un tiers, page non lue",
} as const;

/** A public source. */
export type Source = {
  /** Where it stands, as its publisher gives it. */
  url: string;
  /** Where a whole copy of it can be read, if that is where it was read. */
  copy?: string | undefined;
  /** Where an archive keeps it. */
  archive?: string | undefined;
  title: string;
  /** Who answers for it: two sources of one publisher are one voice. */
  publisher: string;
  kind: SourceKind;
  /** Whose prices it speaks of: "FR"; "EU" where it is written for all of Europe. */
  country: string;
  language: string;
  /** When it was written, or last read as it stands: "2026-10-05", "2026-08", "2025", or null when nobody knows. */
  asOf: string | null;
  caution?: keyof typeof CAUTIONS | undefined;
};

/** Who speaks in a source: « Service-public », « MoneyVox, comparateur »; a private person is not named in our sentences. */
export function formatPublisher({ publisher, kind }: Pick<Source, "publisher" | "kind">): string {
  if (kind === "individual") return SOURCE_KINDS.individual;
  return UNTOLD.includes(kind) ? `${publisher}, ${SOURCE_KINDS[kind]}` : publisher;
}

/** A source that states a value, with the sentence that does, as printed there; null where none was kept. */
export type Citation = Source & { quote: string | null };

/** A value written out, with where it comes from. */
export type Sourced = {
  text: string;
  degree: Degree;
  asOf: string | null;
  note?: string;
  /** The sentence that says it, as the first of its sources prints it. */
  quote?: string;
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

  #place({ quote: _, title, ...source }: Source & { quote?: unknown }): number {
    const { asOf } = source;
    const address = source.copy ?? source.url;
    const at = this.#places.get(address) ?? this.all.length;
    const known = this.all[at];
    if (!known) {
      this.#places.set(address, at);
      this.all.push({ ...source, title: this.typeset(title) });
      return at;
    }
    if (asOf && (known.asOf ?? "") < asOf) known.asOf = asOf;
    return at;
  }
}
