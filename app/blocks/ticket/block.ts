import { isPersonal } from "../../amounts/offers.ts";
import { directive } from "../../build/blocks/directive.ts";
import { requireReferral } from "../../build/blocks/look-up.ts";
import { listShown } from "../../build/catalogue/facts/table.ts";
import { describeOffer } from "../../build/catalogue/offer-facts.ts";
import { mayPostLink } from "../../build/catalogue/promotion.ts";
import { writeFacts } from "../../build/compiler/write-facts.ts";
import { kindOf, riskOf } from "../../catalogue/kinds.ts";
import { writeFact } from "../../catalogue/write-fact.ts";

/** What an offer asks and pays. */
const ESSENTIALS = listShown("ticket").map(({ name }) => name);

/** `::ticket{offre=N26}`: what an offer brings, its terms, and the way to the partner. */
export const ticket = directive({
  name: "ticket",
  tag: "Ticket",
  standsOutsideSections: true,
  required: ["offre"],
  compile({ attributes }, context) {
    const programme = requireReferral(attributes.offre ?? "", context);
    const { offer, referral, partner } = programme;
    const { programStatus, publicPostingAllowed } = referral.facts;
    const posting = publicPostingAllowed?.value;
    return {
      offerCode: offer.code,
      name: offer.name,
      partnerSlug: offer.partnerSlug,
      partnerName: partner.name,
      /** To the plan of a year, which counts no account of a firm. */
      mayBePlanned: isPersonal(offer.code),
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
      /** When the programme's rules were read: "2026-09"; null where nobody dates them. */
      rulesAsOf: referral.rulesAsOf,
      /** What it asks and pays, in a word or two each, and the card that comes with it. */
      ...describeOffer(referral, context.catalogue),
      /** Whether the programme is known to be open and to pay euros. */
      standing: referral.standing,
      risk: riskOf(partner.kind),
      /** Whether the offer is one of banking or payment, to which the site only points (CMF, R. 519-2, 2°). */
      isBanking: kindOf(partner.kind).compared === "banque",
      /** Deposit, spending, delay of payment, cap: those that are known. */
      conditions: writeFacts(referral.facts, ESSENTIALS, context),
    };
  },
});
