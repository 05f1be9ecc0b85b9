/** Working days of French banks: Monday to Friday but for public holidays (Code du travail, art. L. 3133-1). Pure. */
import findHolidays from "@socialgouv/jours-feries";
import { addDays } from "../../ui/day.ts";
import { memoize } from "../../ui/memoize.ts";

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
  return weekday !== 0 && weekday !== 6 && !holidaysOf(`${day.slice(0, 4)} ${place}`).has(day);
}

/** The holidays of a year at a place, « 2026 france », worked out once. */
const holidaysOf = memoize(200, (yearAndPlace: string): ReadonlySet<string> => {
  const [year, place] = yearAndPlace.split(" ");
  const dates = Object.values(findHolidays(Number(year), { alsace: place === "alsace-moselle" }));
  // The package gives midnights of the machine's own time zone, and Swedes write them as "2026-11-20".
  return new Set(dates.map((date) => date.toLocaleDateString("sv-SE")));
});
