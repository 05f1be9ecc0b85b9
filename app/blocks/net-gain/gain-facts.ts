/** The facts that a net gain is worked out from, by name; packed at build in this order. */

/** Of a product: what it costs. */
export const PRODUCT_FACTS = ["monthlyFee", "feeWithoutCondition", "cardFee"] as const;

/** Of a referral programme: what it asks, and what its bonus is made of. */
export const PROGRAMME_FACTS = ["minimumDeposit", "minimumSpend", "payoutForm"] as const;

/** Of the law: what idle money could bring, and the tax on each side. */
export const LAW_FACTS = [
  "livret_a_rate",
  "referral_bonus_taxable.statement",
  "micro_bnc_minimum_allowance.statement",
  "referral_bonus_form.statement",
  "cashback_tax.statement",
] as const;
