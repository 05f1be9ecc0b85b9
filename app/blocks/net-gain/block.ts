/** The net-gain calculator: every offer with the products it is for and the facts its costs come from. */

import { type DirectiveContext, directive } from "../../build/blocks/directive.ts";
import { listReferrals, requireToolProduct } from "../../build/blocks/look-up.ts";
import { getOrThrow } from "../../catalogue/get-or-throw.server.ts";
import { riskOf } from "../../catalogue/kinds.ts";
import { writeToolFacts } from "../../catalogue/tool-facts.ts";
import { unitOf } from "../../catalogue/units.ts";
import { CitedSources } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";
import { LAW_FACTS, PRODUCT_FACTS, PROGRAMME_FACTS } from "./net-gain.ts";

/** `::gain-net` */
export const gainNet = directive({
  name: "gain-net",
  tag: "GainNet",
  standsOutsideSections: true,
  compile(_input, context) {
    const sources = new CitedSources(typeset);
    const offers = listReferrals(context).map(({ offer, partner, referral }) => ({
      offerCode: offer.code,
      name: offer.name,
      path: offer.page,
      firm: partner.slug,
      firmName: partner.name,
      risk: riskOf(partner.kind),
      obstacle: partner.obstacle,
      /** Whether the programme is known to be open and to pay euros. */
      standing: referral.standing,
      facts: writeToolFacts(PROGRAMME_FACTS, (name) => referral.facts[name], sources),
      products: referral.products.map((id) => {
        checkUnits(id, context);
        return requireToolProduct(id, PRODUCT_FACTS, sources, context);
      }),
    }));
    const { facts } = context.catalogue;
    const findRule = (name: string) => getOrThrow("règle inconnue", `loi.${name}`, facts);
    const law = writeToolFacts(LAW_FACTS, findRule, sources);
    return { sources: sources.all, law, offers };
  },
});

/** A price is multiplied by months: one that is told otherwise stops the build. */
function checkUnits(id: string, { catalogue }: DirectiveContext): void {
  for (const name of ["monthlyFee", "feeWithoutCondition"]) {
    const fact = catalogue.facts.get(`${id}.${name}`);
    const unit = fact && unitOf(fact);
    if (unit && !(unit.of === "EUR" && unit.per === "month")) {
      throw new Error(`« ${id}.${name} » est en ${fact.unit}, non en EUR par mois`);
    }
  }
}
