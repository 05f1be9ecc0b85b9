// How far a figure can be trusted, in words: what a tag beside it says, and what its note says.

/** Degrees of doubt, least first; a figure without one is confirmed. */
export const DOUBTS = ["reported", "old", "conflict", "unknown"] as const;

export type Doubt = (typeof DOUBTS)[number];

type Words = {
  /** Behind a figure. */
  tag: string;
  /** In its note. */
  sentence: string;
};

const WORDS: Record<Doubt | "undated", Words> = {
  reported: {
    tag: "rapporté",
    sentence: "Ni officiel, ni recoupé.",
  },
  old: { tag: "ancien", sentence: "Plus de dix-huit mois." },
  undated: { tag: "sans date", sentence: "Rien ne dit que c’est encore vrai." },
  conflict: { tag: "contesté", sentence: "Les sources se contredisent." },
  unknown: { tag: "sans source", sentence: "Aucune source publique à citer." },
};

/** What is said of a degree of doubt. @param asOf of a figure: an old one without a date (null) has words of its own */
export function wordsOf(doubt: Doubt, asOf?: string | null): Words {
  return WORDS[doubt === "old" && asOf === null ? "undated" : doubt];
}

/** The gravest of several degrees; null where every figure is confirmed. */
export function gravest(doubts: readonly (Doubt | null)[]): Doubt | null {
  return DOUBTS.findLast((doubt) => doubts.includes(doubt)) ?? null;
}
