// What payments in other currencies cost in a year: commission, allowance, weekend charge.
import Big from "big.js";
import { formatQuantity } from "../../catalogue/units.ts";
import {
  type CostFact,
  type CostFacts,
  type CostLine,
  countOf,
  formatMoney,
  numberOf,
  perYear,
} from "./cost-facts.ts";
import type { Use } from "./inputs.ts";

const ZERO = new Big(0);

/** The allowance counts payments of every day, and the weekend charge comes on top (Revolut, help for Denmark and Poland). */
export function foreignPayments(facts: CostFacts, use: Use): CostLine {
  const line = { label: "Paiements en devises", rules: ["paymentFeeForeign"] as CostFact[] };
  const spent = new Big(use.devises);
  if (spent.eq(0)) return { ...line, euros: ZERO, working: "aucun paiement en devises", rules: [] };

  const weekendRate = numberOf(facts, "weekendRate");
  const atWeekend = weekendRate ? spent.times(use.weekend).div(100) : ZERO;
  const base = priceOfPayments(facts, spent, Number(use["mois-devises"]));
  if (!base) return { ...line, euros: undefined, working: "commission non connue en chiffres" };
  if (!weekendRate) return { ...line, ...base };
  return {
    ...line,
    euros: base.euros.plus(atWeekend.times(weekendRate).div(100)),
    working: `${base.working}\u202f; week-end\u202f: ${formatQuantity(Number(weekendRate), "%")} de ${formatMoney(atWeekend)}`,
  };
}

/** @param months in which the payments are spread evenly: allowances are per month */
function priceOfPayments(facts: CostFacts, spent: Big, months: number) {
  const rate = numberOf(facts, "paymentForeignRate");
  if (rate) {
    return {
      euros: spent.times(rate).div(100),
      working: `${formatQuantity(Number(rate), "%")} de ${formatMoney(spent)}`,
    };
  }
  const name = facts.freeExchangeAmount ? "freeExchangeAmount" : "freePaymentsForeignAmount";
  if (countOf(facts, name) === Number.POSITIVE_INFINITY) {
    return { euros: ZERO, working: `sans commission sur ${formatMoney(spent)}` };
  }
  const quota = perYear(facts, name, months);
  if (!quota) return undefined;
  const beyond = spent.gt(quota) ? spent.minus(quota) : ZERO;
  const beyondRate = beyond.eq(0) ? ZERO : numberOf(facts, "paymentForeignRateBeyond");
  if (!beyondRate) return undefined;
  const withinRate = numberOf(facts, "paymentForeignRateWithin") ?? ZERO;
  const within = spent.minus(beyond);
  const parts = [
    withinRate.eq(0)
      ? `${formatMoney(within)} dans le quota`
      : `${formatQuantity(Number(withinRate), "%")} de ${formatMoney(within)} dans le quota`,
    beyond.gt(0)
      ? `${formatQuantity(Number(beyondRate), "%")} de ${formatMoney(beyond)} au-delà`
      : "",
  ];
  return {
    euros: within.times(withinRate).plus(beyond.times(beyondRate)).div(100),
    working: parts.filter(Boolean).join(", "),
  };
}
