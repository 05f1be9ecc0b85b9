// What a yearly cost is worked out from, as numbers; what is not known stays undefined, never zero.
import Big from "big.js";
import type { FactName } from "../../build/catalogue/facts/table.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { formatQuantity, unitOf } from "../../catalogue/units.ts";

/** The names of these facts. Sentences among them are shown beside the working. */
export const COST_FACTS = [
  "monthlyFee",
  "yearlyFee",
  "feeCondition",
  "feeWithoutCondition",
  "feeConditionPayments",
  "feeConditionDeposit",
  "cardFee",
  "incomeCondition",
  "incomeMinimum",
  "paymentFeeForeign",
  "paymentForeignRate",
  "paymentForeignRateWithin",
  "paymentForeignRateBeyond",
  "freePaymentsForeignAmount",
  "freeExchangeAmount",
  "weekendRate",
  "withdrawalEurozone",
  "freeWithdrawalsEurozone",
  "freeWithdrawalsAmount",
  "withdrawalEurozoneFee",
  "withdrawalEurozoneRate",
  "withdrawalRateMinimum",
  "smallWithdrawalFee",
  "freeWithdrawalFrom",
  "withdrawalForeign",
  "freeWithdrawalsForeign",
  "withdrawalForeignFee",
  "withdrawalForeignRate",
  "jointAccount",
  "jointIncomeMinimum",
  "jointExtraFee",
  "jointFeeWithoutCondition",
] as const satisfies readonly FactName[];

export type CostFact = (typeof COST_FACTS)[number];

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

/** One line of the working. */
export type CostLine = {
  label: string;
  /** Euros per year, to the cent; undefined where the rule is not known as a figure. */
  euros: Big | undefined;
  /** The working, in French; what is missing, where there is no amount. */
  working: string;
  /** The facts that state the rule, to be shown with their sources. */
  rules: CostFact[];
};

/** « 58,80 € », « 120 € » */
export function formatMoney(euros: Big): string {
  return formatQuantity(Number(euros), "EUR");
}
