// A text whose found words are set apart, and what a result shows of its page.

import { fold } from "../components/listings/query.ts";
import type { SearchDocument } from "./document.ts";
import { cutText, stemTerm } from "./words.ts";

/** Pieces of a text in order; a piece in an array is one to mark. */
export type Marked = (string | [string])[];

/** Marks the words of a text that stand for one of the index's `terms`. */
export function markText(text: string, terms: ReadonlySet<string>): Marked {
  const marked: Marked = [];
  for (const { piece, isWord } of cutText(text)) {
    const last = marked.at(-1);
    if (isWord && isFound(piece, terms)) marked.push([piece]);
    else if (typeof last === "string") marked[marked.length - 1] = last + piece;
    else marked.push(piece);
  }
  return marked;
}

/** Beyond the title: the description, and where else the words stand. */
export type Excerpt = {
  description: Marked;
  /** The first heading that holds a word the title and the description lack. */
  heading?: Marked;
  /** Found words that stand in the text alone. */
  words: string[];
};

/** What to show of a page found by `terms`. */
export function excerptOf(page: SearchDocument, terms: ReadonlySet<string>): Excerpt {
  const description = markText(page.description, terms);
  const shown = foundIn([page.titre, page.description], terms);
  const heading = page.headings.find((text) =>
    [...foundIn([text], terms)].some((s) => !shown.has(s)),
  );
  return {
    description,
    ...(heading && { heading: markText(heading, terms) }),
    words: page.words.filter((word) => isFound(word, terms)),
  };
}

function foundIn(texts: readonly string[], terms: ReadonlySet<string>): Set<string> {
  const words = texts.flatMap((text) => cutText(text).filter(({ isWord }) => isWord));
  return new Set(
    words.flatMap(({ piece }) => (isFound(piece, terms) ? [stemTerm(fold(piece))] : [])),
  );
}

function isFound(word: string, terms: ReadonlySet<string>): boolean {
  const folded = fold(word);
  return terms.has(folded) || terms.has(stemTerm(folded));
}
