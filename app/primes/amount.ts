// What counts as an amount, for every way one comes in: Firestore's REST answer, the Firestore
// SDK, and the copy kept in KV.

/** The largest amount the site believes, in euros; more is a slip of the operator's keyboard. */
export const LARGEST_AMOUNT = 100_000;

/** Digits, with decimals after a point or a comma: "80", "80.5", "80,50". Not "80 €", "1e3", "-5". */
const PLAIN_NUMBER = /^\d+(?:[.,]\d+)?$/;

/** True for a finite number from 0 to LARGEST_AMOUNT. */
export function isAmount(value: unknown): value is number {
  return (
    typeof value === "number" && Number.isFinite(value) && value >= 0 && value <= LARGEST_AMOUNT
  );
}

/**
 * The amount in euros that a plain value stands for: a number, or a string that is a plain
 * number. Undefined for anything else, and for what is out of range.
 */
export function readAmount(value: unknown): number | undefined {
  const amount = typeof value === "string" ? readPlainNumber(value) : value;
  // `+ 0` turns the -0 that a double may hold into 0, which prints without a sign.
  return isAmount(amount) ? amount + 0 : undefined;
}

function readPlainNumber(text: string): number {
  return PLAIN_NUMBER.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}
