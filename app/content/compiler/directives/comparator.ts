/** Tools that compare products: what they may choose from, with every fact they may need. */
import {
  BANK_CRITERIA,
  CASHBACK_CRITERIA,
  type Criterion,
  criteriaFor,
  PLATFORM_CRITERIA,
} from "../../../catalogue/criteria.ts";
import type { PartnerKind } from "../../../catalogue/schema.ts";
import { COST_FACTS } from "../../../tools/profile/cost-facts.ts";
import type { ComparedKind } from "../../directive-props.ts";
import type { PackedProduct } from "../../packed-facts.ts";
import { typeset } from "../typography.ts";
import { type Directive, type DirectiveContext, demand, splitWords } from "./directive.ts";
import { FactPacker } from "./pack-facts.ts";

const CRITERIA: Record<ComparedKind, readonly Criterion[]> = {
  banque: BANK_CRITERIA,
  cashback: CASHBACK_CRITERIA,
  plateforme: PLATFORM_CRITERIA,
};

/** Whose cards a person may pay with every day. */
const CARD_ISSUERS: readonly PartnerKind[] = [
  "online-bank",
  "neobank",
  "card-aggregator",
  "broker",
  "payment-institution",
];

/**
 * `::comparateur{genres="banque cashback" ailleurs=/comparateur/plateformes}`: everything of these kinds
 * that is on sale. The rest is named only, with the page that compares it.
 */
export const comparateur: Directive<"Comparateur"> = {
  form: "leaf",
  tag: "Comparateur",
  label: "none",
  required: ["genres", "ailleurs"],
  optional: [],
  resolve({ attributes }, context) {
    const { catalogue, site } = context;
    const kinds = splitWords(attributes.genres ?? "").map(demandKind);
    const path = attributes.ailleurs ?? "";
    if (!site.has(path)) throw new Error(`unknown page "${path}"`);
    const firms = listFirms(context);
    const packer = new FactPacker(context);
    const partners = firms
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ ids, ...firm }) => ({
        ...firm,
        products: ids.map((id) => packProduct(id, factNames(firm.kind), packer, context)),
      }));
    const elsewhere = firms
      .filter(({ kind }) => !kinds.includes(kind))
      .flatMap(({ ids }) =>
        ids.map((id) => ({ id, name: typeset(catalogue.findProduct(id)?.name ?? id) })),
      );
    return {
      table: packer.table,
      names: Object.fromEntries(kinds.map((kind) => [kind, factNames(kind)])),
      partners,
      elsewhere: { path, products: elsewhere },
    };
  },
};

/**
 * `::profil{sauf="wise.business"}`: cards for a person, whose price per month is known. `sauf` names
 * those for somebody else: a firm, a minor.
 */
export const profil: Directive<"Profil"> = {
  form: "leaf",
  tag: "Profil",
  label: "none",
  required: [],
  optional: ["sauf"],
  resolve({ attributes }, context) {
    const { catalogue } = context;
    const left = splitWords(attributes.sauf ?? "");
    for (const id of left) demand(catalogue.findProduct(id), "product", id, catalogue);
    const packer = new FactPacker(context);
    const products = catalogue
      .listPartners()
      .filter(({ kind }) => CARD_ISSUERS.includes(kind))
      .flatMap(({ slug }) => catalogue.findPartner(slug)?.products ?? [])
      .filter((id) => !left.includes(id) && isPricedCard(id, context))
      .map((id) => packProduct(id, COST_FACTS, packer, context));
    return { table: packer.table, names: [...COST_FACTS], products };
  },
};

function demandKind(word: string): ComparedKind {
  if (word === "banque" || word === "cashback" || word === "plateforme") return word;
  throw new Error('genres are among "banque", "cashback", "plateforme"');
}

/** Every firm with what it sells, by name. A bank without a product on sale has nothing to compare. */
function listFirms({ catalogue }: DirectiveContext) {
  return catalogue
    .listPartners()
    .flatMap(({ slug, kind: partnerKind }) => {
      const partner = demand(catalogue.findPartner(slug), "partner", slug, catalogue);
      const kind = kindOf(partnerKind);
      const ids = kind === "banque" ? [...partner.products] : [slug];
      const firm = { slug, name: typeset(partner.name), kind, ids };
      return ids.length ? [firm] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, "fr"));
}

function kindOf(kind: PartnerKind): ComparedKind {
  const criteria = criteriaFor(kind);
  if (criteria === CASHBACK_CRITERIA) return "cashback";
  return criteria === PLATFORM_CRITERIA ? "plateforme" : "banque";
}

/** What is shown, and what it is ranked by. */
function factNames(kind: ComparedKind): string[] {
  return [
    ...new Set(CRITERIA[kind].flatMap(({ fact, rankBy }) => (rankBy ? [fact, rankBy] : [fact]))),
  ];
}

function isPricedCard(id: string, { catalogue }: DirectiveContext): boolean {
  const fee = catalogue.findFact(`${id}.monthlyFee`);
  const hasCard = catalogue.findFact(`${id}.cardType`)?.value != null;
  return hasCard && typeof fee?.value === "number" && fee.unit === "EUR/mois";
}

function packProduct(
  id: string,
  names: readonly string[],
  packer: FactPacker,
  { catalogue, site }: DirectiveContext,
): PackedProduct {
  const { name, partner, risk } = demand(catalogue.findProduct(id), "product", id, catalogue);
  const path = site.productPath(id) ?? site.partnerPath(partner);
  const facts = packer.pack(id, partner, names);
  return { id, name: typeset(name), path, ...(risk && { risk }), facts };
}
