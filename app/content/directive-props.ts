/**
 * What every directive hands to the component that draws it. One long table, because it is one contract: the
 * compiler fills it, app/components and app/tools draw it, and neither may know the other.
 */
import type { Delay } from "../catalogue/delay.ts";
import type { Sorte } from "../primes/global-values.ts";
import type { Genre, OfferCode } from "../primes/offers.ts";
import type { PackedFacts, PackedProduct } from "./packed-facts.ts";
import type { PageCard } from "./payload.ts";
import type { Topic } from "./topics.ts";

/** A value of the catalogue, written out, with where it comes from. */
export type Sourced = {
  text: string;
  /** A known value to draw « à vérifier »; false for « non communiqué ». */
  unconfirmed: boolean;
  asOf: string | null;
  note?: string;
  /** Indexes into the payload's `sources`. */
  sources: number[];
};

/** A value under its name: « Retraits à l’étranger ». */
export type Labelled = Sourced & { id: string; label: string };

/** What the drawing of a bank card is made from; `face` and `ink` are CSS colours. */
export type CardLook = { face: string; ink: string; material: "metal" | "matte" | "virtual" };

/** One plan of a partner, for `Formules`. */
export type Plan = {
  /** Fact id prefix: `n26.metal`. */
  id: string;
  name: string;
  /** The plan's own page, where it has one. */
  path: string | null;
  price: Sourced | null;
  /** Colours and material of its card; null for what comes without one. */
  carte: CardLook | null;
  /** What plans are told apart by, in a fixed order; what is not known is left out. */
  facts: Labelled[];
};

/** A step of a referral programme, in order; `within`: how long one has, or keeps it up, from the opening. */
export type Step = { text: string; within: Delay | null };

/** What the risk notice of an offer speaks of; null when it is an ordinary account or cashback. */
export type RiskKind = "crypto" | "pret" | "investissement" | null;

/** Why nobody is sent to a firm: closed, gone from France, of no proven activity, or not known to be authorised. */
export type Obstacle = "closed" | "withdrawn" | "unproven" | "unauthorised";

/** What a listing is made of: bank products, or cashback services. */
export type ListedKind = "banque" | "cashback";

/** One line of a listing. */
export type ListedRow = {
  /** `n26.metal`, or a partner's slug. */
  id: string;
  name: string;
  path: string | null;
  /** Why the line comes after the others in the usual order, in words: « compte de mineur ». */
  apart?: string;
  /** The price where its condition is not met. */
  otherwise?: Sourced;
  /** The referral offer that goes with it. */
  offre: OfferCode | null;
  /** What lines are sorted and filtered by, per fact name; null: unknown. */
  numbers: { [fact: string]: number | null };
  /** One per column; null: unknown. */
  cells: (Sourced | null)[];
};

/** What compares only with its like. */
export type ComparedKind = "banque" | "cashback" | "plateforme";

