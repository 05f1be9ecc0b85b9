/**
 * What there is to do for a referral offer, and when, counted from the day the account is opened. Only what the catalogue
 * gives a number for is dated; the rest is listed without a date, never guessed.
 */

import type { FactName } from "../../build/catalogue/facts/table.ts";
import { addDelay, DELAY_UNITS } from "../../catalogue/delay.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { closingDay, KEEP_UNKNOWN, type KeepDelays } from "./closing.ts";
import { type CalendarStep, type DatedStep, dateStep } from "./dated-steps.ts";
import { describeProofs, proofsOf } from "./proofs.ts";

/** The facts of a referral programme that dates are worked out from, or that stand beside them. */
export const CALENDAR_FACTS = [
  "steps",
  "payoutDelay",
  "payoutAfter",
  "clawback",
] as const satisfies FactName[];

type Known = Pick<Fact, "value" | "unit"> | undefined;
type Delays = {
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
  /** "2026-11-20": a condition's last day, or the first one on which something may be done. */
  day: string;
  /** The first day that counts for it, where an earlier one does not. */
  from?: string;
  /** What the day is: its last one, the first one. */
  limit: "on" | "until" | "about" | "from";
  /** What to do, or what happens, without the offer's name. */
  what: string;
  /** Sentences that stand below it: why this day, what to do with it. */
  details: string[];
  /** What missing it loses, a sentence, where the catalogue says so. */
  lost?: string;
  /** What to keep as proof of it. */
  proofs: readonly string[];
  /** The event's name in a calendar, the offer's included. */
  title: string;
  /** All of it as plain text, for a calendar. */
  description: string;
};

/** A day of an agenda that is no step of an offer. */
export type AgendaItem = Pick<CalendarEvent, "key" | "day" | "limit" | "what"> & {
  /** Why this day, with the text that says so. */
  explanation: string;
};

/** What there is to do for an offer: with a day, and without. */
export type Checklist = ReturnType<typeof listEvents>;

const TO_CHECK = "À vérifier dans le règlement de l’offre.";
const PAYMENT =
  "Si la dernière condition datée est remplie à son dernier jour\u202f; plus tôt, si vous la remplissez avant.";
const STAYS = "Ne fermez pas avant d’avoir reçu la prime.";
const LOST = "Ce que ce jour manqué fait perdre";
const CLAWBACK = "Reprise de la prime";
const LATER_END =
  "Une autre condition, ou le versement attendu, finit après cette durée\u202f: c’est ce jour-là qui compte.";

/** The last day of each dated condition, in order, and the day the bonus is expected, if its delay is known. */
export function dateConditions(
  steps: readonly CalendarStep[],
  payoutAfter: Known,
  opening: string,
) {
  const dated = steps.flatMap((step, index) => dateStep(step, `etape-${index + 1}`, opening));
  const ends = dated.map(({ day }) => day).sort();
  // A payment follows the conditions: without a dated one there is nothing to count from.
  const lastDay = ends.at(-1);
  return { dated, ends, payment: lastDay && later(lastDay, payoutAfter) };
}

/**
 * @param keep how long the account is to be kept, and who says so
 * @param opening "2026-11-20"
 */
