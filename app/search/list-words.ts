/** Build: the words that a slip may have meant, bounded: all of them would be as long as a dictionary. */
import type { SearchDocument } from "./document.ts";
import type { WeighedTerm } from "./weigh-terms.ts";
import { isStem, isTelling, splitWords } from "./words.ts";

/** Characters of a list: some ten thousand words. Those that fewest pages have are left out. */
const LIST_LENGTH = 80_000;

/** The words of titles, and the others; each a line per length, "6 banquecompte". */
export function listWords(
  documents: readonly SearchDocument[],
  terms: ReadonlyMap<string, WeighedTerm>,
): { titres: string; mots: string } {
  const titleWords = new Set(
    documents.flatMap(({ titre }) => splitWords(titre)).filter((word) => isTelling(word)),
  );
  const known = [...terms].sort((a, b) => b[1].pages - a[1].pages || (a[0] < b[0] ? -1 : 1));
  const words = known.map(([term]) => term).filter((term) => !isStem(term));
  return {
    titres: writeList(words.filter((word) => titleWords.has(word))),
    mots: writeList(words.filter((word) => !titleWords.has(word))),
  };
}

/** @param words those of most pages first */
function writeList(words: readonly string[]): string {
  const byLength = new Map<number, string[]>();
  let length = 0;
  for (const word of words) {
    length += word.length;
    if (length > LIST_LENGTH) break;
    const same = byLength.get(word.length);
    if (same) same.push(word);
    else byLength.set(word.length, [word]);
  }
  return [...byLength]
    .sort(([a], [b]) => a - b)
    .map(([letters, same]) => `${letters} ${same.sort().join("")}`)
    .join("\n");
}
