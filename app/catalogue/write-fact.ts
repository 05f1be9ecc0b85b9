/**
 * Facts as French text, and with their sources: the one writer of the site, at build and in the browser.
 *
 * Nothing is embellished: 0 € stays « 0 € par mois », and « gratuit » appears only where the
 * fact itself says so.
 */
import type { CitedSources, Sourced } from "../ui/sourced.ts";
import type { Fact } from "./fact.ts";
import { formatQuantity } from "./units.ts";

export const UNKNOWN_TEXT = "non communiqué";

/** A fact as it is drawn, with its sources among those that are cited, whose list grows by those that are new. */
export function writeFact(fact: Fact, sources: CitedSources): Sourced {
  const { value, confirmed, asOf, note } = fact;
  return {
    text: sources.typeset(formatFact(fact)),
    unconfirmed: value !== null && !confirmed,
    asOf,
    ...(note ? { note: sources.typeset(note) } : {}),
    sources: sources.cite(fact.sources),
  };
}

const monthName = new Intl.DateTimeFormat("fr-FR", { month: "long", timeZone: "UTC" });

/** « 4,90 € par mois », « 1,7 % », « oui », « a, b et c », « non communiqué ». */
export function formatFact(fact: Pick<Fact, "value" | "unit">): string {
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
