// The calculator's figures as French text, from decimals and not from binary approximations of them.
import type Big from "big.js";

const FIXED = "\u202f";
const cents = new Intl.NumberFormat("fr-FR", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const whole = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const rate = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 3 });
const compact = new Intl.NumberFormat("fr-FR", { notation: "compact", maximumFractionDigits: 1 });

/** « 1 234,50 € » */
export function formatCents(euros: Big): string {
  return `${cents.format(exact(euros))}${FIXED}€`;
}

/** « 1 235 € », half an euro upwards: for sentences, where cents would claim too much. */
export function formatWholeEuros(euros: Big): string {
  return `${whole.format(exact(euros))}${FIXED}€`;
}

/** « 3,5 % », from "3.5". */
export function formatRate(percent: string): string {
  return `${rate.format(percent as Intl.StringNumericLiteral)}${FIXED}%`;
}

/** « 50 k€ », « 1,2 M€ »: for the scale of a chart. */
export function formatScale(euros: number): string {
  return `${compact.format(euros).replace(/\s/g, FIXED)}${euros < 1000 ? FIXED : ""}€`;
}

/** « 1 an », « 20 ans » */
export function formatYears(years: number): string {
  return `${years}${FIXED}${years < 2 ? "an" : "ans"}`;
}

/** A decimal as Intl takes it without loss; toFixed() never writes an exponent. */
function exact(decimal: Big): Intl.StringNumericLiteral {
  return decimal.toFixed() as Intl.StringNumericLiteral;
}
