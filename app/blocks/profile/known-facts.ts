// Facts of a product as numbers to work with; what is not known stays undefined, never zero.
import Big from "big.js";
import type { Fact } from "../../catalogue/fact.ts";
import type { CostFact } from "./cost-facts.ts";

/** The facts that are known, by name. */
export type CostFacts = Partial<Record<CostFact, Fact>>;

/** The number a fact holds. */
export function numberOf(facts: CostFacts, name: CostFact): Big | undefined {
  const value = facts[name]?.value;
  return typeof value === "number" ? new Big(value) : undefined;
}

/** A number of free ones; « illimité » is infinity. */
export function countOf(facts: CostFacts, name: CostFact): number | undefined {
  const value = facts[name]?.value;
  if (value === "illimité") return Number.POSITIVE_INFINITY;
  return typeof value === "number" ? value : undefined;
}

/** What an allowance or a fee comes to in a year; undefined for a unit that nobody has read yet. */
export function perYear(facts: CostFacts, name: CostFact, months = 12): Big | undefined {
  const value = numberOf(facts, name);
  switch (facts[name]?.unit) {
    case "EUR/mois":
      return value?.times(months);
    case "EUR par trimestre":
      return value?.times(4);
    case "EUR/an":
      return value;
    default:
      return undefined;
  }
}
