// What an answer says in words, on the page and in the dialog alike. The engine (marked.ts) stays apart: the page has
// its answer from the server.
import { createElement, Fragment } from "react";
import { plural } from "../ui/plural.ts";
import type { Marked } from "./marked.ts";
import type { SearchAnswer } from "./search-index.ts";

/** How a search ended, in a sentence: « 3 pages trouvées. », « Aucune page trouvée. », and what was shown instead. */
export function describeAnswer(answer: SearchAnswer): string {
  const { hasWords, total, whole, results, isPartial } = answer;
  if (!hasWords)
    return "Ces mots ne disent pas ce que vous cherchez\u202f: ajoutez-en un plus précis.";
  if (total === 0) return "Aucune page trouvée.";
  const pages = plural(total, "page trouvée", "pages trouvées");
  const best = results.length < total ? `, voici les ${results.length} plus proches` : "";
  const some = whole < total ? `, dont ${whole} avec tous ces mots` : "";
  if (!isPartial) return `${pages}${some}${best}.`;
  return `Aucune page ne contient tous ces mots. ${pages} avec une partie d’entre eux${best}.`;
}

/** A text with its found words marked. */
export function MarkedText({ text }: { text: Marked }) {
  const pieces = text.map((piece) =>
    typeof piece === "string" ? piece : createElement("mark", null, piece[0]),
  );
  // Passed in place: the pieces of a text never change order, and need no keys.
  return createElement(Fragment, null, ...pieces);
}
