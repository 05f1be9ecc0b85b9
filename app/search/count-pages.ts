// How a search ended, in a sentence.
import type { SearchAnswer } from "./search-index.ts";

/** « 3 pages trouvées. », « Aucune page trouvée. », and what was shown instead. */
export function countPages({ hasWords, total, results, isPartial }: SearchAnswer): string {
  if (!hasWords)
    return "Ces mots ne disent pas ce que vous cherchez\u202f: ajoutez-en un plus précis.";
  if (total === 0) return "Aucune page trouvée.";
  const pages = total === 1 ? "1 page trouvée" : `${total} pages trouvées`;
  const best = results.length < total ? `, voici les ${results.length} plus proches` : "";
  if (!isPartial) return `${pages}${best}.`;
  return `Aucune page ne contient tous ces mots. ${pages} avec une partie d’entre eux${best}.`;
}
