/** A timeline as typed: what each line begins with is its day. */
import type { ElementContent } from "hast";
import { type ListItem, quote, splitAtColon } from "../../build/blocks/read-list.ts";
import { DAY_MS, formatDate, formatMonth } from "../../ui/dates.ts";
import { parseDay } from "../../ui/day.ts";
import type { Sourced } from "../../ui/sourced.ts";

/** A line of the list, for whoever typed another. */
export const EXAMPLE = "- 2020-03 : phrase";

/** A point of a timeline. */
export type Point = {
  /** « mars 2020 », « J+10 ». */
  when: string;
  /** The same for machines, where it is a date. */
  dateTime?: string;
  /** How far the next one is, from 0 (the same day) to `MOST`. */
  gap: number;
  /** In words; a list that was typed has them as the view's children. */
  text?: string;
  /** The same with where it comes from. */
  figure?: Sourced;
  /** What is lost by whoever misses it. */
  missed?: string;
  /** Lasts until then, instead of being done by then. */
  isKept?: true;
};

/** The longest gap; beyond it only the days tell. */
const MOST = 6;

const DAYS_PER_MONTH = 30.44;
const COUNTED = /^J(?:[\s\u202f\u00a0]*([+−-])[\s\u202f\u00a0]*(\d+))?$/;

/** The day of an item and what it says. @throws {Error} where it has none */
export function readPoint({ nodes, items }: ListItem): {
  day: number;
  isCounted: boolean;
  when: string;
  dateTime?: string;
  phrase: ElementContent[];
} {
  const split = splitAtColon(nodes);
  const read = split && (readCounted(split.before) ?? readDate(split.before));
  if (!read) {
    throw new Error(
      `${quote(nodes)} ne commence par aucun jour : écrivez « ${EXAMPLE} », « - 2020-03-15 : … », « - 2020 : … » ou « - J+10 : … »`,
    );
  }
  if (split.after.length === 0) throw new Error(`${quote(nodes)} : la phrase manque`);
  if (items.length > 0)
    throw new Error(`${quote(nodes)} : une frise n’a pas de liste dans sa liste`);
  return { ...read, phrase: split.after };
}

/** @throws {Error} where one of them has no day, or comes before the one above */
export function readPoints(items: readonly ListItem[]): Point[] {
  const read = items.map(readPoint);
  if (read.length < 2) throw new Error("une frise a deux dates ou plus : écrivez une phrase");
  for (const [index, { day, isCounted, when }] of read.entries()) {
    const before = read[index - 1];
    if (!before) continue;
    if (before.isCounted !== isCounted) {
      throw new Error(`« ${when} » après « ${before.when} » : des dates, ou des J+…, pas les deux`);
    }
    if (day < before.day) {
      throw new Error(`« ${when} » vient après « ${before.when} » : rangez les lignes par date`);
    }
  }
  const gaps = spread(read.map(({ day }) => day));
  return read.map(({ when, dateTime }, index) => ({
    when,
    ...(dateTime && { dateTime }),
    gap: gaps[index] ?? 0,
  }));
}

/** How far each point is from the next, as a share of the whole. @param days in order, null where nobody knows */
export function spread(days: readonly (number | null)[]): number[] {
  const known = days.filter((day) => day !== null);
  const whole = Math.max(1, (known.at(-1) ?? 0) - (known[0] ?? 0));
  return days.map((day, index) => {
    const next = days[index + 1];
    if (day === null || next == null) return 1;
    return next === day ? 0 : Math.max(1, Math.round((MOST * (next - day)) / whole));
  });
}

/** « J+10 »: days from a start that the title names. */
function readCounted(text: string) {
  const found = COUNTED.exec(text);
  if (!found) return null;
  const days = Number(found[2] ?? 0) * (found[1] === undefined || found[1] === "+" ? 1 : -1);
  const sign = days < 0 ? "\u2212" : "+";
  return {
    day: days,
    isCounted: true,
    when: days === 0 ? "Jour J" : `J${sign}${Math.abs(days)}`,
  };
}

/** A day, a month or a year; the last two count from their beginning. */
function readDate(text: string) {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text) ?? [];
  if (!year) return null;
  const first = parseDay(`${year}-${month ?? "01"}-${day ?? "01"}`);
  if (!first) throw new Error(`« ${text} » n’est pas une date`);
  return {
    day: Date.parse(first) / DAY_MS,
    isCounted: false,
    when: day ? formatDate(text) : formatMonth(text),
    dateTime: text,
  };
}

/** Days that a delay takes, about: a month is no number of days. */
export function daysOf({ value, unit }: { value: number; unit: string }): number {
  return unit === "jours" ? value : value * DAYS_PER_MONTH;
}
