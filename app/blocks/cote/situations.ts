// What a newcomer may ask of an offer before its amount, and what the catalogue answers. Pure.

import type { OfferCode } from "../../amounts/offers.ts";
import type { Fact } from "../../catalogue/fact.ts";

/** The situations one may ask for, in the order of the form, by their names in the address. */
export const SITUATIONS = {
  "jamais-client": "Je n’y ai jamais été client",
  "sans-versement": "Sans versement à faire",
  "sans-salaire": "Sans salaire à domicilier",
  "sous-un-mois": "Payé sous un mois, conditions remplies",
  "moins-de-six-mois": "Compte à garder moins de six mois",
} as const;

type Situation = keyof typeof SITUATIONS;

/** What the address says of each that may be ticked. « Sans versement » is none: the situation says how much cash there is. */
export const TICKED: Readonly<
  Record<Exclude<Situation, "sans-versement">, readonly [string, string]>
> = {
  "jamais-client": ["jamais-client", "oui"],
  "sans-salaire": ["domiciliation", "non"],
  "sous-un-mois": ["sous-un-mois", "oui"],
  "moins-de-six-mois": ["moins-de-six-mois", "oui"],
};
export type Ticked = keyof typeof TICKED;
export const TICKED_KEYS = Object.keys(TICKED) as Ticked[];

export const SITUATION_KEYS = Object.keys(SITUATIONS) as Situation[];

/** An offer's answer to each situation, a sign each in the order of the form: 1 yes, 0 no, - nobody says. */
export type Answers = string;

/** What the page knows of offers, by their codes; one that is not there is unknown in all. */
export type AnswersByOffer = Partial<Record<OfferCode, Answers>>;

type Facts = Readonly<Record<string, Fact>>;

/** Days in the units that a programme says how long to keep an account in. */
const DAYS: Record<string, number> = { jours: 1, mois: 30, "mois complets": 30 };
/** Six months in days. */
const HALF_A_YEAR = 180;

/** Each answers yes, no, or undefined where no source says so; a contested fact is no answer, nor one without a source. */
const TESTS: Record<Situation, (facts: Facts) => boolean | undefined> = {
  // Every programme of which the catalogue knows whom it takes takes those who never were clients.
  "jamais-client": ({ whoCanBeReferred }) => (isReliable(whoCanBeReferred) ? true : undefined),
  "sans-versement": ({ depositAsked }) => negate(depositAsked),
  "sans-salaire": ({ salaryAsked }) => negate(salaryAsked),
  "sous-un-mois": ({ paidWithinMonth }) => readYes(paidWithinMonth),
  "moins-de-six-mois"({ keepAccount }) {
    const days = isReliable(keepAccount) && keepAccount.unit ? DAYS[keepAccount.unit] : undefined;
    return days && typeof keepAccount?.value === "number"
      ? keepAccount.value * days < HALF_A_YEAR
      : undefined;
  },
};

/** What the facts of a programme answer to every situation. */
export function answerSituations(facts: Facts): Answers {
  return SITUATION_KEYS.map((key) => {
    const answer = TESTS[key](facts);
    return answer === undefined ? "-" : String(Number(answer));
  }).join("");
}

/** Whether an offer fits all that is asked: yes, no for certain, or undefined where a condition is not known. */
export function matchesSituations(answers: Answers | undefined, situations: readonly Situation[]) {
  const signs = situations.map((key) => answers?.[SITUATION_KEYS.indexOf(key)] ?? "-");
  if (signs.includes("0")) return false;
  return signs.includes("-") ? undefined : true;
}

/** The euros that a programme asks to be paid in, where a source says so. */
export function depositOf({ minimumDeposit }: Facts): number | undefined {
  return isReliable(minimumDeposit) && typeof minimumDeposit.value === "number"
    ? minimumDeposit.value
    : undefined;
}

/**
 * Whether some cash is enough: yes, no for certain, or undefined where nobody says how much is asked.
 * @param answers to every situation @param deposit what is asked, in euros
 */
export function coversDeposit(
  cash: number,
  answers: Answers | undefined,
  deposit: number | undefined,
): boolean | undefined {
  if (deposit !== undefined) return deposit <= cash;
  const requiresNoDeposit = matchesSituations(answers, ["sans-versement"]);
  return cash === 0 ? requiresNoDeposit : requiresNoDeposit || undefined;
}

function isReliable(fact: Fact | undefined): fact is Fact {
  return fact !== undefined && fact.value !== null && !fact.others && fact.sources.length > 0;
}

function readYes(fact: Fact | undefined): boolean | undefined {
  return isReliable(fact) && typeof fact.value === "boolean" ? fact.value : undefined;
}

function negate(fact: Fact | undefined): boolean | undefined {
  const yes = readYes(fact);
  return yes === undefined ? undefined : !yes;
}
