/** The reason of a verdict as typed: words, and the figures that decide. */

import type { DirectiveContext } from "../../build/blocks/directive.ts";
import { listFacts, parseExpression } from "../../build/calculation/expression.ts";
import { findFiguresIn, hasUnparsedMarkup } from "../../build/french/refused-prose.ts";
import { getOrThrow } from "../../catalogue/get-or-throw.server.ts";
import type { Sourced } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";
import { calcul, fait } from "../figures/block.ts";

/** Words, or a figure with where it comes from. */
export type Part = string | (Sourced & { formula?: string });

const FIGURE = /:(fait|calcul)\[([^\]]*)\](?:\{unite="?([^"}]*)"?\})?/g;

/**
 * A text with `:fait[…]` and `:calcul[…]` in it, and the facts that these name.
 * @throws {Error} where a figure is typed, or one that is named is not known
 */
export function readReason(source: string, context: DirectiveContext) {
  const words = source.replace(FIGURE, "\uFFFC");
  const [typed] = findFiguresIn(words);
  if (typed)
    throw new Error(
      `raison : « ${typed} » est un chiffre tapé ; nommez-le par :fait[…] ou :calcul[…]`,
    );
  if (hasUnparsedMarkup(words))
    throw new Error(`raison : « ${words} » tient une balise mal écrite`);
  const parts: Part[] = [];
  const ids: string[] = [];
  let from = 0;
  for (const { 0: whole, 1: kind, 2: label = "", 3: unite, index } of source.matchAll(FIGURE)) {
    parts.push(typeset(source.slice(from, index)));
    from = index + whole.length;
    ids.push(...(kind === "fait" ? [label] : listFacts(parseExpression(label))));
    const directive = kind === "fait" ? fait : calcul;
    parts.push(directive.compile({ label, attributes: { unite } }, context));
  }
  parts.push(typeset(source.slice(from)));
  const facts = ids.map((id) => getOrThrow("fait inconnu", id, context.catalogue.facts));
  return { parts: parts.filter((part) => part !== ""), facts };
}
