/** What an offer asks of whoever opens its account, and what the account costs, in numbers. Pure. */
import type { Fact } from "../../catalogue/fact.ts";
import { readToolFacts } from "../../catalogue/tool-facts.ts";
import { MONTH_DAYS } from "../../catalogue/units.ts";
import { daysBetween } from "../../ui/day.ts";
import type { Source } from "../../ui/sourced.ts";
import { dateConditions } from "../calendar/events.ts";
import type { YearOffer } from "./inputs.ts";

/** What an offer asks for: euros, payments, income. */
export type Needs = ReturnType<typeof readNeeds>;

type Facts = Readonly<Record<string, Fact | undefined>>;

/** What the programme asks. @param sources the tool's list */
export function readRequirements(
  { offerCode, requirements }: YearOffer,
  sources: readonly Source[],
): Facts {
  return readToolFacts(`referral.${offerCode}`, requirements, sources);
}

/** Whom the bank lets in, and what the account costs. @param sources the tool's list */
export function readAccount({ firm, account }: YearOffer, sources: readonly Source[]): Facts {
  return readToolFacts(firm, account, sources);
}

/** When the bonus is paid. @param sources the tool's list */
export function readDelays({ offerCode, facts }: YearOffer, sources: readonly Source[]): Facts {
  return readToolFacts(`referral.${offerCode}`, facts, sources);
}

/** What an offer asks for; in euros, undefined where nobody states them. @param sources the tool's list */
export function readNeeds(offer: YearOffer, sources: readonly Source[]) {
  const { steps } = offer;
  const requirements = readRequirements(offer, sources);
  const account = readAccount(offer, sources);
  const { minimumDeposit, depositAsked, salaryAsked, minimumSpend } = requirements;
  const deposit = numberIn(minimumDeposit);
  const paidIn = numberIn(account.feeConditionDeposit);
  const feeOtherwise = numberIn(account.feeWithoutCondition);
  const payments = steps
    .filter(({ kind, monthly }) => kind === "card" && monthly)
    .map(({ times = 1 }) => times);
  return {
    deposit,
    /** Whether the salary has to come in. */
    salary: salaryAsked?.value === true,
    spend: numberIn(minimumSpend),
    income: numberIn(account.incomeMinimum),
    /** Card payments in each month. A card that costs something in a month without one asks for it. */
    payments: Math.max(feeOtherwise && !paidIn ? 1 : 0, ...payments),
    monthlyFee: numberIn(account.monthlyFee),
    /** What has to be paid in each month for that fee, and the fee of a month in which it is not. */
    paidIn: paidIn && feeOtherwise ? { euros: paidIn, feeOtherwise } : undefined,
    cardFee: numberIn(account.cardFee),
    /** What decides and is not known, in words. */
    unknown: [
      steps.length === 0 && "conditions inconnues",
      depositAsked?.value === true && deposit === undefined && "montant à verser inconnu",
      typeof minimumSpend?.value === "string" && `achats demandés\u202f: ${minimumSpend.value}`,
    ].filter((words) => typeof words === "string"),
  };
}

/** How long something is taken as tied up by a programme that dates none of its conditions, in days. */
const UNDATED_DAYS = 30;

/** For how many days what is paid in, the salary and the spending count as taken: until the bonus, else until the last dated condition. */
export function daysTiedUp(offer: YearOffer, opening: string, sources: readonly Source[]): number {
  const { payoutAfter } = readDelays(offer, sources);
  const { ends, payment } = dateConditions(offer.steps, payoutAfter, opening);
  const last = payment ?? ends.at(-1);
  return last ? Math.max(1, daysBetween(opening, last)) : UNDATED_DAYS;
}

/** For how many months the account is paid: until it may be closed; undefined where nobody says when. */
export function monthsOpen({ keep }: YearOffer): number | undefined {
  const months = keep.delays.map(({ value, unit }) =>
    unit === "jours" ? value / MONTH_DAYS : value,
  );
  return months.length > 0 ? Math.ceil(Math.max(...months)) : undefined;
}

function numberIn(fact: Fact | undefined): number | undefined {
  return typeof fact?.value === "number" ? fact.value : undefined;
}
