import { directive } from "../../pages/compiler/directive.ts";
import { writeFact, writeFacts } from "../../pages/compiler/write-facts.ts";
import { typeset } from "../../pages/french/typography.ts";
import { demandOffer } from "../demand.ts";

/** `::ticket{offre=N26}`: what an offer brings, its terms, and the way to the partner. */
export const ticket = directive({
  name: "ticket",
  form: "leaf",
  tag: "Ticket",
  required: ["offre"],
  compile({ attributes }, context) {
    const { offer, referral } = demandOffer(attributes.offre ?? "", context);
    const partner = context.catalogue.findPartner(offer.partnerSlug);
    return {
      offre: offer.code,
      name: offer.name,
      partner: typeset(partner?.name ?? offer.name),
      /** The page about the offer, where the site has one. */
      path: offer.page,
      /** The partner's own site. */
      officialUrl: partner?.officialUrl ?? null,
      /** Why the firm may not be promoted; null where it may. */
      obstacle: referral.obstacle,
      /** Whether a referral link may be shown, whatever the operator's file says. */
      mayPostLink: referral.mayPostLink,
      /** Whether the partner lets links be posted in public; null: unknown. */
      publicPostingAllowed: referral.publicPostingAllowed,
      /** The programme's state in words: « Permanent », « Saisonnier »… */
      status: referral.status?.value == null ? null : writeFact(referral.status, context),
      risk: referral.risk,
      /** Deposit, spending, delay of payment, cap: those that are known. */
      conditions: writeFacts(referral.essentials, context),
    };
  },
});
