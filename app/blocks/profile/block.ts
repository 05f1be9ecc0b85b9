import { directive } from "../../build/blocks/directive.ts";
import { requireProduct, requireToolProduct, splitWords } from "../../build/blocks/look-up.ts";
import type { Catalogue, Product } from "../../build/catalogue/catalogue.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { kindOf } from "../../catalogue/kinds.ts";
import { unitOf } from "../../catalogue/units.ts";
import { CitedSources } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";
import { COST_FACTS } from "./cost-facts.ts";

/**
 * `::profil{sauf="wise.business"}`: the yearly cost of each card for the use that the address tells, among cards for a
 * person whose price is known. `sauf` names those for somebody else: a firm, a minor.
 */
export const profil = directive({
  name: "profil",
  form: "leaf",
  tag: "Profil",
  isApart: true,
  optional: ["sauf"],
  compile({ attributes }, context) {
    const left = splitWords(attributes.sauf);
    for (const id of left) requireProduct(id, context);
    const sources = new CitedSources(typeset);
    const products = listPricedCards(context.catalogue, left).map(({ id, carte }) => ({
      ...requireToolProduct(id, COST_FACTS, sources, context),
      ...(carte?.material === "metal" && { isMetal: true as const }),
    }));
    return { sources: sources.all, products };
  },
});

/** The cards that are ranked, but for those for somebody else. */
export function listPricedCards({ products }: Catalogue, left: readonly string[]): Product[] {
  return [...products.values()].filter(
    (product) => isPricedCard(product) && !left.includes(product.id),
  );
}

/** Whether a person may pay every day with the card of a product on sale, whose price per month or per year is known. */
function isPricedCard({ kind, status, facts: { monthlyFee, yearlyFee, cardType } }: Product) {
  if (!kindOf(kind).issuesCards || status !== "current" || cardType?.value == null) return false;
  return isPrice(monthlyFee, "month") || isPrice(yearlyFee, "year");
}

/** Whether a fact is an amount with tax for such a time. */
function isPrice(fact: Fact | undefined, per: "month" | "year"): boolean {
  if (typeof fact?.value !== "number") return false;
  const unit = unitOf(fact);
  return unit?.of === "EUR" && unit.per === per && !unit.excludingTax;
}
