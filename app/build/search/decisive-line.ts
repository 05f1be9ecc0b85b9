/** Build: the line that a result of the search shows of a page on a firm, a card or a programme. */
import type { essentiel } from "../../blocks/essentials/block.ts";
import { isKnown } from "../../blocks/side-by-side/cells.ts";
import type { ticket } from "../../blocks/ticket/block.ts";
import { findDirectives } from "../blocks/find-directives.ts";
import { writeOfferFact } from "../catalogue/offer-facts.ts";
import type { CompiledPage } from "../compiler/compiled-page.ts";

/** Longer ones say more than a line can, and would weigh on every shard of the index. */
const MAX_LENGTH = 110;

/** What an offer tells of itself there: its state, then what it asks first. */
const OFFER_FACTS = 2;

/**
 * The first of the facts that the page opens with, for each product: « Standard : 0 € par mois · Go : 9,90 € par mois »; of a
 * page on a programme the state of each offer. It holds no live amount.
 * @returns undefined where the page has none, or none that fits a line
 */
export function describeDecisive({
  kind,
  body,
}: Pick<CompiledPage, "kind" | "body">): string | undefined {
  const parts = kind === "referral" ? describeOffers(body) : describeProducts(body);
  const line = [...new Set(parts)].join(" · ");
  return line && line.length <= MAX_LENGTH ? line : undefined;
}

function describeProducts(body: CompiledPage["body"]): string[] {
  const [table] = findDirectives<typeof essentiel>(body, "Essentiel");
  const [row] = table?.rows ?? [];
  if (!table || !row) return [];
  const { columns } = table;
  return row.cells.flatMap((cell, place) => {
    if (!cell || !isKnown(cell)) return [];
    const own = row.id === "monthlyFee" ? "Prix" : row.label;
    const name = columns.length > 1 ? columns[place]?.name : own;
    return [`${name}\u202f: ${cell.text}`];
  });
}

function describeOffers(body: CompiledPage["body"]): string[] {
  return findDirectives<typeof ticket>(body, "Ticket").flatMap(({ name, facts }) => {
    const parts = facts.slice(0, OFFER_FACTS).map(writeOfferFact);
    return parts.length > 0 ? [`${name}\u202f: ${parts.join(", ")}`] : [];
  });
}
