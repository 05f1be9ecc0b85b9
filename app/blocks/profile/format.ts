// Money, rates and counts of the working, as French text.
import type Big from "big.js";

const FIXED = "\u202f";
const cents = new Intl.NumberFormat("fr-FR", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const plain = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });

/** « 58,80 € », « 120 € » */
export function formatMoney(euros: Big): string {
  const number = Number(euros);
  return `${(Number.isInteger(number) ? plain : cents).format(number)}${FIXED}€`;
}

/** « 1,7 % » */
export function formatPercent(percent: Big): string {
  return `${plain.format(Number(percent))}${FIXED}%`;
}

/** « 1 200 » */
export function formatNumber(number: number): string {
  return plain.format(number);
}
