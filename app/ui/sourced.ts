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
