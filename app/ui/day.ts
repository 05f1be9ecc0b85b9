/** Days of the calendar as text, "2026-11-20": without hours, so without time zones. */
import { DAY_MS } from "./dates.ts";

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const FRENCH = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/;

/** "2026-11-20" or « 20/11/2026 » → "2026-11-20"; undefined for what is no day of the calendar. */
export function parseDay(text: string): string | undefined {
  const trimmed = text.trim();
  const [, day = "", month = "", year = ""] = FRENCH.exec(trimmed) ?? [];
  const iso = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : trimmed;
  // 30 February moves on to March when it is read, and no longer says what was typed.
  return ISO.test(iso) && isoOf(timeOf(iso)) === iso ? iso : undefined;
}

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  return isoOf(timeOf(day) + days * DAY_MS);
}

/** How many days lie between two; below zero where `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY_MS);
}

/** The same day so many months later; the last one of a month that is too short. */
export function addMonths(day: string, months: number): string {
  const date = new Date(timeOf(day));
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(wanted, date.getUTCDate()));
  return isoOf(date.getTime());
}

/** "2026-12-01" from any day of November. */
export function firstOfNextMonth(day: string): string {
  return `${addMonths(day, 1).slice(0, 7)}-01`;
}

function timeOf(day: string): number {
  // Without an hour it is midnight in UTC.
  return Date.parse(day);
}

/** By its parts: `toISOString` costs three times as much, and a plan of a year writes a thousand days. */
function isoOf(time: number): string {
  if (Number.isNaN(time)) return "";
  const date = new Date(time);
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
  return `${date.getUTCFullYear()}-${month < 10 ? "0" : ""}${month}-${day < 10 ? "0" : ""}${day}`;
}
