/** The net-gain calculator: every offer with the products it is for and the facts its costs come from. */
import { OFFERS, type OfferCode } from "../../../primes/offers.ts";
import { LAW_FACTS, PRODUCT_FACTS, PROGRAMME_FACTS } from "../../../tools/net-gain/gain-facts.ts";
import { typeset } from "../typography.ts";
import { type Directive, type DirectiveContext, demand } from "./directive.ts";
import { FactPacker } from "./pack-facts.ts";

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
export const gainNet: Directive<"GainNet"> = {
  form: "leaf",
  tag: "GainNet",
  label: "none",
  required: [],
  optional: [],
  resolve(_input, context) {
    const { catalogue } = context;
    const packer = new FactPacker(context);
    const offers = OFFERS.map(({ code, name, page, genre }) => {
      const referral = demand(catalogue.findReferral(code), "offer", code, catalogue);
      const id = `referral.${code}`;
      return {
        offre: code,
        name: typeset(name),
        genre,
        path: page,
        risk: referral.risk,
        obstacle: referral.obstacle,
        facts: packer.pack(id, id, PROGRAMME_FACTS),
        products: PRODUCTS[code].map((product) => packProduct(product, packer, context)),
      };
    });
    const law = packer.pack("loi", "loi", LAW_FACTS);
    const unknown = LAW_FACTS.find((_name, index) => (law[index] ?? -1) < 0);
    if (unknown) throw new Error(`the catalogue has no rule "loi.${unknown}"`);
    return { table: packer.table, law, offers };
  },
};

function packProduct(id: string, packer: FactPacker, { catalogue, site }: DirectiveContext) {
  const { name, partner } = demand(catalogue.findProduct(id), "product", id, catalogue);
  for (const fact of ["monthlyFee", "feeWithoutCondition"]) {
    const unit = catalogue.findFact(`${id}.${fact}`)?.unit ?? "EUR/mois";
    if (!/^EUR( HT)?\/mois$/.test(unit)) {
      throw new Error(`"${id}.${fact}" is in ${unit}, not in EUR per month`);
    }
  }
  const path = site.productPath(id) ?? site.partnerPath(partner);
  return { id, name: typeset(name), path, facts: packer.pack(id, partner, PRODUCT_FACTS) };
}