export function listEvents(
  { name, steps }: { name: string; steps: readonly CalendarStep[] },
  { payoutDelay, payoutAfter, clawback }: Delays,
  keep: KeepDelays,
  opening: string,
) {
  const { dated, ends, payment } = dateConditions(steps, payoutAfter, opening);
  const closing = closingDay(keep.delays, opening, [...ends, ...(payment ? [payment] : [])]);
  const isOpening = ({ within, kind }: CalendarStep) =>
    !within && (kind === "invitation" || kind === "opening");

  const undated = steps
    .filter((step) => !step.within && !isOpening(step))
    .map(({ text, kind }) => ({ text, proofs: proofsOf(kind) }));
  const words = [
    ...(payment ? [] : [`Versement de la prime\u202f: ${inWords(payoutDelay)}`]),
    ...(closing ? [] : [`${CLAWBACK}\u202f: ${inWords(clawback)}`]),
  ];
  const drafts = [
    ...dated.map(draftStep),
    ...(payment ? [draftPayment(payment, payoutDelay)] : []),
    ...(closing ? [draftClosing(closing, steps, keep.sentence, clawback)] : []),
  ].sort((a, b) => a.day.localeCompare(b.day));
  const opened = draftOpening(opening, steps.filter(isOpening));
  const isKeepUnknown = closing === undefined;
  const undatedLines = [
    ...[...undated.map(({ text }) => text), ...words].map((text) => `- ${text}`),
    ...(isKeepUnknown ? [`- Fermeture du compte\u202f: ${KEEP_UNKNOWN}`] : []),
  ];
  return {
    /** By day, the opening first. */
    events: [
      finish(opened, name, ["Sans date dans nos sources\u202f:", ...undatedLines]),
      ...drafts.map((draft) => finish(draft, name)),
    ],
    /** Conditions without a day. */
    undated,
    /** What is known in words only, or not known: how the bonus is paid, what takes it back. */
    words,
    /** From when the account may be closed is not known: said instead of an event. */
    isKeepUnknown,
  };
}

type Draft = Omit<CalendarEvent, "title" | "description"> & {
  /** The event's name in a calendar, behind the offer's, where it is not `what`. */
  named?: string;
};

function draftOpening(day: string, steps: readonly CalendarStep[]): Draft {
  return {
    key: "ouverture",
    day,
    limit: "on",
    what: "ouverture du compte",
    details: ["Jour d’où les délais sont comptés.", ...steps.map(({ text }) => `${text}.`)],
    proofs: proofsOf("opening"),
  };
}

function draftStep({ key, day, from, text, kind, missed, month, explanation }: DatedStep): Draft {
  return {
    key,
    day,
    ...(from && { from }),
    limit: "until",
    what: month ? `${month}\u202f: ${text}` : text,
    named: `${month ? `${month}, ` : ""}dernier jour pour «\u00a0${text}\u00a0»`,
    details: [explanation],
    ...(missed && { lost: `${LOST}\u202f: ${missed}.` }),
    proofs: proofsOf(kind),
  };
}

function draftPayment(day: string, payoutDelay: Known): Draft {
  return {
    key: "prime",
    day,
    limit: "about",
    what: "prime attendue",
    details: [PAYMENT, `Délai relevé\u202f: ${inWords(payoutDelay)}.`],
    proofs: proofsOf("bonus"),
  };
}

function draftClosing(
  { day, isLater }: { day: string; isLater: boolean },
  steps: readonly CalendarStep[],
  who: string,
  clawback: Known,
): Draft {
  const kept = steps.filter(({ keeps }) => keeps).map(({ text }) => `${text}.`);
  return {
    key: "fermeture",
    day,
    limit: "from",
    what: "fermeture possible sans perdre la prime, d’après nos sources",
    details: [...kept, who, ...(isLater ? [LATER_END] : []), STAYS],
    lost: `${CLAWBACK}\u202f: ${inWords(clawback)}.`,
    proofs: proofsOf("keep"),
  };
}

/** Gives an event its name and its text in a calendar. @param name of the offer */
function finish(
  { named, ...event }: Draft,
  name: string,
  more: readonly string[] = [],
): CalendarEvent {
  const { what, details, lost, proofs } = event;
  const lines = [...details, lost, describeProofs(proofs), ...more, TO_CHECK];
  return {
    ...event,
    title: `${name}\u202f: ${named ?? what}`,
    description: lines.filter(Boolean).join("\n"),
  };
}

/** The day a delay ends; undefined where the delay is not a number of days or months. */
function later(day: string, delay: Known): string | undefined {
  const unit = DELAY_UNITS.find((known) => known === delay?.unit);
  if (!unit || typeof delay?.value !== "number") return undefined;
  return addDelay(day, { value: delay.value, unit });
}

function inWords(known: Known): string {
  return known?.value == null ? "non vérifié" : String(known.value);
}
