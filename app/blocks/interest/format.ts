// The calculator's figures as French text, from whole cents and not from binary approximations of them.

const FIXED = "\u202f";
const rate = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 3 });
const compact = new Intl.NumberFormat("fr-FR", { notation: "compact", maximumFractionDigits: 1 });

/** « 1 234,50 € », of 123450 cents. */
export function formatCents(cents: bigint): string {
  const figures = decimalCents(cents);
  return `${group(figures.slice(0, -3))}${figures.slice(-3)}${FIXED}€`;
}

/** « 1234,50 », for a spreadsheet. @param cents not negative */
export function decimalCents(cents: bigint): string {
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** « 1 235 € », half an euro upwards: for sentences, where cents would claim too much. */
export function formatWholeEuros(cents: bigint): string {
  return `${group(String(wholeEuros(cents)))}${FIXED}€`;
}

/** Euros of so many cents, half an euro upwards. */
export function wholeEuros(cents: bigint): bigint {
  return (cents + 50n) / 100n;
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

/** A space between thousands, as Intl puts it; a table of sixty years has three hundred amounts, and Intl takes its time. */
function group(digits: string): string {
  let text = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3) {
    text = digits.slice(Math.max(0, end - 3), end) + FIXED + text;
  }
  return text;
}
