/** Build: beginnings that so many words share (« ca… ») that a search could not look them up one by one. */
import { MIN_BEGINNING, weightOfBeginning } from "./index-format.ts";
import { unpackNumbers } from "./packed-numbers.ts";
import { packPostings, type WeighedTerm } from "./weigh-terms.ts";
import { isStem } from "./words.ts";

/** Characters of postings that a search may read for one beginning: less than a piece of terms. */
const MAX_LENGTH = 32_000;

/** @returns the letters, and what every page that has a word begun by them weighs, packed */
export function weighBeginnings(terms: ReadonlyMap<string, WeighedTerm>): [string, string][] {
  const words = [...terms.keys()].filter((term) => !isStem(term));
  const begun = new Map<string, { length: number; words: string[] }>();
  for (const word of words) {
    for (let end = MIN_BEGINNING; end <= word.length; end++) {
      const letters = word.slice(0, end);
      const known = begun.get(letters) ?? { length: 0, words: [] };
      known.length += terms.get(word)?.packed.length ?? 0;
      known.words.push(word);
      begun.set(letters, known);
    }
  }
  return [...begun]
    .filter(([, { length }]) => length > MAX_LENGTH)
    .map(([letters, { words }]) => [letters, addUp(letters, words, terms)]);
}

function addUp(letters: string, words: readonly string[], terms: ReadonlyMap<string, WeighedTerm>) {
  const weights = new Map<number, number>();
  for (const word of words) {
    const numbers = unpackNumbers(terms.get(word)?.packed ?? "");
    let page = 0;
    for (let at = 0; at < numbers.length; at += 2) {
      page += numbers[at] ?? 0;
      const weight = (numbers[at + 1] ?? 0) * weightOfBeginning(letters, word);
      weights.set(page, (weights.get(page) ?? 0) + weight);
    }
  }
  return packPostings([...weights]);
}
