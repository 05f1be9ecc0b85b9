/** What the compiler asks of the catalogue and of the table of offers: no more than directives draw. */

import type { Offer, OfferCode } from "../../primes/offers.ts";
import type { CardLook } from "../../ui/card-look.ts";
import type { Fact } from "../fact.ts";
import type { PartnerKind } from "../kinds.ts";
import type { Apart, Step } from "../schema.ts";
import type { Obstacle, Risk } from "../warnings.ts";

/** A fact under the name a listing gives it. */
export type NamedFact = { label: string; fact: Fact };

export type CataloguePartner = {
  name: string;
  officialUrl: string | null;
  /** Ids of the products on sale, in the order plans are shown. */
  products: readonly string[];
  /** Opening an account; null where the catalogue has no such fact. */
  opening: Record<"steps" | "documents" | "eligibility", Fact | null>;
  security: readonly NamedFact[];
  service: readonly NamedFact[];
};

/** A product, or a partner without products (a cashback site) taken as one. */
export type CatalogueProduct = {
  name: string;
  partner: string;
  price: Fact | null;
  card: CardLook | null;
  risk: Risk | null;
  apart?: Apart;
  /** What plans are told apart by, most asked for first; the price is not among them. */
  facts: readonly NamedFact[];
};

export type CatalogueReferral = {
  rulesUrl: string | null;
  /** Why no referral link may be shown; null where one may. */
  obstacle: Obstacle | null;
  /** Whether a referral link may be posted at all. */
  mayPostLink: boolean;
  publicPostingAllowed: boolean | null;
  risk: Risk | null;
  status: Fact | null;
  whoCanBeReferred: Fact | null;
  whoCanRefer: Fact | null;
  steps: readonly Step[];
  /** The steps as a fact: their date and sources. */
  stepsFact: Fact | null;
  /** What a ticket shows: deposit, spending, delay, form, cap. */
  essentials: readonly NamedFact[];
  /** What else binds: clawback, other offers, code or link. */
  fineprint: readonly NamedFact[];
};

/** One line of a comparison; a cell is null where the catalogue has no such fact. */
export type ComparedRow = {
  id: string;
  label: string;
  cells: readonly ({ fact: Fact; best: boolean } | null)[];
};

/** What can be looked up by name. */
export type NamedThing = "fact" | "partner" | "product" | "offer";

export type Catalogue = {
  /** The fact of an id such as `n26.metal.monthlyFee`; undefined when there is none. */
  findFact(id: string): Fact | undefined;
  /** The fact's value as a visitor reads it, unit included; « non communiqué » for null. */
  formatFact(fact: Fact): string;
  /** What a fact is, in French: « N26 Metal, prix par mois ». */
  nameFact(id: string): string;
  findPartner(slug: string): CataloguePartner | undefined;
  /** A product by `partner.product`, or a partner alone by its slug. */
  findProduct(id: string): CatalogueProduct | undefined;
  /** Every partner and its kind, in the order of the catalogue. */
  listPartners(): readonly { slug: string; kind: PartnerKind }[];
  findReferral(offer: OfferCode): CatalogueReferral | undefined;
  findOffer(code: string): Offer | undefined;
  /** Rows for products side by side; without criteria, those of their kind. @throws on an unknown one */
  compare(products: readonly string[], criteria: readonly string[]): readonly ComparedRow[];
  /** Names like a mistyped one, closest first. */
  near(kind: NamedThing, name: string): readonly string[];
  /** Hosts of every source and official site, without `www.`. */
  hosts: ReadonlySet<string>;
};
