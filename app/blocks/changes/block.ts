import { OFFERS } from "../../amounts/offers.ts";
import { STATES, whyNot } from "../../amounts/standing.ts";
import { directive } from "../../build/blocks/directive.ts";
import { requirePartner } from "../../build/blocks/look-up.ts";
import { hasHistory } from "../../build/open-data/build-place.ts";
import { writeByDay } from "../../build/render/by-day.tsx";
import { scopeOfOffer } from "../../open-data/feeds/address.server.ts";
import { pageFeedPath } from "../../open-data/feeds/alert-address.ts";
import { typeset } from "../../ui/typography.server.ts";
import { writeChanges } from "./write-changes.build.ts";

/** `::changements{partenaire=n26}`: what a firm has changed, prices and rules by the catalogue, bonuses by their history. */
export const changements = directive({
  name: "changements",
  tag: "Changements",
  required: ["partenaire"],
  compile({ attributes }, context) {
    const partner = requirePartner(attributes.partenaire, context);
    const { referrals: programmes } = context.catalogue;
    const own = OFFERS.filter(({ partnerSlug }) => partnerSlug === partner.slug);
    const referrals = own.flatMap(({ code }) => context.catalogue.referrals.get(code) ?? []);
    return {
      changes: writeChanges([partner, ...referrals], context),
      /** Of prices and rules, by the page they stand in. */
      feed: pageFeedPath(context.site.pathOf(partner.slug) ?? "/"),
      offers: own.map((offer) => ({
        code: offer.code,
        name: typeset(offer.name),
        /** Why nobody is known to owe the amounts that changed; "" where they are owed. */
        why: writeByDay(
          programmes.get(offer.code)?.standing ?? { shut: STATES.unknown },
          (standing) => {
            const words = whyNot(standing);
            return words ? ` (${words})` : "";
          },
        ),
        /** Without its ending; null where the site keeps no history. */
        feed: hasHistory() ? scopeOfOffer(offer).path : null,
      })),
    };
  },
});
