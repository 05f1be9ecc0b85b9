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
    sentence: "Rapporté\u202f: une seule source, qui n’est ni l’entreprise ni une autorité.",
  },
  old: { tag: "ancien", sentence: "Ancien\u202f: relevé il y a plus de dix-huit mois." },
  undated: { tag: "sans date", sentence: "Sans date\u202f: rien ne dit que c’est encore vrai." },
  conflict: { tag: "contesté", sentence: "Contesté\u202f: nos sources se contredisent." },
  unknown: { tag: "sans source", sentence: "Sans source publique qui l’affirme." },
};

/** What is said of a figure in doubt; an old one without a date has words of its own. */
export function wordsOf(doubt: Doubt, asOf: string | null): Words {
  return WORDS[doubt === "old" && asOf === null ? "undated" : doubt];
}

/** The gravest of several degrees; null where every figure is confirmed. */
export function gravest(doubts: readonly (Doubt | null)[]): Doubt | null {
  return DOUBTS.findLast((doubt) => doubts.includes(doubt)) ?? null;
}
