/** The conditions of an offer that have a day: the last one of their delay, in each month they are asked in. */
import type { Step } from "../../build/catalogue/schema.ts";
import { addDelay, type Delay } from "../../catalogue/delay.ts";
import { formatQuantity, MONTH_DAYS } from "../../catalogue/units.ts";
import { addDays, firstOfNextMonth } from "../../ui/day.ts";

/** A step as it is dated; see app/build/catalogue/schema.ts. */
export type CalendarStep = Pick<
  Step,
  "text" | "kind" | "within" | "keeps" | "monthly" | "times" | "missed"
>;

export type DatedStep = Pick<Step, "text" | "kind" | "missed"> & {
  key: string;
  /** Its last day, "2026-11-20". */
  day: string;
  /** Its first one, where what is done before counts for another month, or for none. */
  from?: string;
  /** « mois 1 sur 3, 5 à y faire » */
  month?: string;
  /** How its day was counted, a sentence. */
  explanation: string;
};

const OPENING_MONTH =
  ", le mois de l’ouverture compris puisqu’elle a lieu le 1er\u202f; s’il ne compte pas pour l’offre, tenez un mois de plus";

/** Nothing for a step without a delay; nor for one that is kept up, whose end is the day of the closing. */
export function dateStep(step: CalendarStep, key: string, opening: string): DatedStep[] {
  const { within, keeps, monthly, times, text, kind, missed } = step;
  if (!within || keeps) return [];
  const own = { text, ...(kind && { kind }), ...(missed && { missed }) };
  if (!monthly) return [{ key, ...own, ...endOf(within, opening) }];
  const length = within.unit === "jours" ? MONTH_DAYS : 1;
  const months = within.value / length;
  const ends = Array.from({ length: months }, (_, index) =>
    endOf({ ...within, value: (index + 1) * length }, opening, within.unit === "jours"),
  );
  return ends.map((end, index) => {
    const before = ends[index - 1]?.day;
    const from = before ? addDays(before, 1) : firstDay(within, opening);
    const name = `${key}-mois-${index + 1}`;
    const month = `mois ${index + 1} sur ${months}${times ? `, ${times} à y faire` : ""}`;
    return { key: name, ...own, ...end, from, month };
  });
}

/** From when a condition of each month counts: months that must be full begin on a first. */
function firstDay({ unit }: Delay, opening: string): string {
  if (unit !== "mois complets" || opening.endsWith("-01")) return opening;
  return firstOfNextMonth(opening);
}

/** @param isNumbered « du 1er au 30e jour »: with the opening counted, the 30th comes a day earlier, and no later than meant */
function endOf({ value, unit }: Delay, opening: string, isNumbered = false) {
  if (isNumbered) {
    return {
      day: addDelay(opening, { value: value - 1, unit }),
      explanation: `${value}e jour, celui de l’ouverture compris.`,
    };
  }
  // A programme may count a month that it saw begin, or not: the visitor is told which was taken.
  const isCounted = unit === "mois complets" && opening.endsWith("-01");
  return {
    day: addDelay(opening, { value, unit }),
    explanation: `${formatQuantity(value, unit)} après l’ouverture${isCounted ? OPENING_MONTH : ""}.`,
  };
}
