/**
 * The dates of a referral offer, counted from the day the account is opened. Only what the catalogue gives a
 * number for is dated; the rest is listed without a date, never guessed.
 */
import type { Fact } from "../../catalogue/fact.ts";
import type { Step } from "../../catalogue/schema.ts";
import { DELAY_UNITS, formatQuantity, MONTH_DAYS } from "../../catalogue/units.ts";
import { addDelay } from "./day.ts";

/** A step as it is dated; see app/catalogue/schema.ts. */
type CalendarStep = Pick<Step, "text" | "within" | "keeps" | "monthly">;

/** The facts of a referral programme that dates are worked out from, or that stand beside them; packed in this order. */
export const CALENDAR_FACTS = ["steps", "payoutDelay", "payoutAfter", "clawback"] as const;

type Known = Pick<Fact, "value" | "unit"> | undefined;
export type Delays = {
  /** When the bonus is paid, in the programme's words. */
  payoutDelay?: Known;
  /** The same as a number of days or months after the last condition, where the words give one. */
  payoutAfter?: Known;
  /** What loses the bonus, in words. */
  clawback?: Known;
};

export type CalendarEvent = {
  /** Tells the events of one opening apart, and stays the same from one download to the next. */
  key: string;
  /** "2026-11-20" */
  day: string;
  title: string;
  description: string;
};

const TO_CHECK = "À vérifier dans le règlement de l’offre.";
const OPENING_MONTH =
  ", le mois de l’ouverture compris puisqu’elle a lieu le 1er\u202f; s’il ne compte pas pour l’offre, tenez un mois de plus";
const PAYMENT =
  "Si la dernière condition datée est remplie à son dernier jour\u202f; plus tôt, si vous la remplissez avant.";

/**
 * @param opening "2026-11-20"
 * @returns events by day, the opening first; `undated` are conditions in words
 */
export function listEvents(
  { name, steps }: { name: string; steps: readonly CalendarStep[] },
  { payoutDelay, payoutAfter, clawback }: Delays,
  opening: string,
): { events: CalendarEvent[]; undated: string[] } {
  const dated = steps.flatMap((step, index) => dateStep(step, `etape-${index + 1}`, opening));
  // A payment follows the conditions: without a dated one there is nothing to count from.
  const lastDay = dated
    .filter(({ isHolding }) => !isHolding)
    .map(({ day }) => day)
    .sort()
    .at(-1);
  const payment = lastDay && later(lastDay, payoutAfter);

  const events = dated.map(
    ({ key, day, text, what, told }): CalendarEvent => ({
      key,
      day,
      title: `${name}\u202f: ${what} «\u00a0${text}\u00a0»`,
      description: `${text}\u202f: ${told}. ${TO_CHECK}`,
    }),
  );
  if (payment) {
    events.push({
      key: "prime",
      day: payment,
      title: `${name}\u202f: prime attendue`,
      description: `${PAYMENT} Délai relevé\u202f: ${inWords(payoutDelay)}. ${TO_CHECK}`,
    });
  }
  const undated = [
    ...steps.filter(({ within }) => !within).map(({ text }) => text),
    ...(payment ? [] : [`Versement de la prime\u202f: ${inWords(payoutDelay)}`]),
    `Reprise de la prime\u202f: ${inWords(clawback)}`,
  ];
  events.sort((a, b) => a.day.localeCompare(b.day));
  return { events: [openingEvent(name, opening, undated), ...events], undated };
}

function openingEvent(name: string, day: string, undated: readonly string[]): CalendarEvent {
  const list = undated.map((text) => `- ${text}`);
  const lines = list.length > 0 ? ["Sans date dans nos sources\u202f:", ...list] : [];
  return {
    key: "ouverture",
    day,
    title: `${name}\u202f: ouverture du compte`,
    description: ["Jour d’où les délais sont comptés.", ...lines, TO_CHECK].join("\n"),
  };
}

/** A step with the day its delay ends, or the last day of each month it is asked in; nothing for one without a delay. */
function dateStep({ text, within, keeps, monthly }: CalendarStep, key: string, opening: string) {
  if (!within) return [];
  const { value: length, unit } = within;
  // A programme may count a month that it saw begin, or not: the visitor is told which was taken.
  const isCounted = unit === "mois complets" && opening.endsWith("-01");
  const end = (value: number) => {
    // « Du 1er au 30e jour »: with the opening counted, the 30th comes a day earlier, and no later than meant.
    const isNumbered = monthly && unit === "jours";
    return {
      day: addDelay(opening, { value: isNumbered ? value - 1 : value, unit }),
      told: isNumbered
        ? `${value}e jour, celui de l’ouverture compris`
        : `${formatQuantity(value, unit)} après l’ouverture${isCounted ? OPENING_MONTH : ""}`,
    };
  };
  const isHolding = keeps === true;
  const what = isHolding ? "fermeture possible," : "dernier jour pour";
  if (!monthly) return [{ key, ...end(length), text, what, isHolding }];
  const month = unit === "jours" ? MONTH_DAYS : 1;
  const months = length / month;
  return Array.from({ length: months }, (_, index) => ({
    ...{ key: `${key}-mois-${index + 1}`, ...end((index + 1) * month), text, isHolding },
    what: `mois ${index + 1} sur ${months}, dernier jour pour`,
  }));
}

/** The day a delay ends; undefined where the delay is not a number of days or months. */
function later(day: string, delay: Known): string | undefined {
  const unit = DELAY_UNITS.find((known) => known === delay?.unit);
  if (!unit || typeof delay?.value !== "number") return undefined;
  return addDelay(day, { value: delay.value, unit });
}

function inWords(known: Known): string {
  return known?.value == null ? "non communiqué" : String(known.value);
}
