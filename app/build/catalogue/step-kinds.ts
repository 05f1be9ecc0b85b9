/** What a step of a programme has one do, where general advice hangs on it: what to keep as proof. */
export const STEP_KINDS = [
  // Beginning with the code or the link of a sponsor, and opening: both belong to the day of the opening.
  "invitation",
  "opening",
  "identity",
  "deposit",
  "card",
  "income",
  // A mandate that has the old bank's transfers follow.
  "switch",
  // An order or another payment that is no card's: a receipt shows it.
  "payment",
  // With cashback, from order to validation.
  "purchase",
  "trade",
] as const;

export type StepKind = (typeof STEP_KINDS)[number];
