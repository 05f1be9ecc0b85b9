/** Dates of the catalogue and of pages: what was read or written was so by now. */

/** When the first edition was finished: a clock that says earlier is wrong, not the dates. */
const FIRST_EDITION = "2026-11-30";

/** Whether a day, a month or a year (`2026-11-20`, `2026-11`, `2026`) has begun. */
export function hasBegun(date: string, now = new Date()): boolean {
  const clock = now.toISOString().slice(0, 10);
  const today = clock > FIRST_EDITION ? clock : FIRST_EDITION;
  return date <= today.slice(0, date.length);
}
