// Texts compared as French does: accents and case aside, names in their order.

/** True where every word of `query` stands in `text`, accents and case aside. */
export function matchesText(query: string, text: string): boolean {
  if (!query) return true;
  const haystack = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

/** For sorting by name, as French does. One collator for all: a listing compares hundreds of names each time it is drawn. */
export const compareNames = new Intl.Collator("fr").compare;

const PLAIN = /^[ -~]*$/;

/**
 * « Œuvre », « ÉTÉ » → "oeuvre", "ete". Here and not in app/search, so that a page with a listing
 * does not load the stemmer and the stop words with it.
 */
export function fold(text: string): string {
  // Most words are plain letters: a search folds thousands of them for one answer.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
}
