// A text whose found words are set apart, and what a result shows of its page.

import { fold } from "../ui/query.ts";
import type { SearchDocument } from "./document.ts";
import type { Finder } from "./sought.ts";
import { cutText, stemTerm } from "./words.ts";

/** Pieces of a text in order; a piece in an array is one to mark. */
export type Marked = (string | [string])[];

/** Marks the words of a text that were looked for. */
export function markText(text: string, { isFound, mayHold }: Finder): Marked {
  if (!mayHold(text)) return [text];
  const marked: Marked = [];
  for (const { piece, isWord } of cutText(text)) {
    const last = marked.at(-1);
    if (isWord && isFound(piece)) marked.push([piece]);
    else if (typeof last === "string") marked[marked.length - 1] = last + piece;
    else marked.push(piece);
  }
  return marked;
}

/** The text without its marks. */
export function plainText(marked: Marked): string {
  return marked.flat().join("");
}

/** Beyond the title: the description, and where else the words stand. */
export type Excerpt = {
  description: Marked;
  /** The first heading that holds a word the title and the description lack. */
  heading?: Marked;
  /** Found words that stand in the text alone. */
  words: string[];
};

/**
 * What to show of a page that was found.
 * @param titre its title, marked
 */
export function excerptOf(page: SearchDocument, titre: Marked, finder: Finder): Excerpt {
  const description = markText(page.description, finder);
  const shown = new Set([...foundIn(titre), ...foundIn(description)]);
  const heading = page.headings
    .map((text) => markText(text, finder))
    .find((marked) => foundIn(marked).some((stem) => !shown.has(stem)));
  const words = finder.mayHold(page.words.join(" ")) ? page.words.filter(finder.isFound) : [];
  return { description, ...(heading && { heading }), words };
}

/** The stems of the marked words. */
function foundIn(marked: Marked): string[] {
  return marked.flatMap((piece) => (typeof piece === "string" ? [] : stemTerm(fold(piece[0]))));
}
