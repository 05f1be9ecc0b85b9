/**
 * What a referral leaves once its costs are taken off. One formula for every offer, in decimal arithmetic:
 *
 *   net of the referee = bonus (shared part included) − costs
 *   net of the sponsor = bonus − part given back to the referee
 *   net of both        = what the programme pays in all − costs
 *
 * The costs are the referee's, who opens the account: the sponsor is a client already. Each line is rounded
 * to the cent, half a cent upwards, so that the lines shown add up to the net shown. What is not known is
 * null, never zero.
 */
import Big from "big.js";
import type { Gains } from "../../amounts/gains.ts";
import type { Euros } from "../../amounts/values.ts";
import type { FactName } from "../../build/catalogue/facts/table.ts";

// The facts that it is worked out from, by name.

/** Of a product: what it costs. */
export const PRODUCT_FACTS = [
  "monthlyFee",
  "feeWithoutCondition",
  "cardFee",
] as const satisfies FactName[];

/** Of a referral programme: what it asks, and what its bonus is made of. */
export const PROGRAMME_FACTS = [
  "minimumDeposit",
  "minimumSpend",
  "payoutForm",
] as const satisfies FactName[];

/** Of the law: what idle money could bring, and the tax on each side. */
export const LAW_FACTS = [
  "livret_a_rate",
  "referral_bonus_taxable.statement",
  "micro_bnc_minimum_allowance.statement",
  "referral_bonus_form.statement",
] as const;

/** What the costs depend on. Amounts in euros and rates in percent, as decimal text; null: not known. */
export type Basis = {
  monthlyFee: string | null;
  cardFee: string | null;
  /** The money that lies idle, and for how many months. */
  deposit: string | null;
  idleMonths: string;
  savingsRate: string;
  /** What one must buy, and the share of it that one would not have bought. */
  spend: string | null;
  unwantedShare: string;
  extra: string;
};

export const COST_NAMES = ["abonnement", "carte", "depot", "achats", "autres"] as const;
export type CostName = (typeof COST_NAMES)[number];

/** What the costs are called wherever they stand. */
export const COST_LABELS: Record<CostName, string> = {
  abonnement: "Abonnement",
  carte: "Carte",
  depot: "Argent immobilisé",
  achats: "Achats faits pour la prime",
  autres: "Vos autres frais",
};

/** Euros, to the cent; null: not counted, because it is not known. */
export type Costs = Record<CostName, Big | null>;

/** Where the amounts say nothing, or nothing sound, there is none. */
export type Bonuses = {
  /** The referee's: what is owed, and the part the sponsor promises where it is counted. */
  filleul: Euros;
  /** The part of it that the firm itself owes; 0 where all of it is promised. */
  owed: Euros;
  /** The sponsor's, before sharing. */
  parrain: Euros;
  /** What the sponsor promises to give back to the referee, where it is counted. */
  partage: Euros;
  /** What the programme pays in all; sharing adds nothing to it. */
  aDeux: Euros;
};

/** Euros, to the cent; undefined where a bonus is missing. */
type Nets = { [Side in "filleul" | "parrain" | "aDeux"]: Big | undefined };

const MONTHS_PER_YEAR = 12;

/**
 * What each side of an offer receives. What the sponsor gives back is a promise, which the firm does not owe.
 * @param isShared false where the visitor's sponsor keeps it
 */
export function bonusesOf(gains: Gains, isShared: boolean): Bonuses {
  const { filleul, ofProgramme, partage, parrain, aDeux } = gains;
  // Of what is promised alone the firm owes nothing; an invalid field says nothing of what it owes.
  const owed = filleul == null || ofProgramme === null ? ofProgramme : (ofProgramme ?? 0);
  return isShared
    ? { filleul, owed, partage, parrain, aDeux }
    : { filleul: owed, owed, partage: undefined, parrain, aDeux };
}

/** The costs of so many months since the opening. Money can't lie idle for longer than that. */
export function costsOver(months: number, basis: Basis): Costs {
  const idleMonths = Math.min(Number(basis.idleMonths), months);
  return {
    abonnement: basis.monthlyFee === null ? null : toCents(Big(basis.monthlyFee).times(months)),
    carte: basis.cardFee === null ? null : toCents(Big(basis.cardFee)),
    depot: basis.deposit === null ? null : idleCost(basis.deposit, basis.savingsRate, idleMonths),
    achats: basis.spend === null ? null : percentOf(basis.spend, basis.unwantedShare),
    autres: toCents(Big(basis.extra)),
  };
}

/** The sum of what is known. */
export function totalOf(costs: Costs): Big {
  return COST_NAMES.reduce((sum, name) => sum.plus(costs[name] ?? 0), Big(0));
}

/** What each side keeps. A sponsor of whom no shared part is known gives nothing back. */
export function netsOf({ filleul, parrain, partage, aDeux }: Bonuses, costs: Costs): Nets {
  const total = totalOf(costs);
  return {
    filleul: filleul == null ? undefined : toCents(Big(filleul)).minus(total),
    parrain:
      parrain == null || partage === null
        ? undefined
        : toCents(Big(parrain)).minus(toCents(Big(partage ?? 0))),
    aDeux: aDeux == null ? undefined : toCents(Big(aDeux)).minus(total),
  };
}

/** Simple interest that a savings account would have paid: amount × rate × months ÷ 12. */
function idleCost(amount: string, ratePercent: string, months: number): Big {
  return toCents(
    Big(amount)
      .times(ratePercent)
      .times(months)
      .div(100 * MONTHS_PER_YEAR),
  );
}

function percentOf(amount: string, percent: string): Big {
  return toCents(Big(amount).times(percent).div(100));
}

function toCents(amount: Big): Big {
  return amount.round(2, Big.roundHalfUp);
}
