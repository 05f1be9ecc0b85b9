// How an amount is written for a French reader.

const WHOLE = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 0,
});
const WITH_CENTS = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });

/** "80 €", "80,50 €", "1 200 €", "− 80 €" (no-break spaces), from euros; no decimals when whole to the cent. */
export function formatEuros(euros: number): string {
  // Adding nothing makes a zero of « −0 ».
  const cents = Math.round(euros * 100) + 0;
  const text = cents % 100 === 0 ? WHOLE.format(cents / 100) : WITH_CENTS.format(cents / 100);
  return text.replace("-", "−\u00a0");
}
