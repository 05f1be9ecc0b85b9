// What the subscription costs in a year, where its price may depend on a condition.
import Big from "big.js";
import { unitOf } from "../../catalogue/units.ts";
import {
  type CostFact,
  type CostFacts,
  type CostLine,
  countOf,
  formatMoney,
  numberOf,
  perYear,
} from "./cost-facts.ts";
import { incomeOf, type Use } from "./inputs.ts";
import { feeWhenMissed } from "./joint-account.ts";

const ZERO = new Big(0);
const LABEL = "Abonnement";

/** Twelve months of the fee, or of the fee for those who miss the condition. */
export function subscription(facts: CostFacts, use: Use): CostLine {
  const line = { label: LABEL, rules: ["monthlyFee", "feeCondition"] as CostFact[] };
  const fee = numberOf(facts, "monthlyFee");
  const missed = feeWhenMissed(facts, use);
  const isMet = facts.feeWithoutCondition ? meetsCondition(facts, use) : true;
  if (isMet === undefined) {
    return { ...line, euros: undefined, working: "condition du prix non chiffrée" };
  }
  if (isMet) {
    if (!fee) return soldByYear(facts);
    return { ...line, euros: fee.times(12), working: `12 × ${formatMoney(fee)}` };
  }
  const times = facts[missed] && unitOf(facts[missed])?.per === "quarter" ? 4 : 12;
  return {
    ...line,
    rules: ["feeCondition", missed],
    euros: perYear(facts, missed),
    working: `condition non remplie\u202f: ${times} × ${formatMoney(numberOf(facts, missed) ?? ZERO)}`,
  };
}

/** A price that has no monthly one is paid at once. */
function soldByYear(facts: CostFacts): CostLine {
  const euros = perYear(facts, "yearlyFee");
  const working = euros ? `${formatMoney(euros)} par an` : "prix inconnu";
  return { label: LABEL, rules: ["yearlyFee", "feeCondition"], euros, working };
}

/** Whether the use meets the condition on the price; undefined where the condition is not a figure. */
function meetsCondition(facts: CostFacts, use: Use): boolean | undefined {
  const deposit = numberOf(facts, "feeConditionDeposit");
  if (deposit) return use.domiciliation === "oui" && deposit.lte(incomeOf(use));
  const payments = countOf(facts, "feeConditionPayments");
  return payments === undefined ? undefined : payments <= Number(use.paiements);
}
