/** Which offers a person may take, and why not the others, by what the catalogue knows. Pure. */
import { formatEuros } from "../../amounts/euros.ts";
import { gainsOf } from "../../amounts/gains.ts";
import { judge } from "../../amounts/standing.ts";
import type { GlobalValues } from "../../amounts/values.ts";
import { MONTH_DAYS } from "../../catalogue/units.ts";
import { OBSTACLES } from "../../catalogue/warnings.ts";
import { uncapitalize } from "../../ui/capitalize.ts";
import { addMonths, daysBetween } from "../../ui/day.ts";
import { plural } from "../../ui/plural.ts";
import type { Valued } from "./best-plan.ts";
import type { Inputs, YearData, YearOffer } from "./inputs.ts";
import { daysTiedUp, monthsOpen, type Needs, readNeeds } from "./needs.ts";

/** An account that a person may open. */
export type Account = Valued & {
  offer: YearOffer;
  person: number;
  needs: Needs;
  /** For how many days what is paid in counts as taken, on the opening day where they are most. */
  days: number;
  /** What the firm owes, or would if it is as our base says; in euros. */
  bonus: number;
  /** Of the account, until it may be closed or the plan ends; in euros. */
  cost: number;
  /** The subscription that is counted, and whether the income comes in there. */
  price: Price;
  /** Why the bonus can't be counted on, in words. */
  doubt: string | undefined;
};

/** Euros a month; `isPaidIn`: the income comes in at this bank, so that its subscription is free or cheaper. */
type Price = { monthlyFee: number; isPaidIn: boolean };

/** An offer that is left out, and why: a clause without a full stop. */
export type Refusal = { offer: YearOffer; person: number; why: string };

/** An offer, and the sources that the tool lists. */
type OfferData = Pick<YearData, "sources"> & { offer: YearOffer };

/**
 * What an offer is to each person: an account to open, or the reason why not.
 * @param days on which accounts may be opened, in order
 */
export function assessOffer(
  { offer, sources }: OfferData,
  people: readonly number[],
  days: readonly string[],
  inputs: Inputs,
  values: Readonly<GlobalValues> | undefined,
): (Account | Refusal)[] {
  const needs = readNeeds(offer, sources);
  const bonus = gainsOf(values, offer.offerCode).ofProgramme ?? undefined;
  const { why, inKind, rank } = judge(bonus, offer.standing);
  const doubts = [why, ...needs.unknown].filter((words) => words !== undefined);
  const exclusion =
    (offer.obstacle && uncapitalize(OBSTACLES[offer.obstacle])) ??
    (inputs.deja.includes(offer.firm) ? "déjà client" : undefined) ??
    (rank === 2 ? why : undefined) ??
    inKind ??
    (bonus === undefined ? NO_AMOUNT : undefined) ??
    (inputs.inconnues === "non" && inputs.offre !== offer.offerCode && doubts.length > 0
      ? doubts.join(", ")
      : undefined);
  if (exclusion !== undefined || bonus === undefined) {
    return people.map((person) => ({ offer, person, why: exclusion ?? NO_AMOUNT }));
  }
  // Dates are worked out for each opening day: that is most of the work, and only for what may be taken.
  const opening = openingsOf({ offer, sources }, days, inputs);
  if (opening.last < 0) return people.map((person) => ({ offer, person, why: TOO_LATE }));
  return people.flatMap((person): (Account | Refusal)[] => {
    const lack = findMissingResource(needs, opening.days, person, inputs);
    if (lack) return [{ offer, person, why: lack }];
    const accounts = pricesOf(needs, person, inputs).map((price): Account => {
      const cost = costOf(price, needs, offer, inputs);
      return {
        offer,
        person,
        needs,
        bonus,
        cost,
        price,
        ...opening,
        group: `${person} ${offer.firm}`,
        value: Math.round((bonus - cost) * 100),
        uses: usesOf({ needs, price, offer }, opening.days, person, inputs),
        doubt: doubts.join(", ") || undefined,
      };
    });
    const worth = accounts.filter(({ value }) => value > 0);
    const least = Math.min(...accounts.map(({ cost }) => cost));
    const why = `frais (${formatEuros(least)}) au-dessus de la prime`;
    return worth.length > 0 ? worth : [{ offer, person, why }];
  });
}

const NO_AMOUNT = "montant indisponible";
const TOO_LATE = "payée après la fin du plan, ou plus proposée à son début";

