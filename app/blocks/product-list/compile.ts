import type { Fact } from "../../catalogue/fact.ts";
import type { Apart, PartnerKind } from "../../catalogue/schema.ts";
import { type DirectiveContext, directive } from "../../pages/compiler/directive.ts";
import { writeFact } from "../../pages/compiler/write-facts.ts";
import { typeset } from "../../pages/french/typography.ts";
import { OFFERS, type OfferCode } from "../../primes/offers.ts";
import type { Sourced } from "../../ui/sourced.ts";
import { demandPartner, demandProduct } from "../demand.ts";

/** What a listing is made of: bank products, or cashback services. */
export type ListedKind = "banque" | "cashback";

type Listing = {
  kinds: readonly PartnerKind[];
  /** Facts shown, one per column; a unit that the label tells is not said again in each cell. */
  columns: readonly { id: string; label: string; unit?: string }[];
  /** Numeric facts that lines are sorted or filtered by. */
  numbers: readonly string[];
};

const LISTINGS: Record<ListedKind, Listing> = {
  banque: {
    kinds: ["online-bank", "neobank", "card-aggregator"],
    columns: [
      { id: "monthlyFee", label: "Prix par mois", unit: "EUR/mois" },
      { id: "incomeCondition", label: "Revenus demandés" },
      { id: "withdrawalForeign", label: "Retrait en devises" },
    ],
    numbers: ["monthlyFee", "incomeMinimum", "withdrawalForeignRate"],
  },
  cashback: {
    kinds: ["cashback"],
    columns: [
      { id: "minimumPayout", label: "Seuil de retrait" },
      { id: "payoutMethods", label: "Modes de paiement" },
      { id: "validationDelay", label: "Délai de validation" },
    ],
    numbers: ["minimumPayout"],
  },
};

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
  /** What lines are sorted and filtered by, per fact name; null: unknown. */
  numbers: { [fact: string]: number | null };
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
    if (de !== "banque" && de !== "cashback") throw new Error('de is "banque" or "cashback"');
    const { kinds, columns } = LISTINGS[de];
    const ids = context.catalogue
      .listPartners()
      .filter(({ slug, kind }) => kinds.includes(kind) && context.site.partnerPath(slug))
      .flatMap(({ slug }) => {
        const { products } = demandPartner(slug, context);
        return products.length ? products : [slug];
      });
    return {
      de: de as ListedKind,
      columns: columns.map(({ id, label }) => ({ id, label })),
      rows: ids.map((id) => listRow(id, LISTINGS[de], context)),
    };
  },
});

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
      return writeFact(known.unit === column.unit ? withoutPeriod(known) : known, context);
    }),
  };
}

/** « 9,90 € » for « 9,90 € par mois ». */
function withoutPeriod(fact: Fact): Fact {
  return { ...fact, unit: fact.unit?.split("/")[0] ?? null };
}

/** The offer of the page itself, else the partner's only one. */
function offerOf(partner: string, path: string | null): OfferCode | null {
  const ofPartner = OFFERS.filter((offer) => offer.partnerSlug === partner);
  const own = ofPartner.find((offer) => offer.page === path);
  return (own ?? (ofPartner.length === 1 ? ofPartner[0] : undefined))?.code ?? null;
}