/** Props of every directive, by the tag the renderer meets. */
export type DirectiveProps = {
  /** The live amount of an offer. */
  Prime: { offre: OfferCode; sorte: Sorte };
  /** A fact in a sentence, with its source note. */
  Fait: Sourced & { id: string };
  /** A figure worked out from facts; `formula` is its working, in French. */
  Calcul: Sourced & { formula: string };

  /** The listing of offers: of one genre, or all. */
  Cote: { genre?: Genre };
  Ticket: {
    offre: OfferCode;
    name: string;
    partner: string;
    /** The page about the offer, where the site has one. */
    path: string | null;
    /** The partner's own site. */
    officialUrl: string | null;
    /** The programme's rules at the partner's. */
    rulesUrl: string | null;
    /** Why the firm may not be promoted; null where it may. */
    obstacle: Obstacle | null;
    /** Whether a referral link may be shown, whatever the operator's file says. */
    mayPostLink: boolean;
    /** Whether the partner lets links be posted in public; null: unknown. */
    publicPostingAllowed: boolean | null;
    /** The programme's state in words: « Permanent », « Saisonnier »… */
    status: Sourced | null;
    risk: RiskKind;
    /** Deposit, spending, delay of payment, cap: those that are known. */
    conditions: Labelled[];
  };
  Conditions: {
    offre: OfferCode;
    name: string;
    whoCanBeReferred: string[];
    whoCanRefer: string[];
    steps: Step[];
    /** Deposit, spending, payout, cap, clawback: those that are known. */
    facts: Labelled[];
    /** The rules nobody told us, by their labels: to be read in the programme's own terms. */
    unknown: string[];
    rulesUrl: string | null;
    unconfirmed: boolean;
    asOf: string | null;
    sources: number[];
  };
  Formules: { partenaire: string; name: string; plans: Plan[] };
  Comparaison: {
    columns: { id: string; name: string; path: string | null }[];
    /** A cell is null where nothing is known; `best` marks the best of its row, and its equals. */
    rows: { id: string; label: string; cells: ((Sourced & { best: boolean }) | null)[] }[];
  };
  Alternatives: {
    partenaire: string;
    options: {
      id: string;
      name: string;
      partner: string;
      path: string | null;
      facts: Labelled[];
    }[];
  };
  Ouverture: {
    partenaire: string;
    name: string;
    steps: string[];
    documents: string[];
    eligibility: string[];
    officialUrl: string | null;
    unconfirmed: boolean;
    asOf: string | null;
    sources: number[];
  };
  /** Legal entity, licence, deposit guarantee, register. */
  Securite: { partenaire: string; name: string; facts: Labelled[]; risk: RiskKind };
  /** Customer service channels and hours. */
  Service: { partenaire: string; name: string; facts: Labelled[] };
  /** The pages below an address; articles carry their topic. */
  Pages: { sous: string; pages: (PageCard & { topic?: Topic })[] };

  /** Products or services as a listing that one sorts and filters; amounts join when it is drawn. */
  Catalogue: { de: ListedKind; columns: { id: string; label: string }[]; rows: ListedRow[] };
  /** The list of articles, by topic; its lines stand in files of their own (app/content/article-piece.ts). */
  Articles: {
    /** How many there are of each topic; "" is all of them. */
    counts: { [topic: string]: number };
    /** The id of the section that presents each topic. */
    introductions: { [topic: string]: string };
  };

  /** The compound-interest calculator. `taux` is the flat tax in percent, `impot` the same with its source. */
  InteretsComposes: { taux: number; impot: Sourced };

  /** What a referral leaves once its costs are taken off; `law` and `facts` are places in the table. */
  GainNet: {
    table: PackedFacts;
    law: number[];
    offers: {
      offre: OfferCode;
      name: string;
      genre: Genre;
      path: string | null;
      risk: RiskKind;
      obstacle: Obstacle | null;
      facts: number[];
      products: PackedProduct[];
    }[];
  };
  /** The dates of an offer, counted from an opening; `facts` are places in the table. */
  Calendrier: {
    table: PackedFacts;
    offers: {
      offre: OfferCode;
      name: string;
      rulesUrl: string | null;
      risk: RiskKind;
      steps: Step[];
      facts: number[];
    }[];
  };

  /** Two to five products or services side by side, chosen by the address. */
  Comparateur: {
    table: PackedFacts;
    /** What the places of a product's facts stand for. */
    names: { [Kind in ComparedKind]?: string[] };
    partners: {
      slug: string;
      name: string;
      kind: ComparedKind;
      products: PackedProduct[];
    }[];
    /** What is compared on another page, so that no page carries everything. */
    elsewhere: { path: string; products: { id: string; name: string }[] };
  };
  /** The yearly cost of each card for the use that the address tells. */
  Profil: { table: PackedFacts; names: string[]; products: PackedProduct[] };

  /** Containers: what they hold is their children. */
  Pour: Record<string, never>;
  Contre: Record<string, never>;
  Attention: { titre?: string };
  Exemple: { titre?: string };
  Avis: Record<string, never>;
};

/** The upper-case tag of a node. */
export type DirectiveTag = keyof DirectiveProps;
