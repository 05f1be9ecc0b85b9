/** The facts of a referral programme that dates are worked out from, or that stand beside them; packed in this order. */
export const CALENDAR_FACTS = ["steps", "payoutDelay", "payoutAfter", "clawback"] as const;
