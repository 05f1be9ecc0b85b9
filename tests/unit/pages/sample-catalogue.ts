/** Small catalogues, put together as the site's own is: checked by its schema, as it stands on one day. */
import { buildCatalogue, type Catalogue } from "../../../app/build/catalogue/catalogue.ts";
import {
  lawFileSchema,
  type PartnerFile,
  partnerFileSchema,
  type ReferralFile,
  referralFileSchema,
  type StoredFact,
} from "../../../app/build/catalogue/schema.ts";

const TODAY = new Date("2026-11-20");

/** The one source of every sample fact that does not name its own. */
export const PRICE_LIST = {
  url: "https://n26.com/fr-fr/tarifs",
  title: "Tarifs",
  publisher: "N26",
  kind: "firm" as const,
  country: "FR",
  language: "fr",
  asOf: "2026-11",
};

const SOURCES = {
  tarifs: PRICE_LIST,
  hello: {
    ...PRICE_LIST,
    url: "https://www.hellobank.fr/tarifs",
    title: "Tarifs Hello",
    publisher: "Hello bank!",
    asOf: "2024-02",
  },
  releve: {
    ...PRICE_LIST,
    url: "https://github.com/exemple/releve",
    title: "Relevé de taux",
    publisher: "Un particulier",
    kind: "individual" as const,
  },
};

type Quantity = readonly [number, NonNullable<StoredFact["unit"]>];
type Value = StoredFact["value"] | Quantity;

/** Facts of November 2026 by name: a value, a number with its unit, or a whole fact. */
export type SampleFacts = Record<string, Value | StoredFact>;

function storeFacts(facts: SampleFacts): Record<string, StoredFact> {
  const stored = Object.entries(facts).map(([name, fact]): [string, StoredFact] => {
    if (typeof fact === "object" && fact !== null && "asOf" in fact) return [name, fact];
    const quote = `La phrase qui le dit : ${[fact].flat().join(" ")}.`;
    const read = { asOf: "2026-11", sources: { tarifs: quote } };
    if (isQuantity(fact)) return [name, { value: fact[0], unit: fact[1], ...read }];
    return [name, { value: fact as StoredFact["value"], ...read }];
  });
  return Object.fromEntries(stored);
}

function isQuantity(fact: Value | StoredFact): fact is Quantity {
  return Array.isArray(fact) && typeof fact[0] === "number";
}

type SampleProduct = { name: string; facts?: SampleFacts } & Partial<
  Pick<PartnerFile["products"][number], "status" | "apart" | "carte">
>;

/** A partner's file. @param products by slug */
export function samplePartner(
  slug: string,
  {
    facts = {},
    products = {},
    ...fields
  }: Partial<Pick<PartnerFile, "name" | "kind" | "status" | "officialUrl">> & {
    facts?: SampleFacts;
    products?: Record<string, SampleProduct>;
  },
): PartnerFile {
  return partnerFileSchema.parse({
    slug,
    name: slug,
    kind: "neobank",
    status: "current",
    officialUrl: null,
    ...fields,
    sources: SOURCES,
    facts: storeFacts(facts),
    products: Object.entries(products).map(([own, { facts: told = {}, ...product }]) => ({
      slug: own,
      status: "current",
      carte: null,
      ...product,
      facts: storeFacts(told),
    })),
    officialDocs: [],
    doubts: [],
  });
}

/** A referral programme's file. */
export function sampleReferral(
  code: string,
  {
    facts = {},
    steps = [],
    ...fields
  }: Partial<Pick<ReferralFile, "rulesUrl" | "products">> & {
    facts?: SampleFacts;
    steps?: ReferralFile["steps"]["list"];
  } = {},
): ReferralFile {
  return referralFileSchema.parse({
    code,
    rulesUrl: null,
    products: [],
    ...fields,
    sources: SOURCES,
    facts: storeFacts(facts),
    steps: { asOf: "2026-11", sources: { tarifs: "La phrase qui le dit." }, list: steps },
    history: [],
    doubts: [],
  });
}

/** A catalogue of these files, and of rules of law by their keys. */
export function sampleCatalogue({
  partners = [],
  referrals = [],
  law = {},
}: {
  partners?: PartnerFile[];
  referrals?: ReferralFile[];
  law?: SampleFacts;
}): Catalogue {
  const rules = Object.entries(storeFacts(law)).map(([key, rule]) => {
    const { asOf: checked, ...told } = rule;
    const sure = { reference: null, inForce: null, checked, confidence: "high", publish: true };
    return [key, { ...told, statement: `Règle ${key}.`, ...sure }];
  });
  const file = lawFileSchema.parse({ sources: SOURCES, facts: Object.fromEntries(rules) });
  return buildCatalogue({ partners, referrals, law: file }, TODAY);
}

/** Two small partners, with every kind of fact the compiler must write out. */
export const SAMPLE_CATALOGUE = sampleCatalogue({
  partners: [
    samplePartner("n26", {
      name: "N26",
      officialUrl: "https://n26.com/fr-fr",
      facts: {
        foreignRate: [1.7, "%"],
        freeWithdrawals: [5, "par mois"],
        legalEntity: {
          value: "N26 Bank SE (Berlin ; Allemagne)",
          asOf: "2025",
          sources: { tarifs: "La phrase qui le dit." },
        },
        openingSteps: ["Télécharger l'application"],
      },
      products: {
        smart: { name: "N26 Smart", facts: { monthlyFee: [4.9, "EUR/mois"], cashback: null } },
        metal: { name: "N26 Metal", facts: { monthlyFee: [16.9, "EUR/mois"] } },
      },
    }),
    samplePartner("hello-bank", {
      name: "Hello bank!",
      kind: "online-bank",
      products: {
        prime: {
          name: "Hello Prime",
          facts: {
            monthlyFee: {
              value: 5,
              unit: "EUR/mois",
              note: "Ancien prix : à vérifier.",
              asOf: "2024-02",
              sources: { hello: "La phrase qui le dit." },
            },
            cardNetwork: "Visa",
          },
        },
      },
    }),
  ],
  referrals: [
    sampleReferral("N26", {
      rulesUrl: "https://support.n26.com/fr-fr/parrainage",
      facts: { programStatus: "Saisonnier", minimumSpend: [25, "EUR"], capPerSponsor: null },
      steps: [
        {
          text: "S'inscrire avec le lien du parrain",
          within: { value: 30, unit: "jours" },
        },
      ],
    }),
  ],
});
