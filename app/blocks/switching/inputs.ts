// What the move to another bank is asked, as the address says it.
import { addMonths } from "../../ui/day.ts";
import { readDayEntry } from "../../ui/form/day-entry.ts";
import { valuesOf } from "../../ui/form/entry.ts";
import { choiceQuestion, readAnswers } from "../../ui/form/questions.ts";
import type { Place } from "./working-days.ts";

/** The file of the same dates for a calendar. */
export const SWITCHING_ICS_PATH = "/outils/changer-de-banque.ics";

/** The earliest day of a mandate: before, the law was another. */
export const EARLIEST_MANDATE = "2017-02-06";

const PLACES: Record<Place, string> = {
  france: "En France, hors Alsace-Moselle",
  "alsace-moselle": "En Alsace ou en Moselle",
};

export const QUESTIONS = {
  lieu: choiceQuestion({
    label: "Où est votre nouvelle banque",
    options: PLACES,
    initial: "france",
    hint: "Deux jours fériés de plus en Alsace-Moselle.",
  }),
};
export const DAY = { mandat: { label: "Signature du mandat de mobilité" } };

export type Inputs = NonNullable<ReturnType<typeof readInputs>["values"]>;

/** @param today the day in Paris, "2026-11-20": the mandate of an address that names none is signed on it */
export function readInputs(params: URLSearchParams, today: string) {
  const entries = {
    mandat: readDayEntry(params, "mandat", {
      initial: today,
      earliest: EARLIEST_MANDATE,
      latest: addMonths(today, 24),
      early: "Indiquez un jour à partir du 6 février 2017\u202f: avant, la règle était autre.",
      late: "Indiquez un jour des deux ans qui viennent.",
    }),
    ...readAnswers(params, QUESTIONS).entries,
  };
  return { entries, values: valuesOf(entries) };
}
