/** How long a referral programme gives, and the day on which that ends. */
import { addDays, addMonths, firstOfNextMonth } from "../ui/day.ts";
import type { UnitName } from "./units.ts";

/**
 * How long a referral programme gives, in the unit of its own words. « mois » run from one day to the same day of
 * another month; « mois complets » are whole months of the calendar, and the month of the opening is one of them only
 * when the account opens on its first day.
 */
export type Delay = { value: number; unit: (typeof DELAY_UNITS)[number] };

/** The units a delay may be given in. */
export const DELAY_UNITS = ["jours", "mois", "mois complets"] as const satisfies UnitName[];

/** The day a delay ends that runs from `day` on. */
export function addDelay(day: string, { value, unit }: Delay): string {
  if (unit === "jours") return addDays(day, value);
  return unit === "mois" ? addMonths(day, value) : endFullMonths(day, value);
}

/** The last day of so many full months: that of `day` is one when it is the first day; a month already begun is not. */
function endFullMonths(day: string, months: number): string {
  const first = day.endsWith("-01") ? day : firstOfNextMonth(day);
  return addDays(addMonths(first, months), -1);
}
