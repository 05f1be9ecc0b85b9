import { OFFERS } from "../../amounts/offers.ts";
import { judge } from "../../amounts/standing.ts";
import { directive } from "../../build/blocks/directive.ts";
import { ONE_PARTNER, requirePartner } from "../../build/blocks/look-up.ts";
import { isHistoryKept } from "../../build/open-data/history-kept.ts";
import { scopeOfOffer } from "../../open-data/feeds/address.server.ts";
import { typeset } from "../../ui/typography.server.ts";
import { writeChanges } from "./write-changes.build.ts";

/** `::changements{partenaire=n26}`: what a firm has changed, prices and rules by the catalogue, bonuses by their history. */
export const changements = directive({
  ...ONE_PARTNER,
  name: "changements",
  tag: "Changements",
  compile({ attributes }, context) {
    const partner = requirePartner(attributes.partenaire, context);
    const own = OFFERS.filter(({ partnerSlug }) => partnerSlug === partner.slug);
    const referrals = own.flatMap(({ code }) => context.catalogue.referrals.get(code) ?? []);
    return {
      changes: writeChanges([partner, ...referrals], context),
      offers: own.map((offer) => ({
        code: offer.code,
        name: typeset(offer.name),
        /** Why nobody is known to owe the amounts that changed; undefined where they are owed. */
        why: judge(undefined, context.catalogue.referrals.get(offer.code)?.standing).why,
        /** Without its ending; null where the site keeps no history. */
        feed: isHistoryKept() ? scopeOfOffer(offer).path : null,
      })),
    };
  },
});
