// The 24 offers whose amounts the document primes_parrainage may hold: who they are and where
// the site speaks of them. Which amounts an offer has is told by the document, never by this table.

/** What kind of firm an offer comes from; listings group by it. */
export type Genre =
  | "banque"
  | "neobanque"
  | "courtier"
  | "cashback"
  | "crypto"
  | "paiement"
  | "professionnel";

type OfferShape = {
  /** The offer as the document's field names spell it. */
  code: string;
  /** The offer as visitors know it. */
  name: string;
  /** The partner's slug in the catalogue. */
  partner: string;
  genre: Genre;
  /** The page about this offer; null where the site has none. */
  page: string | null;
};

/** Every offer, in the order listings fall back to. */
export const OFFERS = [
  {
    code: "BOURSOBANK",
    name: "BoursoBank",
    partner: "boursobank",
    genre: "banque",
    page: "/banque/boursobank",
  },
  {
    code: "FORTUNEO_GOLD",
    name: "Fortuneo Gold",
    partner: "fortuneo",
    genre: "banque",
    page: "/banque/fortuneo/gold",
  },
  {
    code: "FORTUNEO_FOSFO",
    name: "Fortuneo Fosfo",
    partner: "fortuneo",
    genre: "banque",
    page: "/banque/fortuneo/fosfo",
  },
  {
    code: "HELLO_PRIME",
    name: "Hello Prime",
    partner: "hello-bank",
    genre: "banque",
    page: "/banque/hello-bank/prime",
  },
  {
    code: "HELLO_ONE",
    name: "Hello One",
    partner: "hello-bank",
    genre: "banque",
    page: "/banque/hello-bank/one",
  },
  {
    code: "TRADEREPUBLIC",
    name: "Trade Republic",
    partner: "trade-republic",
    genre: "courtier",
    page: null,
  },
  { code: "CURVE", name: "Curve", partner: "curve", genre: "paiement", page: "/banque/curve" },
  { code: "N26", name: "N26", partner: "n26", genre: "neobanque", page: "/banque/n26" },
  {
    code: "CRYPTO",
    name: "Crypto.com",
    partner: "crypto-com",
    genre: "crypto",
    page: "/banque/crypto",
  },
  { code: "PAYPAL", name: "PayPal", partner: "paypal", genre: "paiement", page: null },
  {
    code: "REVOLUT",
    name: "Revolut",
    partner: "revolut",
    genre: "neobanque",
    page: "/banque/revolut",
  },
  {
    code: "IGRAAL",
    name: "iGraal",
    partner: "igraal",
    genre: "cashback",
    page: "/cashback/igraal",
  },
  {
    code: "EBUYCLUB",
    name: "eBuyClub",
    partner: "ebuyclub",
    genre: "cashback",
    page: "/cashback/ebuyclub",
  },
  {
    code: "POULPEO",
    name: "Poulpeo",
    partner: "poulpeo",
    genre: "cashback",
    page: "/cashback/poulpeo",
  },
  { code: "JOKO", name: "Joko", partner: "joko", genre: "cashback", page: "/cashback/joko" },
  {
    code: "WIDILO",
    name: "Widilo",
    partner: "widilo",
    genre: "cashback",
    page: "/cashback/widilo",
  },
  { code: "NAOMI", name: "Naomi", partner: "naomi", genre: "cashback", page: "/cashback/naomi" },
  { code: "BUNQ", name: "bunq", partner: "bunq", genre: "neobanque", page: "/banque/bunq" },
  { code: "HELIOS", name: "Helios", partner: "helios", genre: "neobanque", page: "/banque/helios" },
  { code: "QONTO", name: "Qonto", partner: "qonto", genre: "professionnel", page: null },
  { code: "SOGEXIA", name: "Sogexia", partner: "sogexia", genre: "neobanque", page: null },
  {
    code: "SOGEXIA_BUSINESS",
    name: "Sogexia Business",
    partner: "sogexia",
    genre: "professionnel",
    page: null,
  },
  {
    code: "VIVID_BUSINESS",
    name: "Vivid Business",
    partner: "vivid",
    genre: "professionnel",
    page: null,
  },
  { code: "WISE", name: "Wise", partner: "wise", genre: "paiement", page: null },
] as const satisfies readonly OfferShape[];

/** The field of the one shared bonus of Hello Prime and Hello One. */
export const HELLO_FIELD = "PRIME_PARTAGE_HELLO";

/** The code of one of the 24 offers. */
export type OfferCode = (typeof OFFERS)[number]["code"];

/** One offer of the table, whichever it is. */
export type Offer = OfferShape & { code: OfferCode };

/** The offer of that code; undefined when no offer has it. */
export function findOffer(code: string): Offer | undefined {
  return OFFERS.find((offer) => offer.code === code);
}
