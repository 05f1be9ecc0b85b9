// Dates and times as visitors read them, in Paris, whatever the clock of the machine that draws the page.
import { capitalize } from "./capitalize.ts";
import { memoize } from "./memoize.ts";

const ZONE = { timeZone: "Europe/Paris" } as const;
const DAY = new Intl.DateTimeFormat("fr-FR", { ...ZONE, dateStyle: "full" });
const DATE = new Intl.DateTimeFormat("fr-FR", { ...ZONE, dateStyle: "long" });
const CLOCK = new Intl.DateTimeFormat("fr-FR", { ...ZONE, hour: "numeric", minute: "2-digit" });

const ISO_DAY = new Intl.DateTimeFormat("sv-SE", { ...ZONE, dateStyle: "short" });
export const DAY_MS = 24 * 60 * 60 * 1000;

const MINUTE_MS = 60_000;

/** Formatting a date is slow, every request does, and within a minute the day stays the same. */
let lastComputed = { minute: Number.NaN, day: "" };

/** The day in Paris, "2026-11-20"; `at` in milliseconds since the epoch. */
export function dayInParis(at: number): string {
  const minute = Math.floor(at / MINUTE_MS);
  if (minute !== lastComputed.minute) lastComputed = { minute, day: ISO_DAY.format(at) };
  return lastComputed.day;
}

/** « Vendredi 20 novembre 2026 »; `at` in milliseconds since the epoch. */
export function formatDay(at: number): string {
  return capitalize(formatWeekday(dayInParis(at)));
}

/** « vendredi 20 novembre 2026 » within a sentence, from "2026-11-20". */
export const formatWeekday = memoize(100, (day: string) =>
  writeFirst(DAY.format(new Date(`${day}T12:00:00Z`))),
);

/** « 20 novembre 2026 », from "2026-11-20" or from milliseconds since the epoch. */
export function formatDate(at: string | number): string {
  return writeFirst(DATE.format(typeof at === "string" ? new Date(`${at}T12:00:00Z`) : at));
}

/** The first of a month is « 1er », which Intl leaves out. */
function writeFirst(date: string): string {
  return date.replace(/\b1 (?=\p{L})/u, "1er ");
}

/** « 8 h 42 »; `at` in milliseconds since the epoch. */
export function formatTime(at: number): string {
  const parts = CLOCK.formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return `${Number(part("hour"))}\u202fh\u202f${part("minute")}`;
}

/** « le 20 novembre 2026 à 8 h 42 »: never « aujourd’hui », since a page may be kept, or printed. */
export function formatReadAt(readAt: number): string {
  return `le ${formatMoment(readAt)}`;
}

/** « 20 novembre 2026 à 8 h 42 »; `at` in milliseconds since the epoch. */
export const formatMoment = memoize(100, (at: number) => `${formatDate(at)} à ${formatTime(at)}`);

const MONTH = new Intl.DateTimeFormat("fr-FR", { ...ZONE, month: "long", year: "numeric" });

/** Formatting a date is slow, and a comparison names a hundred months, of the same dozen. */
const writeMonth = memoize(500, (month: string) => MONTH.format(new Date(`${month}-15T12:00:00Z`)));

/** « août 2026 » from "2026-08"; a year stays a year; « date inconnue » where nothing dates it. */
export function formatMonth(asOf: string | null): string {
  if (asOf === null) return "date inconnue";
  return /^\d{4}-\d{2}/.test(asOf) ? writeMonth(asOf.slice(0, 7)) : asOf;
}

const SHORT_MONTH = new Intl.DateTimeFormat("fr-FR", { ...ZONE, month: "short", year: "numeric" });

/** « sept. 2026 », where there is little room; else as `formatMonth`. */
export function formatShortMonth(asOf: string): string {
  if (!/^\d{4}-\d{2}/.test(asOf)) return asOf;
  return SHORT_MONTH.format(new Date(`${asOf.slice(0, 7)}-15T12:00:00Z`));
}

/** "2026-11-22T07:42:00.000Z" from milliseconds since the epoch; null stays null. */
export function iso(at: number): string;
export function iso(at: number | null): string | null;
export function iso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
