// Words that differ from what was typed by a few letters, among those that the index lists.
import { distance } from "fastest-levenshtein";

export type SimilarWord = { word: string; edits: number };

/** Letters that may be wrong in a word: none in « n26 », one in « joko », two in « fortuneo ». */
export function maxEdits(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/**
 * @param list a line per length of words, "6 banquecompte"
 * @param limit letters to add, drop or change at most; two neighbours in each other's place (« cruve ») are one
 * @returns the closest first, else in the list's order
 */
export function findSimilarWords(list: string, typed: string, limit: number): SimilarWord[] {
  // However the edits fall, one more part than edits leaves one part as it was: words without any of them are
  // passed over by the engine's own search through the text, which is far quicker than a look at each word.
  const parts = cut(typed, limit + 1);
  const swapped = new Set(swaps(typed));
  const similar: SimilarWord[] = [];
  for (const line of list.split("\n")) {
    const start = line.indexOf(" ") + 1;
    const length = Number(line.slice(0, start));
    if (length === 0 || Math.abs(length - typed.length) > limit) continue;
    const wanted = length === typed.length ? [...parts, ...swapped] : parts;
    for (const word of wordsWith(wanted, line, start, length)) {
      const edits = swapped.has(word) ? 1 : distance(typed, word);
      if (edits <= limit) similar.push({ word, edits });
    }
  }
  return similar.sort((a, b) => a.edits - b.edits);
}

/** The words of a line, all of one length, that hold one of `parts`. */
function wordsWith(parts: readonly string[], line: string, start: number, length: number) {
  const words = new Set<string>();
  for (const part of parts) {
    for (let at = line.indexOf(part, start); at !== -1; at = line.indexOf(part, at + 1)) {
      const inWord = (at - start) % length;
      // Across the border of two words it is in neither.
      if (inWord + part.length <= length) words.add(line.slice(at - inWord, at - inWord + length));
    }
  }
  return words;
}

/** Cuts a word into parts of nearly the same length. */
function cut(word: string, parts: number): string[] {
  const places = Array.from({ length: parts + 1 }, (_, i) => Math.round((i * word.length) / parts));
  return places.slice(1).flatMap((end, i) => word.slice(places[i], end) || []);
}

/** The word with two neighbouring letters in each other's place, everywhere in turn. */
function swaps(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, i) => {
    return word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2);
  });
}
