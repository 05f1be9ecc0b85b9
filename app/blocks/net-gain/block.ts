/** The net-gain calculator: every offer with the products it is for and the facts its costs come from. */

import { type DirectiveContext, directive } from "../../build/blocks/directive.ts";
import { listReferrals, packProduct } from "../../build/blocks/look-up.ts";
import { getOrThrow } from "../../catalogue/get-or-throw.server.ts";
import { riskOf } from "../../catalogue/kinds.ts";
import { FactPacker } from "../../catalogue/packed-facts.ts";
import { unitOf } from "../../catalogue/units.ts";
import { typeset } from "../../ui/typography.server.ts";
import { LAW_FACTS, PRODUCT_FACTS, PROGRAMME_FACTS } from "./net-gain.ts";

/** `::gain-net` */
export const gainNet = directive({
  name: "gain-net",
  form: "leaf",
  tag: "GainNet",
  isApart: true,
  compile(_input, context) {
    const packer = new FactPacker(typeset);
    const offers = listReferrals(context).map(({ offer, partner, referral }) => ({
      offerCode: offer.code,
      name: offer.name,
      path: offer.page,
      risk: riskOf(partner.kind),
      obstacle: partner.obstacle,
      /** Whether the programme is known to be open and to pay euros. */
      standing: referral.standing,
      facts: PROGRAMME_FACTS.map((name) => packer.pack(referral.facts[name])),
      products: referral.products.map((id) => {
        checkUnits(id, context);
        return packProduct(id, PRODUCT_FACTS, packer, context);
      }),
    }));
    const { facts } = context.catalogue;
    const law = LAW_FACTS.map((name) =>
      packer.pack(getOrThrow("règle inconnue", `loi.${name}`, facts)),
    );
    /** `law` and the `facts` of offers and products are places in the table. */
    return { table: packer.table, law, offers };
  },
});

/** A price is multiplied by months: one that is told otherwise stops the build. */
function checkUnits(id: string, { catalogue }: DirectiveContext): void {
  for (const name of ["monthlyFee", "feeWithoutCondition"]) {
    const fact = catalogue.facts.get(`${id}.${name}`);
    const unit = fact && unitOf(fact);
    if (unit && !(unit.of === "EUR" && unit.per === "month")) {
      throw new Error(`"${id}.${name}" is in ${fact.unit}, not in EUR per month`);
    }
  }
}
