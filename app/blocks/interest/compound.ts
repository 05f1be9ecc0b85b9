/**
 * Compound interest, month by month, in decimal arithmetic.
 *
 * - The annual rate is nominal: with m periods a year, one period bears rate / m.
 * - Money paid in within a period bears simple interest, one twelfth of the rate per month, until the
 *   period ends and interest joins the balance.
 * - Nothing is rounded on the way; what is shown is, to the cent, half a cent upwards. So a reader who
 *   checks with the formula or a spreadsheet finds the same cents. (Rounding each credit, as an account
 *   does, is 10 cents off after thirty years for 100 € at 7 %, and every bank has its own way.)
 */
import Big from "big.js";
import { type Inputs, PERIODS_PER_YEAR } from "./inputs.ts";

/** The plan at the end of a year; totals since the start, in euros, to the cent. Each line adds up. */
export type YearEnd = {
  year: number;
  /** Starting capital and payments. */
  paidIn: Big;
  /** Interest before tax. */
  interest: Big;
  /** Tax taken so far, or due if everything were withdrawn now; a cent of rounding ends up here. */
  tax: Big;
  /** What is left after tax: paidIn + interest - tax. */
  total: Big;
  /** `total` in euros of the first day. */
  realTotal: Big;
};

/** Decimals kept where a division does not end: so far below the cent that sixty years don't bring them near. */
const DECIMALS = 20;
const Decimal = Big();
Decimal.DP = DECIMALS;

/**
 * The plan at its start (year 0) and at the end of each year.
 * @param taxPercent the flat rate that `impot` refers to, in percent
 */
export function compound(inputs: Inputs, taxPercent: number): YearEnd[] {
  const capital = new Decimal(inputs.capital);
  const payment = new Decimal(inputs.versement);
  const rate = new Decimal(inputs.taux);
  const taxShare = new Decimal(inputs.impot === "sans" ? 0 : taxPercent).div(100);
  const isTaxedAlong = inputs.impot === "interets";
  const monthsPerPeriod = 12 / PERIODS_PER_YEAR[inputs.capitalisation];
  const inflation = new Decimal(inputs.inflation).div(100).plus(1);

  let paidIn = capital;
  let interest = new Decimal(0);
  let tax = new Decimal(0);
  let waiting = new Decimal(0);
  let prices = new Decimal(1);

  const close = (year: number): YearEnd => {
    const due = isTaxedAlong ? tax : interest.times(taxShare);
    const left = paidIn.plus(interest).minus(due);
    const shown = { paidIn, interest: toCents(interest), total: toCents(left) };
    return {
      year,
      ...shown,
      tax: paidIn.plus(shown.interest).minus(shown.total),
      realTotal: toCents(left.div(prices)),
    };
  };

  const ends = [close(0)];
  for (let month = 1; month <= 12 * Number(inputs.duree); month++) {
    if (inputs.moment === "debut") paidIn = paidIn.plus(payment);
    // `waiting` sums the balances of the period's months, so that one division serves them all.
    waiting = waiting.plus(paidIn.plus(interest).minus(tax));
    if (inputs.moment === "fin") paidIn = paidIn.plus(payment);
    if (month % monthsPerPeriod === 0) {
      // Divided last: a twelfth of the rate may not end, and half a cent must stay half a cent.
      const credit = waiting.times(rate).div(1200);
      interest = interest.plus(credit);
      if (isTaxedAlong) tax = tax.plus(credit.times(taxShare).round(DECIMALS));
      waiting = new Decimal(0);
    }
    if (month % 12 === 0) {
      prices = prices.times(inflation).round(DECIMALS);
      ends.push(close(month / 12));
    }
  }
  return ends;
}

/** What a nominal rate comes to in a year: 12 % each month is 12.68 % effective. In percent, 2 decimals. */
export function effectiveRate({
  taux,
  capitalisation,
}: Pick<Inputs, "taux" | "capitalisation">): Big {
  const periods = PERIODS_PER_YEAR[capitalisation];
  const growth = new Decimal(taux).div(100 * periods).plus(1);
  return growth.pow(periods).minus(1).times(100).round(2, Decimal.roundHalfUp);
}

function toCents(amount: Big): Big {
  return amount.round(2, Decimal.roundHalfUp);
}
