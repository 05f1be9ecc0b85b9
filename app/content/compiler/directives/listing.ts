/** Listings that visitors sort and filter: what the catalogue sells, and the articles. */
import type { Fact } from "../../../catalogue/fact.ts";
import type { Apart, PartnerKind } from "../../../catalogue/schema.ts";
import { OFFERS } from "../../../primes/offers.ts";
import type { ListedKind, ListedRow } from "../../directive-props.ts";
import { TOPICS } from "../../topics.ts";
import { slugify } from "../heading.ts";
import { typeset } from "../typography.ts";
import { type Directive, type DirectiveContext, demand, writeFact } from "./directive.ts";

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

/** `::catalogue{de=banque}`: products of the firms that have a page here. */
export const catalogue: Directive<"Catalogue"> = {
  form: "leaf",
  tag: "Catalogue",
  label: "none",
  required: ["de"],
  optional: [],
  resolve({ attributes }, context) {
    const de = attributes.de;
    if (de !== "banque" && de !== "cashback") throw new Error('de is "banque" or "cashback"');
    const { kinds, columns } = LISTINGS[de];
    const ids = context.catalogue
      .listPartners()
      .filter(({ slug, kind }) => kinds.includes(kind) && context.site.partnerPath(slug))
      .flatMap(({ slug }) => {
        const { products } = demand(
          context.catalogue.findPartner(slug),
          "partner",
          slug,
          context.catalogue,
        );
        return products.length ? products : [slug];
      });
    return {
      de,
      columns: columns.map(({ id, label }) => ({ id, label })),
      rows: ids.map((id) => listedRow(id, de, context)),
    };
  },
};

/** `::articles` */
export const articles: Directive<"Articles"> = {
  form: "leaf",
  tag: "Articles",
  label: "none",
  required: [],
  optional: [],
  resolve(_input, { site }) {
    const counts: Record<string, number> = { "": site.childrenOf("/blog").length };
    for (const { topic } of site.childrenOf("/blog")) {
      if (topic) counts[topic] = (counts[topic] ?? 0) + 1;
    }
    // A topic's introduction is the section of the page that bears its name.
    const introductions = Object.fromEntries(
      Object.entries(TOPICS).map(([topic, label]) => [topic, slugify(label)]),
    );
    return { counts, introductions };
  },
};

function listedRow(id: string, de: ListedKind, context: DirectiveContext): ListedRow {
  const { name, partner, apart } = demand(
    context.catalogue.findProduct(id),
    "product",
    id,
    context.catalogue,
  );
  const path = context.site.productPath(id) ?? context.site.partnerPath(partner);
  const { columns, numbers } = LISTINGS[de];
  const fact = (fact: string) => context.catalogue.findFact(`${id}.${fact}`);
  const otherwise = fact("feeWithoutCondition");
  return {
    id,
    name: typeset(name),
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
function offerOf(partner: string, path: string | null) {
  const ofPartner = OFFERS.filter((offer) => offer.partner === partner);
  const own = ofPartner.find((offer) => offer.page === path);
  return (own ?? (ofPartner.length === 1 ? ofPartner[0] : undefined))?.code ?? null;
}
