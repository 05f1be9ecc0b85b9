/** The kinds of partners, and all that the site decides by kind. A new kind is a line here. */
import type { Risk } from "./warnings.ts";

type Compared = {
  /** What one of them is called: « un compte ou une carte ». */
  one: string;
  /** The heading they are listed under; null where each firm has a list of its products. */
  group: string | null;
};

/** What compares only with its like: an account with an account, a platform with a platform. */
export const COMPARED = {
  banque: { one: "un compte ou une carte", group: null },
  cashback: { one: "un service de cashback", group: "Services de cashback" },
  plateforme: {
    one: "une plateforme d’investissement",
    group: "Plateformes crypto et prêts participatifs",
  },
} as const satisfies Record<string, Compared>;

/** A name of `COMPARED`, as `::comparateur{genres}` spells it. */
export type ComparedKind = keyof typeof COMPARED;

type Kind = {
  /** What it is compared with, and so on which criteria. */
  compared: ComparedKind;
  /** What its customers may lose beyond its price. A bank's account for securities is told by its product. */
  risk?: Risk;
  /** Its firms may sell cards for every day; whether a product is one, its own facts say (build/catalogue/priced-cards.ts). */
  mayIssueCards?: true;
  /**
   * Nobody is sent to it while its authorisation is not known. Since 1 July 2026 only firms authorised under MiCA may
   * serve France, and advertising another one is forbidden; lending platforms get the same caution.
   */
  needsAuthorisation?: true;
  /** The month from which only an authorisation seen since counts: older ones have lapsed (règlement UE 2023/1114, art. 143). */
  authorisedSince?: "2026-07";
};

const UNDER_MICA = { needsAuthorisation: true, authorisedSince: "2026-07" } as const;

const KINDS = {
  "online-bank": { compared: "banque", mayIssueCards: true },
  neobank: { compared: "banque", mayIssueCards: true },
  "card-aggregator": { compared: "banque", mayIssueCards: true },
  broker: { compared: "banque", mayIssueCards: true, risk: "investissement" },
  "payment-institution": { compared: "banque", mayIssueCards: true },
  "business-account": { compared: "banque" },
  wallet: { compared: "banque" },
  cashback: { compared: "cashback" },
  "crypto-exchange": { compared: "plateforme", risk: "crypto", ...UNDER_MICA },
  "crypto-lending": { compared: "plateforme", risk: "crypto", ...UNDER_MICA },
  "p2p-lending": { compared: "plateforme", risk: "pret", needsAuthorisation: true },
  crowdlending: { compared: "plateforme", risk: "pret", needsAuthorisation: true },
} as const satisfies Record<string, Kind>;

/** A kind of partner, as its file names it. */
export type PartnerKind = keyof typeof KINDS;

/** Every kind, for the schema of partners' files. */
export const PARTNER_KINDS = Object.keys(KINDS) as [PartnerKind, ...PartnerKind[]];

/** What the site decides by kind. */
export function kindOf(kind: PartnerKind): Kind {
  return KINDS[kind];
}

/** What may be lost with a firm of that kind, or with its product; null for an ordinary account or cashback. */
export function riskOf(kind: PartnerKind, apart?: "mineur" | "titres"): Risk | null {
  return kindOf(kind).risk ?? (apart === "titres" ? "investissement" : null);
}
