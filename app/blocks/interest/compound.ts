/**
 * Compound interest, month by month, in decimal arithmetic.
 *
 * - The annual rate is nominal: with m periods a year, one period bears rate / m.
 * - Money paid in within a period bears simple interest, one twelfth of the rate per month, until the
 *   period ends and interest joins the balance.
 * - Nothing is rounded on the way; what is shown is, to the cent, half a cent upwards. So a reader who
 *   checks with the formula or a spreadsheet finds the same cents. (Rounding each credit, as an account
 *   does, is 10 cents off after thirty years for 100 € at 7 %, and every bank has its own way.)
 *
 * Amounts and rates are whole numbers of their last decimal: a plan of sixty years, worked out month by month, is twenty
 * times cheaper with the language's own big integers than with a library of decimals.
 */
import { type Inputs, PERIODS_PER_YEAR } from "./inputs.ts";

/** The plan at the end of a year; totals since the start, in whole cents. Each line adds up. */
export type YearEnd = {
  year: number;
  /** Starting capital and payments. */
  paidIn: bigint;
  /** Interest before tax. */
  interest: bigint;
  /** Tax taken so far, or due if everything were withdrawn now; a cent of rounding ends up here. */
  tax: bigint;
  /** What is left after tax: paidIn + interest - tax. */
  total: bigint;
  /** `total` in euros of the first day. */
  realTotal: bigint;
};

/** Decimals kept of euros where a division does not end: so far below the cent that sixty years don't bring them near. */
const DECIMALS = 20;
const ONE = 10n ** BigInt(DECIMALS);
/** Decimals of a rate in percent: twice what the form takes, and few, so that a share is one short division. */
const RATE_DECIMALS = 6;
const HUNDRED_PERCENT = 100n * 10n ** BigInt(RATE_DECIMALS);

/**
 * The plan at its start (year 0) and at the end of each year.
 * @param taxPercent the flat rate that `impot` refers to, in percent
 */
export function compound(inputs: Inputs, taxPercent: number): YearEnd[] {
  const payment = scale(inputs.versement, DECIMALS);
  const rate = scale(inputs.taux, RATE_DECIMALS);
  const taxRate = inputs.impot === "sans" ? 0n : scale(String(taxPercent), RATE_DECIMALS);
  const isTaxedAlong = inputs.impot === "interets";
  const monthsPerPeriod = 12 / PERIODS_PER_YEAR[inputs.capitalisation];
  const inflation = HUNDRED_PERCENT + scale(inputs.inflation, RATE_DECIMALS);

  let paidIn = scale(inputs.capital, DECIMALS);
  let interest = 0n;
  let tax = 0n;
  let waiting = 0n;
  let prices = ONE;

  const close = (year: number): YearEnd => {
    const left =
      paidIn + interest - (isTaxedAlong ? tax : divide(interest * taxRate, HUNDRED_PERCENT));
    const shown = { paidIn: toCents(paidIn), interest: toCents(interest), total: toCents(left) };
    return {
      year,
      ...shown,
      tax: shown.paidIn + shown.interest - shown.total,
      realTotal: toCents(divide(left * ONE, prices)),
    };
  };

  const ends = [close(0)];
  for (let month = 1; month <= 12 * Number(inputs.duree); month++) {
    if (inputs.moment === "debut") paidIn += payment;
    // `waiting` sums the balances of the period's months, so that one division serves them all.
    waiting += paidIn + interest - tax;
    if (inputs.moment === "fin") paidIn += payment;
    if (month % monthsPerPeriod === 0) {
      // Divided last: a twelfth of the rate may not end, and half a cent must stay half a cent.
      const credit = divide(waiting * rate, 12n * HUNDRED_PERCENT);
      interest += credit;
      if (isTaxedAlong) tax += divide(credit * taxRate, HUNDRED_PERCENT);
      waiting = 0n;
    }
    if (month % 12 === 0) {
      prices = divide(prices * inflation, HUNDRED_PERCENT);
      ends.push(close(month / 12));
    }
  }
  return ends;
}

/** What a nominal rate comes to in a year: "12" each month is "12.68" effective. In percent, 2 decimals. */
export function effectiveRate({
  taux,
  capitalisation,
}: Pick<Inputs, "taux" | "capitalisation">): string {
  const periods = BigInt(PERIODS_PER_YEAR[capitalisation]);
  const start = HUNDRED_PERCENT * periods;
  const grown = (start + scale(taux, RATE_DECIMALS)) ** periods;
  const hundredths = divide(10_000n * (grown - start ** periods), start ** periods);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`;
}

/** "4.5" as a whole number of its last decimal. @throws {SyntaxError} where it has more */
function scale(decimal: string, decimals: number): bigint {
  const [whole = "", part = ""] = decimal.split(".");
  if (part.length > decimals)
    throw new SyntaxError(`${decimal} has more than ${decimals} decimals.`);
  return BigInt(whole + part.padEnd(decimals, "0"));
}

/** Rounded, a half upwards; neither is negative. */
function divide(number: bigint, by: bigint): bigint {
  return (number + by / 2n) / by;
}

function toCents(amount: bigint): bigint {
  return divide(amount, ONE / 100n);
}
