/**
 * Facts as French text. Free of Node, so that components may use it too.
 *
 * Nothing is embellished: 0 € stays « 0 € par mois », and « gratuit » appears only where the
 * fact itself says so. Sentences leave as they are stored; their fixed spaces are the
 * typesetter's business, as for any prose.
 */
import type { FactValue } from "./fact.ts";
import { formatQuantity, type UnitName } from "./units.ts";

export const UNKNOWN_TEXT = "non communiqué";

const monthName = new Intl.DateTimeFormat("fr-FR", { month: "long", timeZone: "UTC" });

/** « 4,90 € par mois », « 1,7 % », « oui », « a, b et c », « non communiqué ». */
export function formatFact(fact: { value: FactValue; unit: UnitName | null }): string {
  const { value, unit } = fact;
  if (value === null) return UNKNOWN_TEXT;
  if (typeof value === "boolean") return value ? "oui" : "non";
  if (typeof value === "number") return formatQuantity(value, unit);
  if (typeof value === "string") return value;
  return joinList(value);
}

/** « août 2026 », « 2025 », or « date inconnue ». */
export function formatAsOf(asOf: string | null): string {
  if (asOf === null) return "date inconnue";
  const [year, month] = asOf.split("-");
  if (month === undefined) return asOf;
  return `${monthName.format(new Date(`${asOf}-01T00:00:00Z`))} ${year}`;
}

/** Items that hold a comma, or read like sentences, would blur in a comma list. */
function joinList(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  if (items.some((item) => /[,;:]|^\p{Lu}.* /u.test(item))) return items.join(" ; ");
  return `${items.slice(0, -1).join(", ")} et ${last}`;
}
