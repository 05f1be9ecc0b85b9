/** A catalogue of two small partners, with every kind of fact the compiler must write out. */
import type { Fact } from "../../../app/catalogue/fact.ts";
import type {
  Catalogue,
  CatalogueReferral,
  NamedFact,
} from "../../../app/catalogue/for-pages/catalogue.ts";
import { formatFact } from "../../../app/catalogue/format-fact.ts";
import { findOffer } from "../../../app/primes/offers.ts";

/** The one source of every sample fact that does not name its own. */
export const PRICE_LIST = { url: "https://n26.com/fr-fr/tarifs", title: "Tarifs", asOf: "2026-08" };

/** A confirmed fact of August 2026, changed where a test needs it. */
function sampleFact(
  id: string,
  value: Fact["value"],
  unit: Fact["unit"],
  more: Partial<Fact> = {},
): [string, Fact] {
  const fact = { id, value, unit, asOf: "2026-08", sources: [PRICE_LIST], confirmed: true };
  return [id, { ...fact, ...more }];
}

const FACTS = new Map([
  sampleFact("n26.metal.monthlyFee", 16.9, "EUR"),
  sampleFact("n26.smart.monthlyFee", 4.9, "EUR"),
  sampleFact("n26.smart.cashback", null, null),
  sampleFact("n26.foreignRate", 1.7, "%"),
  sampleFact("n26.freeWithdrawals", 5, "par mois"),
  sampleFact("n26.legalEntity", "N26 Bank SE (Berlin ; Allemagne)", null, { asOf: "2025" }),
  sampleFact("hello-bank.prime.monthlyFee", 5, "EUR", {
    confirmed: false,
    note: "Ancien prix : à vérifier.",
    asOf: "2024-02",
    sources: [{ url: "https://www.hellobank.fr/tarifs", title: "Tarifs Hello", asOf: "2024-02" }],
  }),
  sampleFact("n26.openingSteps", ["Télécharger l'application"], null),
  sampleFact("referral.N26.programStatus", "Saisonnier", null),
  sampleFact("referral.N26.minimumSpend", 25, "EUR"),
  sampleFact("referral.N26.capPerSponsor", null, null),
]);

function fact(id: string): Fact {
  const found = FACTS.get(id);
  if (!found) throw new Error(`no sample fact ${id}`);
  return found;
}

function named(id: string, label: string): NamedFact {
  return { label, fact: fact(id) };
}

function product(name: string, id: string) {
  const [partner = ""] = id.split(".");
  const price = fact(`${id}.monthlyFee`);
  return {
    name,
    partner,
    price,
    card: null,
    risk: null,
    facts: [named(`${id}.monthlyFee`, "Cotisation")],
  };
}

const PRODUCTS = new Map([
  ["n26.metal", product("N26 Metal", "n26.metal")],
  ["n26.smart", product("N26 Smart", "n26.smart")],
  ["hello-bank.prime", product("Hello Prime", "hello-bank.prime")],
]);

const NO_OPENING = { steps: null, documents: null, eligibility: null };

const PARTNERS = new Map([
  [
    "n26",
    {
      name: "N26",
      officialUrl: "https://n26.com/fr-fr",
      products: ["n26.smart", "n26.metal"],
      opening: { ...NO_OPENING, steps: fact("n26.openingSteps") },
      security: [named("n26.legalEntity", "Établissement")],
      service: [],
    },
  ],
  [
    "hello-bank",
    {
      name: "Hello bank!",
      officialUrl: null,
      products: ["hello-bank.prime"],
      opening: NO_OPENING,
      security: [],
      service: [],
    },
  ],
]);

const N26_REFERRAL: CatalogueReferral = {
  rulesUrl: "https://support.n26.com/fr-fr/parrainage",
  obstacle: null,
  mayPostLink: true,
  publicPostingAllowed: null,
  risk: null,
  status: fact("referral.N26.programStatus"),
  whoCanBeReferred: null,
  whoCanRefer: null,
  steps: [{ text: "S'inscrire avec le lien du parrain", within: { value: 30, unit: "jours" } }],
  stepsFact: fact("n26.openingSteps"),
  essentials: [
    named("referral.N26.minimumSpend", "Achat minimum"),
    named("referral.N26.capPerSponsor", "Plafond"),
  ],
  fineprint: [],
};

/** The catalogue the tests compile against. */
export const SAMPLE_CATALOGUE: Catalogue = {
  findFact: (id) => FACTS.get(id),
  formatFact,
  nameFact: (id) => `${PRODUCTS.get(id.slice(0, id.lastIndexOf(".")))?.name}, prix par mois`,
  findPartner: (slug) => PARTNERS.get(slug),
  findProduct: (id) => PRODUCTS.get(id),
  findOffer,
  findReferral: (offer) => (offer === "N26" ? N26_REFERRAL : undefined),
  compare: (products, criteria) =>
    criteria.map((id) => {
      if (id !== "monthlyFee") throw new Error(`unknown criterion "${id}"`);
      const cells = products.map((of) => ({ fact: fact(`${of}.${id}`), best: of === "n26.smart" }));
      return { id, label: "Prix", cells };
    }),
  listPartners: () => [],
  near: () => [],
  hosts: new Set(["n26.com", "support.n26.com", "hellobank.fr"]),
};
