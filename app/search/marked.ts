// What was looked for, as the texts of a page that was found are compared with it, and what a result shows of them.

import { memoize } from "../ui/memoize.ts";
import { fold } from "../ui/text.ts";
import type { SearchDocument } from "./index-format.ts";
import { cutText, isSignificant, stemTerm } from "./words.ts";

/** The words, the beginnings of words and the stems that stand for one word of a question. */
export type Sought = { words: string[]; beginnings: string[]; stems: string[] };

export type Finder = {
  /** Whether a word, as a page writes it, is one that was looked for. */
  isFound(word: string): boolean;
  /** False where a text surely holds none: most texts need not be cut into words. */
  mayHold(text: string): boolean;
};

/** Words of one answer: a few thousand. */
const MAX_ANSWERS = 10_000;
/** Texts and words of pages: they come back whatever is searched for. */
const MAX_FOLDED = 20_000;
const foldOnce = memoize(MAX_FOLDED, fold);

/** Finds the words of a question in texts. */
export function createFinder(sought: readonly Sought[]): Finder {
  const words = new Set(sought.flatMap((each) => each.words));
  const stems = new Set(sought.flatMap((each) => each.stems));
  const beginnings = [...new Set(sought.flatMap((each) => each.beginnings))];
  const stemHeads = [...new Set([...stems].map(headOf))];
  // Letters and digits alone, as words are cut. One expression asks for all of them at once, thousands of times.
  const heads = [...words, ...beginnings, ...stemHeads].join("|") || "(?!)";
  const begun = new RegExp(`^(?:${heads})`);
  const held = new RegExp(heads);
  /** Results share most of their words. */
  const isFound = memoize(MAX_ANSWERS, (word: string) => isSought(foldOnce(word)));

  return {
    isFound,
    mayHold(text) {
      return held.test(foldOnce(text));
    },
  };

  function isSought(folded: string): boolean {
    if (!begun.test(folded)) return false;
    if (words.has(folded)) return true;
    if (beginnings.some((letters) => folded.startsWith(letters))) return isSignificant(folded);
    return stemHeads.some((head) => folded.startsWith(head)) && stems.has(stemTerm(folded));
  }
}

/** The letters that a stem shares with all its words: the stemmer may exchange the last two (« chevaux », « cheval »). */
function headOf(stem: string): string {
  const letters = stem.slice(0, -1);
  return letters.slice(0, Math.max(2, letters.length - 2));
}

/** Pieces of a text in order; a piece in an array is one to mark. */
export type Marked = (string | [string])[];

/** Marks the words of a text that were looked for. */
export function markText(text: string, { isFound, mayHold }: Finder): Marked {
  if (!mayHold(text)) return [text];
  const marked: Marked = [];
  let plain = "";
  // Every other piece is a word.
  for (const [place, piece] of cutOnce(text).entries()) {
    if (place % 2 === 0 || !isFound(piece)) plain += piece;
    else {
      if (plain) marked.push(plain);
      marked.push([piece]);
      plain = "";
    }
  }
  if (plain) marked.push(plain);
  return marked;
}

/** Titles, descriptions and headings: those of a page come back whatever is searched for. */
const MAX_CUTS = 2_000;
const cutOnce = memoize(MAX_CUTS, cutText);

/** The text without its marks. */
export function plainText(marked: Marked): string {
  return marked.flat().join("");
}

/**
 * What to show of a page that was found, beyond its title: the description, and where else the words stand.
 * @param titre its title, marked
 */
export function excerptOf(page: SearchDocument, titre: Marked, finder: Finder) {
  const description = markText(page.description, finder);
  const shown = new Set([...foundIn(titre), ...foundIn(description)]);
  const heading = findHeading(page.headings, shown, finder);
  const words = finder.mayHold(page.words.join(" ")) ? page.words.filter(finder.isFound) : [];
  return {
    description,
    // The first heading that holds a word the title and the description lack.
    ...(heading && { heading }),
    /** Found words that stand in the text alone. */
    words,
  };
}

/** Marked one after the other: the first that holds a word is among the first, mostly. */
function findHeading(headings: readonly string[], shown: ReadonlySet<string>, finder: Finder) {
  for (const text of headings) {
    const marked = markText(text, finder);
    if (foundIn(marked).some((stem) => !shown.has(stem))) return marked;
  }
  return undefined;
}

/** The stems of the marked words. */
function foundIn(marked: Marked): string[] {
  return marked.flatMap((piece) => (typeof piece === "string" ? [] : stemTerm(fold(piece[0]))));
}
