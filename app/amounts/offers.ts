// The offers whose amounts the document primes_parrainage may hold: who they are and where
// the site speaks of them. Which amounts an offer has is told by the document, never by this table.

/** What kinds of firms offers come from, and what the site calls them; listings group by it. */
export const OFFER_KINDS = {
  banque: "banque en ligne",
  neobanque: "néobanque",
  courtier: "courtier",
  cashback: "cashback",
  crypto: "crypto",
  paiement: "paiement",
  professionnel: "compte professionnel",
} as const;

export type OfferKind = keyof typeof OFFER_KINDS;

/** The kinds as addresses and pages name them. */
export const OFFER_KIND_NAMES = Object.keys(OFFER_KINDS) as OfferKind[];

type OfferShape = {
  /** The offer as the document's field names spell it. */
  code: string;
  /** The offer as visitors know it. */
  name: string;
  partnerSlug: string;
  kind: OfferKind;
  /** The page about this offer, or the place of a page that tells its conditions. */
  page: string;
};

/** Every offer, in the order listings fall back to. */
export const OFFERS = [
  {
    code: "BOURSOBANK",
    name: "BoursoBank",
    partnerSlug: "boursobank",
    kind: "banque",
    page: "/banque/boursobank",
  },
  {
    code: "FORTUNEO_GOLD",
    name: "Fortuneo Gold",
    partnerSlug: "fortuneo",
    kind: "banque",
    page: "/banque/fortuneo/gold",
  },
  {
    code: "FORTUNEO_FOSFO",
    name: "Fortuneo Fosfo",
    partnerSlug: "fortuneo",
    kind: "banque",
    page: "/banque/fortuneo/fosfo",
  },
  {
    code: "HELLO_PRIME",
    name: "Hello Prime",
    partnerSlug: "hello-bank",
    kind: "banque",
    page: "/banque/hello-bank/prime",
  },
  {
    code: "HELLO_ONE",
    name: "Hello One",
    partnerSlug: "hello-bank",
    kind: "banque",
    page: "/banque/hello-bank/one",
  },
  {
    code: "TRADEREPUBLIC",
    name: "Trade Republic",
    partnerSlug: "trade-republic",
    kind: "courtier",
    page: "/parrainage/sans-fiche#trade-republic",
  },
  { code: "CURVE", name: "Curve", partnerSlug: "curve", kind: "paiement", page: "/banque/curve" },
  { code: "N26", name: "N26", partnerSlug: "n26", kind: "neobanque", page: "/banque/n26" },
  {
    code: "CRYPTO",
    name: "Crypto.com",
    partnerSlug: "crypto-com",
    kind: "crypto",
    page: "/banque/crypto",
  },
  {
    code: "PAYPAL",
    name: "PayPal",
    partnerSlug: "paypal",
    kind: "paiement",
    page: "/parrainage/sans-fiche#paypal",
  },
  {
    code: "REVOLUT",
    name: "Revolut",
    partnerSlug: "revolut",
    kind: "neobanque",
    page: "/banque/revolut",
  },
  {
    code: "IGRAAL",
    name: "iGraal",
    partnerSlug: "igraal",
    kind: "cashback",
    page: "/cashback/igraal",
  },
  {
    code: "EBUYCLUB",
    name: "eBuyClub",
    partnerSlug: "ebuyclub",
    kind: "cashback",
    page: "/cashback/ebuyclub",
  },
  {
    code: "POULPEO",
    name: "Poulpeo",
    partnerSlug: "poulpeo",
    kind: "cashback",
    page: "/cashback/poulpeo",
  },
  { code: "JOKO", name: "Joko", partnerSlug: "joko", kind: "cashback", page: "/cashback/joko" },
  {
    code: "WIDILO",
    name: "Widilo",
    partnerSlug: "widilo",
    kind: "cashback",
    page: "/cashback/widilo",
  },
  {
    code: "NAOMI",
    name: "Naomi",
    partnerSlug: "naomi",
    kind: "cashback",
    page: "/cashback/naomi",
  },
  { code: "BUNQ", name: "bunq", partnerSlug: "bunq", kind: "neobanque", page: "/banque/bunq" },
  {
    code: "HELIOS",
    name: "Helios",
    partnerSlug: "helios",
    kind: "neobanque",
    page: "/banque/helios",
  },
  {
    code: "QONTO",
    name: "Qonto",
    partnerSlug: "qonto",
    kind: "professionnel",
    page: "/parrainage/sans-fiche#qonto",
  },
  {
    code: "SOGEXIA",
    name: "Sogexia",
    partnerSlug: "sogexia",
    kind: "neobanque",
    page: "/parrainage/sans-fiche#sogexia",
  },
  {
    code: "SOGEXIA_BUSINESS",
    name: "Sogexia Business",
    partnerSlug: "sogexia",
    kind: "professionnel",
    page: "/parrainage/sans-fiche#sogexia-business",
  },
  {
    code: "VIVID_BUSINESS",
    name: "Vivid Business",
    partnerSlug: "vivid",
    kind: "professionnel",
    page: "/parrainage/sans-fiche#vivid-business",
  },
  {
    code: "WISE",
    name: "Wise",
    partnerSlug: "wise",
    kind: "paiement",
    page: "/parrainage/sans-fiche#wise",
  },
] as const satisfies readonly OfferShape[];

/** The code of one of the offers. */
export type OfferCode = (typeof OFFERS)[number]["code"];

/** One offer of the table, whichever it is. */
export type Offer = OfferShape & { code: OfferCode };

/** The offer of that code; undefined when no offer has it. */
export function findOffer(code: string): Offer | undefined {
  return OFFERS.find((offer) => offer.code === code);
}

/** Whether an offer is to persons. One to companies is in no plan of a household, and no mediator of consumers hears of it. */
export function isPersonal(code: OfferCode): boolean {
  return findOffer(code)?.kind !== "professionnel";
}

/** An offer as addresses name it: FORTUNEO_GOLD → "fortuneo-gold". */
export function slugOfOffer(code: OfferCode): string {
  return code.toLowerCase().replaceAll("_", "-");
}
