import type { Partner, Referral } from "../../catalogue/catalogue.ts";
import { COMPARED } from "../../catalogue/criteria.ts";
import { newestDate } from "../../catalogue/fact.ts";
import { kindOf, riskOf } from "../../catalogue/kinds.ts";
import { mayPostLink } from "../../catalogue/promotion.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import { directive } from "../../pages/compiler/directive.ts";
import { writeFacts } from "../../pages/compiler/write-facts.ts";
import { comparePath } from "../comparator/compare-path.ts";
import { MAX_PRODUCTS } from "../comparator/selection.ts";
import { ESSENTIALS } from "../conditions/compile.ts";
import { demandReferral } from "../demand.ts";

/** The comparator with what one opens for the offer; null where nothing of it can be compared. */
function comparedPath({ products }: Referral, { kind, slug }: Partner): string | null {
  const { compared } = kindOf(kind);
  const ids = COMPARED[compared].group === null ? products : [slug];
  return ids.length ? comparePath(compared, ids.slice(0, MAX_PRODUCTS)) : null;
}

/** `::ticket{offre=N26}`: what an offer brings, its terms, and the way to the partner. */
export const ticket = directive({
  name: "ticket",
  form: "leaf",
  tag: "Ticket",
  required: ["offre"],
  compile({ attributes }, context) {
    const { offer, referral, partner } = demandReferral(attributes.offre ?? "", context);
    const { programStatus, publicPostingAllowed } = referral.facts;
    const posting = publicPostingAllowed?.value;
    return {
      offerCode: offer.code,
      name: offer.name,
      partnerSlug: offer.partnerSlug,
      partnerName: partner.name,
      /** Where what the offer is about can be compared; null where the comparator has nothing of it. */
      compared: comparedPath(referral, partner),
      /** The partner's own site. */
      officialUrl: partner.officialUrl,
      /** Why the firm may not be promoted; null where it may. */
      obstacle: partner.obstacle,
      /** Whether a referral link may be shown, whatever the operator's file says. */
      mayPostLink: mayPostLink(partner, referral),
      /** Whether the partner lets links be posted in public; null: unknown. */
      publicPostingAllowed: typeof posting === "boolean" ? posting : null,
      /** The programme's state in words: « Permanent », « Saisonnier »… */
      status: programStatus?.value == null ? null : writeFact(programStatus, context.sources),
      /** The month of the newest source on the programme: "2026-09"; null where none is dated. */
      checked: newestDate(Object.values(referral.facts)),
      risk: riskOf(partner.kind),
      /** Deposit, spending, delay of payment, cap: those that are known. */
      conditions: writeFacts(referral.facts, ESSENTIALS, context),
    };
  },
});
