/** How long a fact may be believed, by what it is about: one table, from which ranks, sums and degrees of proof follow. */

import { DAY_MS } from "../../ui/dates.ts";
import type { AgeClass } from "./facts/define.ts";
import { findFactKind } from "./facts/table.ts";

/** Days after which it may have changed without anybody noticing; null where time changes nothing: an event of the past. */
export const MAX_AGE_DAYS: Record<AgeClass, number | null> = {
  // Campaigns run for weeks.
  programme: 45,
  // A bank announces a new price list two months ahead (CMF, art. L. 312-1-1), and most have one or two a year.
  price: 183,
  licence: 365,
  lasting: null,
  // A rule is in force until another takes its place.
  law: null,
};

/**
 * What the fact of an id is about: `n26.metal.monthlyFee` is a price, and so is what no table has, which the check of the files
 * refuses. A name may have a dot of its own.
 */
export function ageClassOf(id: string): AgeClass {
  const [owner = "", ...rest] = id.split(".");
  if (owner === "loi") return "law";
  const names = [rest.join("."), rest.slice(1).join(".")];
  return names.flatMap((name) => findFactKind(name) ?? [])[0]?.age ?? "price";
}

/**
 * Whole days between a date of the catalogue and today. A month or a year counts from its first day: as old as it can be.
 * @param date "2026-10-05", "2026-08", "2025"
 */
export function ageInDays(date: string, today: Date): number {
  return Math.floor((today.getTime() - Date.parse(firstDayOf(date))) / DAY_MS);
}

/** « 2025 » → « 2025-01-01 »: the first day that a date of the catalogue may mean. */
export function firstDayOf(date: string): string {
  return date.length === 4 ? `${date}-01-01` : date.length === 7 ? `${date}-01` : date;
}

/** Whether what was true at that date is still within its age. @param date null: nobody knows when, so it is not */
export function isWithinAge(date: string | null, age: AgeClass, today: Date): boolean {
  const most = MAX_AGE_DAYS[age];
  return date !== null && (most === null || ageInDays(date, today) <= most);
}
