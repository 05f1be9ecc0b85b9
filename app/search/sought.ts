// What was looked for, as the words of a page that was found are compared with it.
import { fold } from "../components/listings/query.ts";
import { isTelling, stemTerm } from "./words.ts";

export type Sought = { words: string[]; beginnings: string[]; stems: string[] };

/** Whether a word, as a page writes it, is one that was looked for. */
export type IsFound = (word: string) => boolean;

export function createIsFound(sought: readonly Sought[]): IsFound {
  const words = new Set(sought.flatMap((each) => each.words));
  const stems = new Set(sought.flatMap((each) => each.stems));
  const beginnings = [...new Set(sought.flatMap((each) => each.beginnings))];
  // A stem keeps the first letter of its word: most words of a page need no stemming to be told apart.
  const firstLetters = new Set([...stems].map((stem) => stem.charAt(0)));

  return (word) => {
    const folded = fold(word);
    if (words.has(folded)) return true;
    if (beginnings.some((letters) => folded.startsWith(letters))) return isTelling(folded);
    return firstLetters.has(folded.charAt(0)) && stems.has(stemTerm(folded));
  };
}
