// Words that differ from what was typed by a few letters, among those that the index lists.
import { distance } from "fastest-levenshtein";

export type NearWord = { word: string; slips: number };

/** Letters that may be wrong in a word: none in « n26 », one in « joko », two in « fortuneo ». */
export function allowedSlips(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/**
 * @param list a line per length of words, "6 banquecompte"
 * @param limit letters to add, drop or change at most; two neighbours in each other's place (« cruve ») are one
 * @returns the closest first, else in the list's order
 */
export function nearWords(list: string, typed: string, limit: number): NearWord[] {
  const letters = lettersOf(typed);
  const swapped = new Set(swaps(typed));
  const near: NearWord[] = [];
  for (const line of list.split("\n")) {
    const start = line.indexOf(" ") + 1;
    const length = Number(line.slice(0, start));
    if (length === 0 || Math.abs(length - typed.length) > limit) continue;
    for (let at = start; at < line.length; at += length) {
      const word = line.slice(at, at + length);
      // Each slip changes at most two letters of the set: most words are left out here, without a distance.
      const others = countBits(letters ^ lettersOf(word));
      if (others > 2 * limit) continue;
      const slips = others === 0 && swapped.has(word) ? 1 : distance(typed, word);
      if (slips <= limit) near.push({ word, slips });
    }
  }
  return near.sort((a, b) => a.slips - b.slips);
}

/** The word with two neighbouring letters in each other's place, everywhere in turn. */
function swaps(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, i) => {
    return word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2);
  });
}

/** The letters of a word, a bit each; a few signs share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
