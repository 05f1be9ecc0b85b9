import { OFFERS, type Offer } from "../../amounts/offers.ts";
import { type DirectiveContext, directive } from "../../build/blocks/directive.ts";
import { requirePartner, requireProduct, requireReferral } from "../../build/blocks/look-up.ts";
import { describeOffer } from "../../build/catalogue/offer-facts.ts";
import type { SetAsideReason } from "../../build/catalogue/schema.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { kindOf } from "../../catalogue/kinds.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import { CitedSources, type Sourced } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";
import { LISTINGS, type ListedKind, type Listing, type Numbers } from "./listings.ts";

/** Accounts that are no everyday account of an adult: listed last, without a referral offer. */
const SET_ASIDE_LABELS: Record<NonNullable<SetAsideReason>, string> = {
  mineur: "compte de mineur",
  titres: "comptes-titres et PEA : risque de perte en capital",
};

/** One line of a listing. */
export type ListedRow = ReturnType<typeof listRow>;

/**
 * `::catalogue{de=banque}`: the products on sale of every firm of these kinds, with or without a page of its own, to sort
 * and filter; a firm that sells none by name is a line itself.
 */
export const catalogue = directive({
  name: "catalogue",
  tag: "Catalogue",
  ids: ["liste", "la-liste", "liste-affichee"],
  fragments: () => ["liste", "liste-affichee"],
  standsOutsideSections: true,
  required: ["de"],
  compile({ attributes: { de } }, context) {
    const kind = requireListing(de);
    const listing: Listing = LISTINGS[kind];
    const { columns } = listing;
    const proofs = `/${kind}/preuves`;
    if (!context.site.has(proofs)) throw new Error(`page inconnue « ${proofs} »`);
    // The page of proofs cites them.
    const proofsContext = { ...context, sources: new CitedSources(typeset) };
    return {
      de: kind,
      columns: columns.map(({ id, label, lead }) => ({ id, label, ...(lead && { lead }) })),
      rows: listIds(listing, context).map((id) => listRow(id, listing, proofsContext)),
      /** Where a line's sources and their sentences stand. */
      proofs,
    };
  },
});

/** What a listing lists, by id. @throws where one that it leaves out is not known */
export function listIds({ kinds, except }: Listing, context: DirectiveContext): string[] {
  for (const id of except) requireProduct(id, context);
  return [...context.catalogue.partners.values()]
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ slug, products }) => {
      const onSale = products.filter(({ status }) => status === "current");
      return products.length > 0 ? onSale.map(({ id }) => id) : [slug];
    })
    .filter((id) => !except.includes(id));
}

/** @throws where no listing has this name */
export function requireListing(de: string | undefined): ListedKind {
  const known = Object.keys(LISTINGS) as ListedKind[];
  const kind = known.find((each) => each === de);
  if (kind) return kind;
  throw new Error(`de : attendu, ${known.map((each) => `« ${each} »`).join(" ou ")}`);
}

/** A line with its figures, whose sources the context's list has. @param id `n26.metal`, or a partner's slug */
export function listRow(id: string, { columns, numbers }: Listing, context: DirectiveContext) {
  const product = requireProduct(id, context);
  const { name, partnerSlug, apart, path, carte, facts, kind, noBank } = product;
  const otherwise = facts.feeWithoutCondition;
  const price = priceOf(facts);
  return {
    id,
    name,
    path,
    compared: kindOf(kind).compared,
    card: carte,
    // Why the line comes after the others in the usual order, in words: « compte de mineur ».
    ...(apart && { apart: typeset(SET_ASIDE_LABELS[apart]) }),
    // What the firm is, where it is no bank: « établissement de paiement, pas une banque ».
    ...(noBank && { noBank }),
    // What of the money is given back if the firm fails; null where nobody tells; none for what holds no deposit.
    ...(kindOf(kind).compared === "banque" && { guarantee: writeGuarantee(partnerSlug, context) }),
    // The price is that of a year, and says so.
    ...(price && price === facts.yearlyFee && { isYearly: true }),
    // The price where its condition is not met.
    ...(otherwise?.value != null && { otherwise: writeFact(otherwise, context.sources) }),
    offer: apart ? null : toListedOffer(offerOf(partnerSlug, path), context),
    numbers: Object.fromEntries<Numbers[string]>(
      numbers.map((name) => {
        const value = facts[name]?.value;
        if (typeof value === "number") return [name, value];
        return [name, name === "monthlyFee" ? yearlyByMonth(facts.yearlyFee) : null];
      }),
    ),
    /** One per column; null: unknown. */
    cells: columns.map((column) => {
      const known = column.isMonthly ? price : facts[column.id];
      if (!known || known.value === null) return null;
      return writeFact(column.isMonthly ? withoutMonth(known) : known, context.sources);
    }),
  };
}

/** How much is given back of a deposit, else in words what stands for a guarantee. */
function writeGuarantee(slug: string, context: DirectiveContext): Sourced | null {
  const { facts } = requirePartner(slug, context);
  const known = ["depositGuarantee.amount", "depositGuarantee.scheme"]
    .map((name) => facts[name])
    .find((fact) => fact?.value != null);
  return known ? writeFact(known, context.sources) : null;
}

/** The price per month, or per year where it is sold by the year only: « 25 € par an » under a heading of months. */
function priceOf({ monthlyFee, yearlyFee }: Partial<Record<string, Fact>>): Fact | undefined {
  return monthlyFee && monthlyFee.value !== null ? monthlyFee : yearlyFee;
}

/** What a yearly price comes to in a month, for the order of the lines. */
function yearlyByMonth(yearlyFee: Fact | undefined): number | null {
  return typeof yearlyFee?.value === "number" ? yearlyFee.value / 12 : null;
}

/** « 9,90 € » for « 9,90 € par mois »; a price without tax keeps its words. */
function withoutMonth(fact: Fact): Fact {
  return fact.unit === "EUR/mois" ? { ...fact, unit: "EUR" } : fact;
}

/** The offer of the page itself, else the partner's only one. */
function offerOf(partnerSlug: string, path: string | null): Offer | undefined {
  const ofPartner = OFFERS.filter((offer) => offer.partnerSlug === partnerSlug);
  const own = ofPartner.find((offer) => offer.page === path);
  return own ?? (ofPartner.length === 1 ? ofPartner[0] : undefined);
}

/** The referral offer that goes with a line. */
function toListedOffer(offer: Offer | undefined, context: DirectiveContext) {
  if (!offer) return null;
  const { code, page } = offer;
  const { referral } = requireReferral(code, context);
  return {
    code,
    name: typeset(offer.name),
    /** Whether it is known to be open and to pay euros. */
    standing: referral.standing,
    /** Where its conditions are told. */
    page,
    /** What it asks and pays, in a word or two each. */
    facts: describeOffer(referral, context.catalogue).facts,
  };
}
