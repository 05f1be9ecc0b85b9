/** What decides over a product, and how well it is founded: price, conditions, use abroad, protection. */
import type { Catalogue, Product } from "../../build/catalogue/catalogue.ts";
import { findProduct } from "../../build/catalogue/catalogue.ts";
import type { FactName } from "../../build/catalogue/facts/table.ts";
import { findFact } from "../../catalogue/compare.ts";
import { COMPARED, type ComparedKind, kindOf } from "../../catalogue/kinds.ts";
import { DEGREES, wordsOf } from "../../ui/degree.ts";

/** For each question, the facts that may answer it; the best founded one counts. */
const ESSENTIALS = {
  banque: {
    prix: ["monthlyFee", "yearlyFee"],
    conditions: ["feeCondition", "incomeCondition", "initialDeposit", "eligibility"],
    étranger: ["paymentFeeForeign", "paymentForeignRate", "withdrawalForeign"],
    protection: ["depositGuarantee.scheme", "depositGuarantee.amount", "licence.type"],
  },
  cashback: {
    prix: ["membership", "premiumTier"],
    conditions: ["minimumPayout", "eligibility"],
    délais: ["validationDelay", "payoutMethods"],
    société: ["legalEntity", "ownership"],
  },
} as const satisfies Partial<Record<ComparedKind, Record<string, readonly FactName[]>>>;

/** One line per product on sale: « n26.metal, prix confirmé, conditions rapporté… ». Platforms are judged by their status. */
export function* essentialLines(catalogue: Catalogue): Generator<string> {
  for (const product of listOnSale(catalogue)) {
    const compared = kindOf(product.kind).compared;
    if (compared === "plateforme") continue;
    const answers = Object.entries(ESSENTIALS[compared]).map(
      ([question, names]) => `${question} ${bestWords(product, names)}`,
    );
    yield [product.id, ...answers].join("\t");
  }
}

function listOnSale(catalogue: Catalogue): Product[] {
  const current = [...catalogue.partners.values()].filter(({ status }) => status === "current");
  return current.flatMap(({ slug, kind, products }) => {
    const onSale = products.filter(({ status }) => status === "current");
    if (COMPARED[kindOf(kind).compared].group === null) return onSale;
    return findProduct(catalogue, slug) ?? [];
  });
}

function bestWords(product: Product, names: readonly string[]): string {
  const facts = names.flatMap((name) => findFact(product, name) ?? []);
  const known = facts.filter(({ value }) => value !== null);
  const best = DEGREES.find((degree) => known.some((fact) => fact.degree === degree));
  return wordsOf(best ?? "missing").name;
}
