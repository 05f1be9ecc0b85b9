// What was looked for, as the texts of a page that was found are compared with it.
import { fold } from "../ui/query.ts";
import { isTelling, stemTerm } from "./words.ts";

export type Sought = { words: string[]; beginnings: string[]; stems: string[] };

export type Finder = {
  /** Whether a word, as a page writes it, is one that was looked for. */
  isFound(word: string): boolean;
  /** False where a text surely holds none: most texts need not be cut into words. */
  mayHold(text: string): boolean;
};

export function createFinder(sought: readonly Sought[]): Finder {
  const words = new Set(sought.flatMap((each) => each.words));
  const stems = new Set(sought.flatMap((each) => each.stems));
  const beginnings = [...new Set(sought.flatMap((each) => each.beginnings))];
  const stemHeads = [...new Set([...stems].map(headOf))];
  const heads = [...words, ...beginnings, ...stemHeads];

  return {
    isFound(word) {
      const folded = fold(word);
      if (words.has(folded)) return true;
      if (beginnings.some((letters) => folded.startsWith(letters))) return isTelling(folded);
      return stemHeads.some((head) => folded.startsWith(head)) && stems.has(stemTerm(folded));
    },
    mayHold(text) {
      const folded = fold(text);
      return heads.some((head) => folded.includes(head));
    },
  };
}

/** The letters that a stem shares with all its words: the stemmer may exchange the last two (« chevaux », « cheval »). */
function headOf(stem: string): string {
  const letters = stem.slice(0, -1);
  return letters.slice(0, Math.max(2, letters.length - 2));
}
