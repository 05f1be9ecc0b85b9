// What withdrawals cost: so many are free, or up to so much, and each one beyond has its price.
import Big from "big.js";

/** Amounts in euros. Absent: the rule has no such part, or nobody publishes it. */
export type WithdrawalRule = {
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
export function priceWithdrawals(
  rule: WithdrawalRule,
  count: number,
  amount: Big,
): Big | undefined {
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
