// Which products are cards for every day whose price is known: what tools that work out a cost may choose among.
import type { Fact } from "../../catalogue/fact.ts";
import { kindOf } from "../../catalogue/kinds.ts";
import { unitOf } from "../../catalogue/units.ts";
import type { Catalogue, Product } from "./catalogue.ts";

/** The cards that tools may choose among. @param left the ids of those for somebody else */
export function listPricedCards({ products }: Catalogue, left: readonly string[]): Product[] {
  return [...products.values()].filter(
    (product) => isPricedCard(product) && !left.includes(product.id),
  );
}

/** Whether a person may pay every day with the card of a product on sale, whose price per month or per year is known. */
function isPricedCard({ kind, status, facts }: Product): boolean {
  const { monthlyFee, yearlyFee, cardType } = facts;
  if (!kindOf(kind).mayIssueCards || status !== "current" || cardType?.value == null) return false;
  return isPrice(monthlyFee, "month") || isPrice(yearlyFee, "year");
}

/** Whether a fact is an amount with tax for such a time. */
function isPrice(fact: Fact | undefined, per: "month" | "year"): boolean {
  if (typeof fact?.value !== "number") return false;
  const unit = unitOf(fact);
  return unit?.of === "EUR" && unit.per === per && !unit.excludingTax;
}
