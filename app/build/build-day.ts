/**
 * The day that a build judges the age of facts by: today, unless BUILD_DAY ("2026-10-10") says otherwise. Tests fix it, so that
 * what they read on pages does not change with the calendar.
 * @throws {Error} where BUILD_DAY is no day
 */
export function buildDay(): Date {
  const { BUILD_DAY } = process.env;
  if (!BUILD_DAY) return new Date();
  const day = new Date(`${BUILD_DAY}T12:00:00Z`);
  if (Number.isNaN(day.getTime())) {
    throw new Error(`BUILD_DAY : « ${BUILD_DAY} » n’est pas un jour, comme 2026-10-10`);
  }
  return day;
}
