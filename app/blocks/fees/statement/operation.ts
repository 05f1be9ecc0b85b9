/** What is read of a statement, whatever its format. */

import { parseDay } from "../../../ui/day.ts";
import { fold } from "../../../ui/text.ts";

/** One line of a statement. */
export type Operation = {
  /** "2026-03-05"; undefined where the file gives none that can be read. */
  day: string | undefined;
  label: string;
  /** Euros; below zero what leaves the account. */
  euros: number;
};

/** A file that can't be read as a statement; the message is French, for the visitor. */
export class UnreadableStatement extends Error {}

/** « 1 234,56 », « -12.50 € », « 1.234,56 », « +3,00 » → a number; undefined where it is none. */
export function readAmount(text: string): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f€]|EUR/gi, "").replace(/[−–]/g, "-");
  const last = Math.max(bare.lastIndexOf(","), bare.lastIndexOf("."));
  // « 1,234 » and « 1.234 » hold no cents: nobody writes three decimals of a euro.
  const hasCents = last >= 0 && bare.length - last <= 3;
  const plain = hasCents
    ? `${bare.slice(0, last).replace(/[.,']/g, "")}.${bare.slice(last + 1)}`
    : bare.replace(/[.,']/g, "");
  return /^[+-]?\d+(\.\d{0,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** « 05/03/2026 », « 05-03-26 », « 2026-03-05 10:12:00 », « 20260305120000 » → "2026-03-05". */
export function readDate(text: string): string | undefined {
  const iso = /^\s*(\d{4})-?(\d{2})-?(\d{2})/.exec(text);
  if (iso) return parseDay(`${iso[1]}-${iso[2]}-${iso[3]}`);
  const french = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/.exec(text);
  if (!french) return undefined;
  const [, day, month, year = ""] = french;
  return parseDay(`${day}/${month}/${year.padStart(4, "20")}`);
}

/** Upper case without accents, signs as spaces: what labels are compared by. */
export function simplify(text: string): string {
  return fold(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, " ")
    .trim();
}
