// What withdrawals cost in a year, in the euro zone and abroad, by the rule that a bank publishes.
import Big from "big.js";
import { formatQuantity } from "../../catalogue/units.ts";
import {
  type CostFact,
  type CostFacts,
  type CostLine,
  countOf,
  formatMoney,
  numberOf,
} from "./cost-facts.ts";
import type { Use } from "./inputs.ts";

const ZERO = new Big(0);

/** Every month is alike. */
export function euroWithdrawals(facts: CostFacts, use: Use): CostLine {
  const line = { label: "Retraits en zone euro", rules: ["withdrawalEurozone"] as CostFact[] };
  const count = Number(use.retraits);
  if (count === 0) {
    return { ...line, euros: ZERO, working: "aucun retrait en zone euro", rules: [] };
  }

  const amount = new Big(use.montant);
  const small = priceOfSmall(facts, amount);
  const rule = euroRule(facts);
  const monthly = small ? small.times(count) : rule && priceWithdrawals(rule, count, amount);
  if (!monthly)
    return { ...line, euros: undefined, working: "quota ou prix non connu en chiffres" };
  const what = `${formatQuantity(count, null)} × ${formatMoney(amount)} par mois`;
  return {
    ...line,
    euros: monthly.times(12),
    working: `${what}\u202f: 12 × ${formatMoney(monthly.round(2, Big.roundHalfUp))}`,
  };
}

/** undefined where no free count or amount is published, nor that each one is free. */
function euroRule(facts: CostFacts): WithdrawalRule | undefined {
  const isEachFree = numberOf(facts, "withdrawalEurozoneFee")?.eq(0);
  const freeCount = isEachFree
    ? Number.POSITIVE_INFINITY
    : countOf(facts, "freeWithdrawalsEurozone");
  const freeAmount = numberOf(facts, "freeWithdrawalsAmount");
  if (freeCount === undefined && !freeAmount) return undefined;
  return {
    freeCount,
    freeAmount,
    fee: numberOf(facts, "withdrawalEurozoneFee"),
    rate: numberOf(facts, "withdrawalEurozoneRate"),
    minimum: numberOf(facts, "withdrawalRateMinimum"),
  };
}

/** Where an allowance is shared with the euro zone, what is left of it. */
export function foreignWithdrawals(facts: CostFacts, use: Use): CostLine {
  const line = { label: "Retraits en devises", rules: ["withdrawalForeign"] as CostFact[] };
  const count = Number(use["retraits-devises"]);
  if (count === 0) {
    return { ...line, euros: ZERO, working: "aucun retrait en devises", rules: [] };
  }

  const amount = new Big(use["montant-devises"]);
  const small = priceOfSmall(facts, amount);
  const euros = small ? small.times(count) : priceAbroad(facts, use, count, amount);
  const what = `${formatQuantity(count, null)} × ${formatMoney(amount)} par an`;
  if (!euros) return { ...line, euros: undefined, working: "commission non connue en chiffres" };
  return {
    ...line,
    euros,
    working: `${what}\u202f: ${formatMoney(euros.round(2, Big.roundHalfUp))}`,
  };
}

/** Spread evenly over the months abroad; an allowance shared with the euro zone is used up there first. */
function priceAbroad(facts: CostFacts, use: Use, count: number, amount: Big): Big | undefined {
  const months = Number(use["mois-devises"]);
  const rate = numberOf(facts, "withdrawalForeignRate");
  const fee = numberOf(facts, "withdrawalForeignFee");
  const own = countOf(facts, "freeWithdrawalsForeign");
  if (own === Number.POSITIVE_INFINITY) return ZERO;
  if (!rate && !fee) return undefined;

  const shared = numberOf(facts, "freeWithdrawalsAmount");
  if (own === undefined && shared) {
    const atHome = new Big(use.montant).times(use.retraits);
    const left = shared.gt(atHome) ? shared.minus(atHome) : ZERO;
    const freeCount = countOf(facts, "freeWithdrawalsEurozone");
    const countLeft = freeCount && Math.max(0, freeCount - Number(use.retraits));
    return priceWithdrawals(
      { freeCount: countLeft && countLeft * months, freeAmount: left.times(months), rate },
      count,
      amount,
    );
  }
  const charged = Math.max(0, count - (own ?? 0) * months);
  const each = (fee ?? ZERO).plus(amount.times(rate ?? ZERO).div(100));
  return each.times(charged);
}

/** The price of one withdrawal where only small ones cost; undefined where the bank has no such rule. */
function priceOfSmall(facts: CostFacts, amount: Big): Big | undefined {
  const fee = numberOf(facts, "smallWithdrawalFee");
  const from = numberOf(facts, "freeWithdrawalFrom");
  if (!fee || !from) return undefined;
  return amount.lt(from) ? fee : ZERO;
}

/** So many are free, or up to so much, and each one beyond has its price. Amounts in euros. Absent: the rule has no such part, or nobody publishes it. */
type WithdrawalRule = {
  /** How many are free. */
  freeCount?: number | undefined;
  /** Up to how much in all they are free. */
  freeAmount?: Big | undefined;
  /** Price of one beyond the free count. */
  fee?: Big | undefined;
  /** Commission in percent on what is beyond either limit. */
  rate?: Big | undefined;
  /** The least that this commission comes to. */
  minimum?: Big | undefined;
};

/**
 * The price of `count` withdrawals of `amount` each, one after the other, under one rule.
 * @returns undefined where one of them needs a price that is not known
 */
function priceWithdrawals(rule: WithdrawalRule, count: number, amount: Big): Big | undefined {
  let total = new Big(0);
  for (let nth = 1; nth <= count; nth++) {
    const price = priceOne(rule, nth, amount);
    if (price === undefined) return undefined;
    total = total.plus(price);
  }
  return total;
}

function priceOne(rule: WithdrawalRule, nth: number, amount: Big): Big | undefined {
  const isBeyondCount = rule.freeCount !== undefined && nth > rule.freeCount;
  // A fee is for the withdrawal, a commission for its amount: with a fee, the commission keeps to the excess.
  const isWhole = isBeyondCount && rule.fee === undefined;
  const charged = isWhole ? amount : excessOf(rule.freeAmount, nth, amount);
  const fee = isBeyondCount && rule.fee ? rule.fee : new Big(0);
  if (charged.eq(0)) return fee;
  if (rule.rate === undefined) return undefined;

  const commission = charged.times(rule.rate).div(100);
  const { minimum } = rule;
  return fee.plus(minimum && commission.lt(minimum) ? minimum : commission);
}

/** The part of the nth withdrawal that goes beyond the free amount. */
function excessOf(freeAmount: Big | undefined, nth: number, amount: Big): Big {
  if (freeAmount === undefined) return new Big(0);
  const beyond = amount.times(nth).minus(freeAmount);
  if (beyond.lte(0)) return new Big(0);
  return beyond.lt(amount) ? beyond : amount;
}
