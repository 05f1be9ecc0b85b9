/** A day that a tool is asked, as the address says it. */
import { parseDay } from "../day.ts";
import { shorten } from "../shorten.ts";
import type { Entry } from "./entry.ts";

/** What the day must be, and what is said of another one; `initial` is taken where the address names none. */
type DayRule = {
  initial: string;
  earliest: string;
  latest: string;
  early: string;
  late: string;
};

/** Longer texts are not repeated to the visitor. */
const MAX_SHOWN = 20;

/** @returns "2026-11-20"; `initial` where the address does not name it */
export function readDayEntry(params: URLSearchParams, name: string, rule: DayRule): Entry<string> {
  const [text, ...more] = params.getAll(name);
  if (text === undefined) return { text: rule.initial, value: rule.initial };
  if (more.length > 0) {
    return { text: "", error: "L’adresse donne cette date plusieurs fois : indiquez-la une fois." };
  }
  if (text.trim() === "") return { text: "", error: "Indiquez un jour." };
  const day = parseDay(text);
  if (!day) {
    return {
      text: "",
      error: `«\u00a0${shorten(text, MAX_SHOWN)}\u00a0» n’est pas une date : écrivez par exemple 20/11/2026.`,
    };
  }
  if (day < rule.earliest) return { text: day, error: rule.early };
  if (day > rule.latest) return { text: day, error: rule.late };
  return { text: day, value: day };
}
