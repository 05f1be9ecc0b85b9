/** The plan of a year for one visitor: what to open and when, what it brings, what it ties up, and what was left out. Pure. */
import { formatEuros } from "../../amounts/euros.ts";
import { gainsOf } from "../../amounts/gains.ts";
import { findOffer } from "../../amounts/offers.ts";
import type { GlobalValues } from "../../amounts/values.ts";
import { addDays, addMonths, daysBetween } from "../../ui/day.ts";
import { type Checklist, listEvents } from "../calendar/events.ts";
import { type Account, assessOffer, CASH, type Refusal, resourceOf } from "./assess-offer.ts";
import { findBestPlan } from "./best-plan.ts";
import type { Inputs, YearData } from "./inputs.ts";
import { readDelays } from "./needs.ts";

/** An account of the plan, opened on a day. */
export type PlannedAccount = Account & {
  day: string;
  dates: Checklist;
  /** Until when what is paid in is counted as taken. */
  freeAgain: string;
};

/** How much is tied up from a day on, until the next. */
type CashStep = { day: string; euros: number };

/** The openings of a year, in order, and what is left out of it and why. */
export type YearPlan = ReturnType<typeof planYear>;

/** @param values the amounts of the moment; undefined where none is known */
export function planYear(
  { offers, sources }: YearData,
  inputs: Inputs,
  values: Readonly<GlobalValues> | undefined,
) {
  const people = Array.from({ length: Number(inputs.personnes) }, (_, index) => index + 1);
  const days = openingDays(inputs);
  const assessed = offers.flatMap((offer) =>
    assessOffer({ offer, sources }, people, days, inputs, values),
  );
  const candidates = preferChosen(
    assessed.filter((each) => "value" in each),
    inputs.offre,
  );
  const [first = inputs.debut] = days;
  const { scheduled, isProven } = findBestPlan(
    candidates,
    limitsOf(inputs, people),
    days.map((day) => daysBetween(first, day)),
  );
  const accounts = scheduled.map(({ candidate, opening }): PlannedAccount => {
    const day = days[opening] ?? first;
    const { offer } = candidate;
    const dates = listEvents(offer, readDelays(offer, sources), offer.keep, day);
    return { ...candidate, day, dates, freeAgain: addDays(day, candidate.days) };
  });
  const opened = new Set(accounts.map(offerToPerson));
  const left = new Map(candidates.map((each) => [offerToPerson(each), each]));
  const sum = (of: (account: PlannedAccount) => number) =>
    accounts.reduce((total, account) => total + Math.round(100 * of(account)), 0) / 100;
  const refusals = [
    ...assessed.filter((each) => "why" in each),
    ...[...left]
      .filter(([name]) => !opened.has(name))
      .map(([, each]) => whyLeft(each, accounts, inputs.offre)),
  ];
  return {
    /** By day of opening. */
    accounts,
    refusals,
    /** The offer that was asked for: opened on a day, or why not. */
    chosen: findChosen(inputs.offre, accounts, refusals),
    first,
    /** The first day that is no longer of the plan. */
    end: addMonths(first, Number(inputs.duree)),
    /** Owed by programmes known to be open; what is not confirmed stands apart. In euros. */
    owed: sum(({ bonus, doubt }) => (doubt ? 0 : bonus)),
    unsure: sum(({ bonus, doubt }) => (doubt ? bonus : 0)),
    cost: sum(({ cost }) => cost),
    /** For two: what the programmes pay one of them for referring the other, which the plan does not count; euros. */
    forReferring: listForReferring(accounts, values),
    /** From the first day on, at each change. */
    cash: cashSteps(accounts, first),
    /** Whether no better plan was missed. */
    isProven,
  };
}

/** An offer to a person: it may be a candidate at two prices. */
function offerToPerson({ offer, person }: Account): string {
  return `${offer.offerCode} ${person}`;
}

/** The days on which accounts are opened: one a month. */
function openingDays({ debut, duree }: Inputs): string[] {
  return Array.from({ length: Number(duree) }, (_, month) => addMonths(debut, month));
}

/** An offer that was chosen is worth more than all others together, to the first who may take it: it is left only where it can't be. */
function preferChosen(candidates: readonly Account[], code: string): Account[] {
  const chosen = candidates.find(({ offer }) => offer.offerCode === code);
  const all = candidates.reduce((sum, { value }) => sum + value, 0);
  return candidates.map((each) => (each === chosen ? { ...each, value: each.value + all } : each));
}

function findChosen(
  code: string,
  accounts: readonly PlannedAccount[],
  refusals: readonly Refusal[],
) {
  const name = findOffer(code)?.name;
  if (!name) return undefined;
  const account = accounts.find(({ offer }) => offer.offerCode === code);
  if (account) return { name, day: account.day };
  const refusal = refusals.find(({ offer }) => offer.offerCode === code);
  return { name, why: refusal?.why ?? "le plan ne compte pas les comptes professionnels" };
}

/** Of each firm at which both open an account. */
function listForReferring(
  accounts: readonly PlannedAccount[],
  values: Readonly<GlobalValues> | undefined,
) {
  const byFirm = Map.groupBy(accounts, ({ offer }) => offer.firm);
  return [...byFirm.values()].flatMap((both) => {
    const second = both[1];
    const euros = second && gainsOf(values, second.offer.offerCode).parrain;
    return euros ? [{ offer: second.offer, euros }] : [];
  });
}

/** How much there is at once of what accounts take. */
function limitsOf({ especes, paiements, depenses }: Inputs, people: readonly number[]) {
  const own = people.flatMap((person): [string, number][] => [
    // A salary comes in at one bank.
    [resourceOf("revenus", person), 1],
    [resourceOf("paiements", person), Number(paiements)],
    [resourceOf("depenses", person), Number(depenses)],
  ]);
  return Object.fromEntries([[CASH, Number(especes)], ...own]);
}

/** Why an account that one might open is not of the plan. */
function whyLeft(
  { offer, person, group, bonus }: Account,
  accounts: readonly PlannedAccount[],
  chosen: string,
): Refusal {
  const rival = accounts.find((account) => account.group === group);
  const isChosen = rival?.offer.offerCode === chosen;
  const why = rival
    ? `une seule prime par personne chez ${offer.firmName}\u202f: ${isChosen ? `vous avez choisi ${rival.offer.name}` : `${rival.offer.name} rapporte autant ou plus`}`
    : `avec les autres, il manquerait de l’argent, des revenus ou des paiements\u202f; sa prime (${formatEuros(bonus)}) est celle que le plan laisse`;
  return { offer, person, why };
}

function cashSteps(accounts: readonly PlannedAccount[], first: string): CashStep[] {
  const moves = accounts.flatMap(({ day, freeAgain, needs: { deposit = 0 } }) => [
    { day, euros: deposit },
    { day: freeAgain, euros: -deposit },
  ]);
  const days = [...new Set([first, ...moves.map(({ day }) => day)])].sort();
  const steps = days.map((day) => ({
    day,
    euros: moves.reduce((sum, move) => (move.day <= day ? sum + move.euros : sum), 0),
  }));
  return steps.filter(({ euros }, index) => euros !== steps[index - 1]?.euros);
}
