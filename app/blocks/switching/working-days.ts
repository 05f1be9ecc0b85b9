/** Working days of French banks: Monday to Friday but for public holidays (Code du travail, art. L. 3133-1). Pure. */
import findHolidays from "@socialgouv/jours-feries";
import { addDays } from "../calendar/day.ts";

/** Where two days more are holidays (Code du travail, art. L. 3134-13). */
export type Place = "france" | "alsace-moselle";

/** The day so many working days after another, which need not be one itself. @param day "2026-11-20" */
export function addWorkingDays(day: string, count: number, place: Place): string {
  let end = day;
  for (let left = count; left > 0; ) {
    end = addDays(end, 1);
    if (isWorkingDay(end, place)) left -= 1;
  }
  return end;
}

export function isWorkingDay(day: string, place: Place): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidaysOf(Number(day.slice(0, 4)), place).has(day);
}

const known = new Map<string, ReadonlySet<string>>();

/** The holidays of a year, worked out once. */
function holidaysOf(year: number, place: Place): ReadonlySet<string> {
  const key = `${year} ${place}`;
  const found = known.get(key);
  if (found) return found;
  const dates = Object.values(findHolidays(year, { alsace: place === "alsace-moselle" }));
  // The package gives midnights of the machine's own time zone.
  const days = new Set(
    dates.map((date) =>
      [date.getFullYear(), date.getMonth() + 1, date.getDate()]
        .map((part) => String(part).padStart(2, "0"))
        .join("-"),
    ),
  );
  known.set(key, days);
  return days;
}
