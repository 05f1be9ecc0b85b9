/**
 * Sentences that let a firm pay what the sponsor gives back. « Fortuneo verse 140 € » is read as the bank's promise,
 * when thirty of them are a part that a private person chooses to share.
 */
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { KINDS } from "../../amounts/kinds.server.ts";
import { AMOUNT_KINDS } from "../../amounts/values.ts";
import { readSentenceAround, readText } from "./sentence-around.ts";

type Found = { line: number | undefined; text: string };

const PAYS =
  /(?<![\p{L}’'])(?:vers(?:e|ent|ait|era)|pa(?:ie|ye)(?:nt)?|crédite(?:nt)?|accorde(?:nt)?|(?<!l[’'])offre(?:nt)?)(?!\p{L})/iu;

/** Words that name the sponsor or a shared amount: the sentence is then complete. */
const NAMES_GIVER = /parrain(?!age)|rend(?:u|re)|\bpart\b|partag|à deux|comprise|ensemble/iu;

/** The kinds that hold what a sponsor gives back. */
const SHARED = AMOUNT_KINDS.filter((kind) => KINDS[kind].owedBy !== "firm");
const HOLDS_SHARE = new RegExp(`\\.(?:${SHARED.join("|")})$`);

/** Every amount with a sponsor's share that follows « verse », « paie » or « crédite » in a sentence without a sponsor. */
export function findWrongPayers(tree: Root): Found[] {
  const found: Found[] = [];
  visit(tree, "textDirective", (node, index, parent) => {
    if (node.name !== "prime" || !parent || index === undefined) return;
    if (!HOLDS_SHARE.test(readText(node))) return;
    const { start, end } = readSentenceAround(parent, index);
    if (PAYS.test(start) && !NAMES_GIVER.test(start + end)) {
      found.push({ line: node.position?.start.line, text: start.trim() });
    }
  });
  return found;
}
