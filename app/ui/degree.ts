// How well a figure is proven, in words: what a tag beside it says, and what its note says.

/** From the surest on; « missing » is what nobody publishes. */
export const DEGREES = [
  "confirmed",
  "crossChecked",
  "reported",
  "old",
  "contested",
  "unsourced",
  "missing",
] as const;

export type Degree = (typeof DEGREES)[number];

type Words = {
  /** Its name, in a list of degrees. */
  name: string;
  /** Behind a figure; none for what may be relied upon, and for what is told as not known. */
  tag?: string;
  /** In its note; none for what is confirmed: who says it stands there. */
  sentence?: string;
};

const WORDS: Record<Degree | "undated", Words> = {
  confirmed: { name: "confirmé" },
  crossChecked: { name: "recoupé", sentence: "Recoupé par deux éditeurs indépendants." },
  reported: { name: "rapporté", tag: "rapporté", sentence: "Ni officiel, ni recoupé." },
  old: { name: "ancien", tag: "ancien", sentence: "Trop ancien pour décider." },
  undated: { name: "ancien", tag: "sans date", sentence: "Rien ne dit que c’est encore vrai." },
  contested: { name: "contesté", tag: "contesté", sentence: "Les sources se contredisent." },
  unsourced: {
    name: "sans source",
    tag: "sans source",
    sentence: "Aucune source publique à citer.",
  },
  missing: { name: "non vérifié", sentence: "Nous ne l’avons pas vérifié." },
};

/** What is said of a degree. @param asOf of a figure: an old one without a date (null) has words of its own */
export function wordsOf(degree: Degree, asOf?: string | null): Words {
  return WORDS[degree === "old" && asOf === null ? "undated" : degree];
}

/** Whether a figure may carry a decision: a rank, a sum, a verdict. */
export function isProven(degree: Degree): boolean {
  return degree === "confirmed" || degree === "crossChecked";
}

/** Whether it is shown with a word of doubt beside it. */
export function isDoubtful(degree: Degree): boolean {
  return wordsOf(degree).tag !== undefined;
}

/** The least sure of several degrees that are known; « confirmed » where none is in doubt. */
export function leastSure(degrees: readonly Degree[]): Degree {
  return (
    DEGREES.findLast((degree) => degree !== "missing" && degrees.includes(degree)) ?? "confirmed"
  );
}
