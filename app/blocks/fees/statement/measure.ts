/** What a statement tells of a year: its fees, and how the account is used. Pure. */
import { daysBetween } from "../../../ui/day.ts";
import type { FeeKind } from "./find-fees.ts";
import { type Operation, simplify } from "./operation.ts";

export type FeeLine = { operation: Operation; kind: FeeKind };

/** Figures of the form, by their names in the address, as decimal text. */
export type Measured = Partial<
  Record<"frais" | "incidents" | "retraits" | "montant" | "paiements", string>
>;

/** A statement shorter than that says nothing of a year. */
export const LEAST_DAYS = 28;
const YEAR = 365;
const WHOLE_YEAR = 350;

/** From the first to the last day, both counted; 0 without any. */
export function daysOf(operations: readonly Operation[]): number {
  const days = operations.flatMap(({ day }) => day ?? []).sort();
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? daysBetween(first, last) + 1 : 0;
}

/** Whether a statement is a year as it stands: it covers 350 to 380 days, or is too short to be brought to one. */
function isWholeYear(days: number): boolean {
  return days < LEAST_DAYS || (days >= WHOLE_YEAR && days <= YEAR + 15);
}

/** By how much what a statement shows is multiplied to make a year of it. */
export function timesAYear(days: number): number {
  return isWholeYear(days) ? 1 : YEAR / days;
}

/**
 * The fees that come once a year, as far as a shorter statement lets one see it: those that say so, and a subscription
 * that stands there a single time although a monthly one would have come back.
 */
export function findYearly(operations: readonly Operation[], fees: readonly FeeLine[]): FeeLine[] {
  const days = daysOf(operations);
  if (timesAYear(days) <= 1) return [];
  const names = Map.groupBy(fees, nameOf);
  return fees.filter((line) => {
    const name = nameOf(line);
    if (YEARLY.test(name)) return true;
    const isAlone = names.get(name)?.length === 1;
    return isAlone && days >= TWO_MONTHS && SUBSCRIPTION.test(name) && !OFTEN.test(name);
  });
}

/** Without its digits: the month of a monthly fee. */
function nameOf({ operation }: FeeLine): string {
  return simplify(operation.label).replace(/\d+/g, "").trim();
}

const YEARLY = /\b(ANNUEL(LE)?S?|PAR AN)\b/;
const OFTEN = /\b(MENSUEL(LE)?S?|TRIMESTRIEL(LE)?S?|MOIS|TRIMESTRE)\b/;
const SUBSCRIPTION = /\b(COTIS|COTISATIONS?|ABONNEMENT|ABT|ASSURANCE|ASSUR)\b/;
const TWO_MONTHS = 62;

/**
 * The figures of a year; what covers more or less is brought to one by days.
 * @param yearly the fees that come once a year, and are counted as they stand
 */
export function measure(
  operations: readonly Operation[],
  fees: readonly FeeLine[],
  yearly: readonly FeeLine[] = [],
): Measured {
  const days = daysOf(operations);
  const times = timesAYear(days);
  const sum = (lines: readonly FeeLine[]) =>
    Math.max(
      0,
      -lines.reduce(
        (total, line) => total + line.operation.euros * (yearly.includes(line) ? 1 : times),
        0,
      ),
    );
  const incidents = sum(fees.filter(({ kind }) => kind === "incident"));
  const frais = Math.max(incidents, sum(fees));
  const isFee = new Set(fees.map(({ operation }) => operation));
  const used = operations.filter((operation) => operation.euros < 0 && !isFee.has(operation));
  const withdrawals = used.filter(({ label }) => WITHDRAWAL.test(simplify(label)));
  const payments = used.filter(
    ({ label }) => CARD.test(simplify(label)) && !WITHDRAWAL.test(simplify(label)),
  );
  const figures = { frais: cents(frais), incidents: cents(incidents) };
  if (days < LEAST_DAYS) return figures;
  const months = (days / YEAR) * 12;
  const taken = withdrawals.reduce((total, { euros }) => total - euros, 0);
  return {
    ...figures,
    retraits: perMonth(withdrawals.length, months),
    ...(withdrawals.length > 0 && { montant: cents(Math.max(1, taken / withdrawals.length)) }),
    ...(payments.length > 0 && { paiements: perMonth(payments.length, months) }),
  };
}

const WITHDRAWAL = /\b(RETRAIT|RET DAB|DAB|GAB|ATM|WITHDRAWAL|CASH)\b/;
const CARD = /\b(CARTE|CB|PAIEMENT|ACHAT|FACTURE|CARD PAYMENT|MASTERCARD PAYMENT|PRESENTMENT)\b/;

function cents(euros: number): string {
  return String(Math.round(euros * 100) / 100);
}

function perMonth(count: number, months: number): string {
  return String(Math.round(count / months));
}
