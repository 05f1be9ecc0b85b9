/** From when an account may be closed without losing the bonus: as a day, as a delay, or as what is not known. */

import type { KeepRule } from "../../build/catalogue/keep-account.ts";
import { addDelay, DELAY_UNITS, type Delay } from "../../catalogue/delay.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { formatQuantity } from "../../catalogue/units.ts";
import { formatMonth } from "../../ui/dates.ts";
import { addDays } from "../../ui/day.ts";
import { listNames } from "../../ui/list-names.ts";

/** A duration with who tells it. */
type KeepClaim = Pick<Fact, "value" | "unit" | "asOf" | "sources">;

/** What a list says where nobody tells how long: it gives no day then. */
export const KEEP_UNKNOWN = "nous ne savons pas jusqu’à quand garder le compte";

/** An account opened on this day, where a rule is told without an opening; no « mois complet » has begun. */
const ANY_OPENING = "2026-01-02";

/** What a calendar holds of it: each duration, and who tells them in a sentence, empty where there is none. */
export type KeepDelays = { delays: Delay[]; sentence: string };

/**
 * @param delays how long to keep the account, each counted from the opening
 * @param opening "2026-11-20"
 * @param ends the last day of each other condition, and that of the payment where it is known: an account closed before
 * them loses what they bring
 * @returns the first day on which closing loses nothing, by the longest of the durations; undefined where none is told
 */
export function closingDay(delays: readonly Delay[], opening: string, ends: readonly string[]) {
  const last = delays
    .map((delay) => addDelay(opening, delay))
    .sort()
    .at(-1);
  if (last === undefined) return undefined;
  const latest = [last, ...ends].sort().at(-1) ?? last;
  return { day: addDays(latest, 1), isLater: latest > last };
}

/** « 12 mois après l’ouverture »: the longest duration; undefined where none is told. */
export function closingDelay(rule: KeepRule<KeepClaim>): string | undefined {
  const [longest] = longestFirst(rule);
  return longest && `${write(longest)} après l’ouverture`;
}

/** Who tells each duration, in a sentence, empty where nobody does; where they contradict each other, that the later day was taken. */
export function describeClaims(rule: KeepRule<KeepClaim>): string {
  if (rule.claims.length === 0) return "";
  const durations = Array.from(
    Map.groupBy(longestFirst(rule), write),
    ([length, claims]) => `${length} d’après ${nameSources(claims)}`,
  );
  if (!rule.disagree) return `Durée\u202f: ${durations.join("\u202f; ")}.`;
  return `Nos sources se contredisent\u202f: ${durations.join("\u202f; ")}. Le jour le plus tardif est retenu.`;
}

function longestFirst({ claims }: KeepRule<KeepClaim>): KeepClaim[] {
  const end = (claim: KeepClaim) => addDelay(ANY_OPENING, delayOf(claim));
  return claims.toSorted((a, b) => end(b).localeCompare(end(a)));
}

function nameSources(claims: readonly KeepClaim[]): string {
  const names = claims.flatMap(({ sources }) =>
    sources.map(
      ({ title, asOf }) => `«\u00a0${title}\u00a0»${asOf ? ` (${formatMonth(asOf)})` : ""}`,
    ),
  );
  return listNames([...new Set(names)]) || "un relevé sans source publique";
}

function write(claim: KeepClaim): string {
  const { value, unit } = delayOf(claim);
  return formatQuantity(value, unit);
}

/** @throws for a fact that is no delay: the schema of referral files lets none in */
export function delayOf({ value, unit: name }: KeepClaim): Delay {
  const unit = DELAY_UNITS.find((known) => known === name);
  if (!unit || typeof value !== "number") throw new Error(`no delay: ${value} ${name}`);
  return { value, unit };
}
