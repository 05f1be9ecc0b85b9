/**
 * Facts as French text. Free of Node, so that components may use it too.
 *
 * Nothing is embellished: 0 € stays « 0 € par mois », and « gratuit » appears only where the
 * fact itself says so. Sentences leave as they are stored; their fixed spaces are the
 * typesetter's business, as for any prose.
 */
import type { FactValue } from "./fact.ts";

/** Narrow no-break space: a figure is never parted from its sign. */
const FIXED = "\u202f";

export const UNKNOWN_TEXT = "non communiqué";

const number = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });
const cents = new Intl.NumberFormat("fr-FR", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const monthName = new Intl.DateTimeFormat("fr-FR", { month: "long", timeZone: "UTC" });

/** « 4,90 € par mois », « 1,7 % », « oui », « a, b et c », « non communiqué ». */
export function formatFact(fact: { value: FactValue; unit: string | null }): string {
  const { value, unit } = fact;
  if (value === null) return UNKNOWN_TEXT;
  if (typeof value === "boolean") return value ? "oui" : "non";
  if (typeof value === "number") return formatQuantity(value, unit);
  if (typeof value === "string") return value;
  return joinList(value);
}

/** A number and what it counts: `4.9` and `EUR/mois` give « 4,90 € par mois ». */
export function formatQuantity(value: number, unit: string | null): string {
  if (unit === null) return number.format(value);
  if (unit === "année") return String(value);
  if (unit.startsWith("EUR")) return formatEuros(value) + perUnit(unit.slice(3));
  const counted = Math.abs(value) === 1 ? unit.replace(/^(jour|an|mois complet)s\b/, "$1") : unit;
  return `${number.format(value)}${FIXED}${counted}`;
}

/** « août 2026 », « 2025 », or « date inconnue ». */
export function formatAsOf(asOf: string | null): string {
  if (asOf === null) return "date inconnue";
  const [year, month] = asOf.split("-");
  if (month === undefined) return asOf;
  return `${monthName.format(new Date(`${asOf}-01T00:00:00Z`))} ${year}`;
}

function formatEuros(value: number): string {
  return `${Number.isInteger(value) ? number.format(value) : cents.format(value)}${FIXED}€`;
}

/** `/mois` is « par mois », ` HT/mois` « HT par mois »; other endings are already French. */
function perUnit(ending: string): string {
  return ending.replace("/", " par ");
}

/** Items that hold a comma, or read like sentences, would blur in a comma list. */
function joinList(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  if (items.some((item) => /[,;:]|^\p{Lu}.* /u.test(item))) return items.join(" ; ");
  return `${items.slice(0, -1).join(", ")} et ${last}`;
}
