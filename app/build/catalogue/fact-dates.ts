/** How old facts are, and how they stand on one day. */
import { readDay } from "../../catalogue/day.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { isProven } from "../../ui/degree.ts";

/** Somebody says so, lately, and nobody denies it. */
export function isProvenOrReported({ degree }: Pick<Fact, "degree">): boolean {
  return isProven(degree) || degree === "reported";
}

/**
 * The day that a fact such as « 31/12/2026 » names: "2026-12-31"; undefined where nobody tells one.
 * @throws {Error} where it is no such day
 */
export function dayOf(fact: Fact | null | undefined): string | undefined {
  if (fact?.value == null) return undefined;
  const day = readDay(String(fact.value));
  if (!day) throw new Error(`« ${fact.id} » : attendu, un jour comme 31/12/2026`);
  return day;
}

/** The newest date of several facts: "2026-09"; null where none is dated. */
export function newestDate(facts: readonly Pick<Fact, "asOf">[]): string | null {
  return (
    facts
      .flatMap(({ asOf }) => asOf ?? [])
      .sort()
      .at(-1) ?? null
  );
}

/** When the first edition was finished: a clock that says earlier is wrong, not the dates. */
const FIRST_EDITION = "2026-11-30";

/** Whether a day, a month or a year (`2026-11-20`, `2026-11`, `2026`) has begun. */
export function hasBegun(date: string, now = new Date()): boolean {
  const clock = now.toISOString().slice(0, 10);
  const today = clock > FIRST_EDITION ? clock : FIRST_EDITION;
  return date <= today.slice(0, date.length);
}
