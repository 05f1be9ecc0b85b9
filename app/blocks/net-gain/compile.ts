/** The net-gain calculator: every offer with the products it is for and the facts its costs come from. */

import { unitOf } from "../../catalogue/units.ts";
import { type DirectiveContext, directive } from "../../pages/compiler/directive.ts";
import { OFFERS, type OfferCode } from "../../primes/offers.ts";
import { demandOffer } from "../demand.ts";
import { FactPacker } from "../pack-facts.ts";
import { LAW_FACTS, PRODUCT_FACTS, PROGRAMME_FACTS } from "./gain-facts.ts";

/** What one opens to earn the bonus, the plainest first; none for a service without a price list. */
const PRODUCTS: Record<OfferCode, readonly string[]> = {
  BOURSOBANK: ["boursobank.welcome", "boursobank.ultim", "boursobank.metal"],
  FORTUNEO_GOLD: ["fortuneo.gold"],
  FORTUNEO_FOSFO: ["fortuneo.fosfo"],
  HELLO_PRIME: ["hello-bank.prime"],
  HELLO_ONE: ["hello-bank.one"],
  TRADEREPUBLIC: [
    "trade-republic.carte-virtuelle",
    "trade-republic.carte-classic",
    "trade-republic.carte-mirror",
  ],
  CURVE: ["curve.pay", "curve.payx", "curve.paypro", "curve.payproplus"],
  N26: ["n26.standard", "n26.smart", "n26.go", "n26.metal"],
  CRYPTO: [],
  PAYPAL: ["paypal.personnel"],
  REVOLUT: [
    "revolut.standard",
    "revolut.plus",
    "revolut.premium",
    "revolut.metal",
    "revolut.ultra",
  ],
  IGRAAL: [],
  EBUYCLUB: [],
  POULPEO: [],
  JOKO: [],
  WIDILO: [],
  NAOMI: [],
  BUNQ: ["bunq.free", "bunq.core", "bunq.pro", "bunq.elite"],
  HELIOS: ["helios.individuel", "helios.commun"],
  QONTO: [
    "qonto.basic",
    "qonto.smart",
    "qonto.premium",
    "qonto.essential",
    "qonto.business",
    "qonto.enterprise",
  ],
  SOGEXIA: ["sogexia.personnel"],
  SOGEXIA_BUSINESS: ["sogexia.professionnel"],
  VIVID_BUSINESS: ["vivid.free-start", "vivid.pro"],
  WISE: ["wise.particulier"],
};

/** `::gain-net` */
export const gainNet = directive({
  name: "gain-net",
  form: "leaf",
  tag: "GainNet",
  compile(_input, context) {
    const packer = new FactPacker(context);
    const offers = OFFERS.map(({ code, page, genre }) => {
      const { offer, referral } = demandOffer(code, context);
      const id = `referral.${code}`;
      return {
        offre: code,
        name: offer.name,
        genre,
        path: page,
        risk: referral.risk,
        obstacle: referral.obstacle,
        facts: packer.pack(id, id, PROGRAMME_FACTS),
        products: PRODUCTS[code].map((product) => {
          checkUnits(product, context);
          return packer.packProduct(product, PRODUCT_FACTS);
        }),
      };
    });
    const law = packer.pack("loi", "loi", LAW_FACTS);
    const unknown = LAW_FACTS.find((_name, index) => (law[index] ?? -1) < 0);
    if (unknown) throw new Error(`the catalogue has no rule "loi.${unknown}"`);
    /** `law` and the `facts` of offers and products are places in the table. */
    return { table: packer.table, law, offers };
  },
});

/** A price is multiplied by months: one that is told otherwise stops the build. */
function checkUnits(id: string, { catalogue }: DirectiveContext): void {
  for (const name of ["monthlyFee", "feeWithoutCondition"]) {
    const fact = catalogue.findFact(`${id}.${name}`);
    const unit = fact && unitOf(fact);
    if (unit && !(unit.of === "EUR" && unit.per === "month")) {
      throw new Error(`"${id}.${name}" is in ${fact.unit}, not in EUR per month`);
    }
  }
}
