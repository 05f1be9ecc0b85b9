/**
 * Facts as French text, and with their sources: the one writer of the site, at build and in the browser.
 *
 * Nothing is embellished: 0 € stays « 0 € par mois », and « gratuit » appears only where the
 * fact itself says so.
 */
import { formatDate, formatMonth } from "../ui/dates.ts";
import { listNames } from "../ui/list-names.ts";
import { type CitedSources, formatPublisher, type Sourced } from "../ui/sourced.ts";
import { readDay } from "./day.ts";
import type { Claim, Fact } from "./fact.ts";
import { formatQuantity } from "./units.ts";

/** What nobody publishes: somebody looked where it would stand. */
export const UNPUBLISHED = "non communiqué";
/** What we have not found out. */
export const UNCHECKED = "non vérifié";

/** A fact as it is drawn, with its sources among those that are cited, whose list grows by those that are new. */
export function writeFact(fact: Fact, sources: CitedSources): Sourced {
  const { degree, asOf, others = [] } = fact;
  const cited = [fact, ...others].flatMap((claim) => claim.sources);
  const quoted = cited.find(({ quote }) => quote)?.quote;
  const note = [...others.map(describeClaim), fact.note].filter(Boolean).join(" ");
  return {
    text: sources.typeset(formatFact(fact)),
    degree,
    asOf,
    ...(note ? { note: sources.typeset(note) } : {}),
    ...(quoted && { quote: quoted }),
    // The one that is quoted comes first: the sentence is its own.
    sources: sources.cite([...cited.filter(({ quote }) => quote), ...cited]),
  };
}

/** « Autre valeur : 1 % (MoneyVox, comparateur, août 2026). » Its sources are among those of the note. */
function describeClaim(other: Claim): string {
  const publishers = new Set(other.sources.map(formatPublisher));
  const origin = [...publishers, ...(other.asOf ? [formatMonth(other.asOf)] : [])].join(", ");
  return `Autre valeur : ${formatValue(other)} (${origin}).`;
}

/** « 4,90 € par mois », « 1,7 % », « 30 septembre 2026 », « oui », « a, b et c », « non communiqué »; « 0 % ou 1 % » where sources differ. */
export function formatFact(
  fact: Pick<Fact, "value" | "unit" | "others"> & { sources?: readonly unknown[] },
): string {
  // Who says nothing was asked where a source is cited for it: a grid that was read whole.
  if (fact.value === null) return fact.sources?.length ? UNPUBLISHED : UNCHECKED;
  const others = fact.others ?? [];
  const isShort = [fact, ...others].every(({ value }) => typeof value !== "string");
  return [fact, ...others].map(formatValue).join(isShort ? " ou " : " ; selon d’autres, ");
}

function formatValue({ value, unit }: Pick<Fact, "value" | "unit">): string {
  if (value === null) return UNCHECKED;
  if (typeof value === "boolean") return value ? "oui" : "non";
  if (typeof value === "number") return formatQuantity(value, unit);
  if (typeof value !== "string") return joinList(value);
  const day = readDay(value);
  return day ? formatDate(day) : value;
}

/** Items that hold a comma, or read like sentences, would blur in a comma list. */
function joinList(items: readonly string[]): string {
  const wouldBlur = items.some((item) => /[,;:]|^\p{Lu}.* /u.test(item));
  return wouldBlur ? items.join(" ; ") : listNames(items);
}
