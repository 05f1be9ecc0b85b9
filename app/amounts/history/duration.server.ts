// How long something has lasted, and on what day, in the few words of a sentence or a column. Times in ms.
import { DAY_MS, dayInParis } from "../../ui/dates.ts";
import { pluralFixed } from "../../ui/plural.ts";

/** Up to here a period is told in days: two months. */
const MOST_DAYS = 60;

const ZONE = { timeZone: "Europe/Paris" } as const;
const DAY_OF_MONTH = new Intl.DateTimeFormat("fr-FR", { ...ZONE, day: "numeric", month: "short" });

/** « 45 jours », « 14 mois », « 2 ans »; whole ones, by the calendar in Paris. */
export function formatDuration(from: number, until: number): string {
  const days = Math.floor((until - from) / DAY_MS);
  if (days < MOST_DAYS) return pluralFixed(days, "jour");
  const months = monthsBetween(from, until);
  return months < 24 ? `${months}\u00a0mois` : `${Math.floor(months / 12)}\u00a0ans`;
}

/** « 45 j », « 14 mois », « 2 ans ». */
export function formatShortDuration(from: number, until: number): string {
  return formatDuration(from, until).replace(/jours?$/, "j");
}

/** « 3 nov. » */
export function formatShortDay(at: number): string {
  return DAY_OF_MONTH.format(at).replace(/^1 /, "1er ").replace(" ", "\u00a0");
}

/** Whole months: one that begins on the 31st, or on 29 February, is over when the same day is, or would be. */
function monthsBetween(from: number, until: number): number {
  const [year = 0, month = 0, day = 0] = dayInParis(from).split("-").map(Number);
  const [endYear = 0, endMonth = 0, endDay = 0] = dayInParis(until).split("-").map(Number);
  return (endYear - year) * 12 + endMonth - month - (endDay < day ? 1 : 0);
}