/** What a person lacks for it, in words. */
function findMissingResource(
  needs: Needs,
  days: number,
  person: number,
  inputs: Inputs,
): string | undefined {
  const income = incomeTextOf(person, inputs);
  const { deposit = 0, payments, salary } = needs;
  if (needs.income && income !== "" && Number(income) < needs.income) {
    return `demande ${formatEuros(needs.income)} de revenus par mois`;
  }
  if (salary && inputs.domiciliation === "non") return "demande d’y faire verser ses revenus";
  if (deposit > Number(inputs.especes)) return `demande un versement de ${formatEuros(deposit)}`;
  if (payments > Number(inputs.paiements)) {
    return `demande ${plural(payments, "paiement")} par carte chaque mois`;
  }
  return spendPerMonth(needs, days) > Number(inputs.depenses)
    ? `demande ${formatEuros(needs.spend ?? 0)} d’achats`
    : undefined;
}

/**
 * What the subscription may cost a person: where it is free for who pays in each month, with the income there, or without it.
 * Both are candidates of the plan, since one income comes in at one bank.
 */
function pricesOf({ monthlyFee = 0, paidIn }: Needs, person: number, inputs: Inputs): Price[] {
  if (!paidIn) return [{ monthlyFee, isPaidIn: false }];
  const income = incomeTextOf(person, inputs);
  const canPayIn =
    inputs.domiciliation === "oui" && (income === "" || Number(income) >= paidIn.euros);
  return [
    ...(canPayIn ? [{ monthlyFee, isPaidIn: true }] : []),
    { monthlyFee: paidIn.feeOtherwise, isPaidIn: false },
  ];
}

function incomeTextOf(person: number, { revenus, revenus2 }: Inputs): string {
  return person === 1 ? revenus : revenus2;
}

/** What both have together, by its name among what accounts take. */
export const CASH = "especes";

/** What each person has of their own, by its name among what accounts take. */
export function resourceOf(what: "revenus" | "paiements" | "depenses", person: number): string {
  return `${what} ${person}`;
}

/** What an account takes while its conditions run, by the names of the plan's limits. */
function usesOf(
  { needs, price, offer }: Pick<Account, "needs" | "price" | "offer">,
  days: number,
  person: number,
  inputs: Inputs,
): Account["uses"] {
  // The income that makes a subscription free has to come in for as long as the account is kept.
  const kept = price.isPaidIn ? MONTH_DAYS * monthsPaid(offer, inputs) : 0;
  return [
    { of: CASH, amount: needs.deposit ?? 0, days },
    {
      of: resourceOf("revenus", person),
      amount: needs.salary || price.isPaidIn ? 1 : 0,
      days: Math.max(days, kept),
    },
    { of: resourceOf("paiements", person), amount: needs.payments, days },
    { of: resourceOf("depenses", person), amount: spendPerMonth(needs, days), days },
  ].filter(({ amount }) => amount > 0);
}

function spendPerMonth({ spend = 0 }: Needs, days: number): number {
  return spend / Math.max(1, Math.floor(days / MONTH_DAYS));
}

/** The card, and the subscription of each month that is paid. */
function costOf(
  { monthlyFee }: Price,
  { cardFee = 0 }: Needs,
  offer: YearOffer,
  inputs: Inputs,
): number {
  return cardFee + monthlyFee * monthsPaid(offer, inputs);
}

/** Until the account may be closed, or else for the whole plan. */
function monthsPaid(offer: YearOffer, { duree }: Inputs): number {
  return monthsOpen(offer) ?? Number(duree);
}

/**
 * For how many days an account takes what it takes, at most; and the last opening day from which all is done before the plan
 * ends, and on which the offer is still there: -1 for none.
 */
function openingsOf({ offer, sources }: OfferData, openings: readonly string[], inputs: Inputs) {
  const planEnd = addMonths(inputs.debut, Number(inputs.duree));
  // A campaign may have a successor where nobody knows how it goes on.
  const end = offer.standing.shut ? undefined : offer.end;
  const tiedUp = openings.map((day) => daysTiedUp(offer, day, sources));
  const last = openings.findLastIndex(
    (day, index) => daysBetween(day, planEnd) >= (tiedUp[index] ?? 0) && (!end || day <= end),
  );
  return { days: Math.max(...tiedUp), last };
}
