import type { Fact } from "../../catalogue/fact.ts";
import type { Apart } from "../../catalogue/schema.ts";
import { type DirectiveContext, directive } from "../../pages/compiler/directive.ts";
import { writeFact } from "../../pages/compiler/write-facts.ts";
import { typeset } from "../../pages/french/typography.ts";
import { OFFERS, type OfferCode } from "../../primes/offers.ts";
import type { Sourced } from "../../ui/sourced.ts";
import { demandPartner, demandProduct } from "../demand.ts";
import { LISTINGS, type ListedKind, type Listing, type Numbers } from "./listings.ts";

/** What is no everyday account of an adult comes after the others, and without their referral offer. */
const APART: Record<NonNullable<Apart>, string> = {
  mineur: "compte de mineur",
  titres: "comptes-titres et PEA : risque de perte en capital",
};

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
  numbers: Numbers;
  /** One per column; null: unknown. */
  cells: (Sourced | null)[];
};

/** `::catalogue{de=banque}`: products of the firms that have a page here, to sort and filter. */
export const catalogue = directive({
  name: "catalogue",
  form: "leaf",
  tag: "Catalogue",
  required: ["de"],
  compile({ attributes: { de } }, context) {
    const kind = demandListing(de);
    const listing: Listing = LISTINGS[kind];
    const { kinds, columns } = listing;
    const ids = context.catalogue
      .listPartners()
      .filter(({ slug, kind }) => kinds.includes(kind) && context.site.partnerPath(slug))
      .flatMap(({ slug }) => {
        const { products } = demandPartner(slug, context);
        return products.length ? products : [slug];
      });
    return {
      de: kind,
      columns: columns.map(({ id, label }) => ({ id, label })),
      rows: ids.map((id) => listRow(id, listing, context)),
    };
  },
});

function demandListing(de: string | undefined): ListedKind {
  const known = Object.keys(LISTINGS) as ListedKind[];
  const kind = known.find((each) => each === de);
  if (kind) return kind;
  throw new Error(`de is ${known.map((each) => `"${each}"`).join(" or ")}`);
}

function listRow(id: string, { columns, numbers }: Listing, context: DirectiveContext): ListedRow {
  const { name, partner, apart, path } = demandProduct(id, context);
  const fact = (fact: string) => context.catalogue.findFact(`${id}.${fact}`);
  const otherwise = fact("feeWithoutCondition");
  return {
    id,
    name,
    path,
    ...(apart ? { apart: typeset(APART[apart]) } : {}),
    ...(otherwise && otherwise.value !== null ? { otherwise: writeFact(otherwise, context) } : {}),
    offre: apart ? null : offerOf(partner, path),
    numbers: Object.fromEntries(
      numbers.map((name) => {
        const value = fact(name)?.value;
        return [name, typeof value === "number" ? value : null];
      }),
    ),
    cells: columns.map((column) => {
      const known = fact(column.id);
      if (!known || known.value === null) return null;
      return writeFact(column.isMonthly ? withoutMonth(known) : known, context);
    }),
  };
}

/** « 9,90 € » for « 9,90 € par mois »; a price without tax keeps its words. */
function withoutMonth(fact: Fact): Fact {
  return fact.unit === "EUR/mois" ? { ...fact, unit: "EUR" } : fact;
}

/** The offer of the page itself, else the partner's only one. */
function offerOf(partner: string, path: string | null): OfferCode | null {
  const ofPartner = OFFERS.filter((offer) => offer.partner === partner);
  const own = ofPartner.find((offer) => offer.page === path);
  return (own ?? (ofPartner.length === 1 ? ofPartner[0] : undefined))?.code ?? null;
}
