// Facts of a product as numbers to work with; what is not known stays undefined, never zero.
import Big from "big.js";
import type { Fact } from "../../catalogue/fact.ts";
import { unitOf } from "../../catalogue/units.ts";
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

/** What an allowance or a fee with tax comes to in a year; undefined where it is for something else than a time. */
export function perYear(facts: CostFacts, name: CostFact, months = 12): Big | undefined {
  const unit = facts[name] && unitOf(facts[name]);
  if (unit?.of !== "EUR" || unit.excludingTax) return undefined;
  const times = { month: months, quarter: 4, year: 1 } as { [Per in string]?: number };
  const count = times[unit.per ?? ""];
  return count === undefined ? undefined : numberOf(facts, name)?.times(count);
}
