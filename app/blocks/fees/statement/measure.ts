/** What a statement tells of a year: its fees, and how the account is used. Pure. */
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
  const times = operations.flatMap(({ day }) => (day ? [Date.parse(`${day}T00:00:00Z`)] : []));
  if (times.length === 0) return 0;
  return (Math.max(...times) - Math.min(...times)) / 86_400_000 + 1;
}

/**
 * Brought to a year by days; what covers between 350 and 380 days is a year as it stands, and what is too short is
 * left as it is.
 */
export function measure(operations: readonly Operation[], fees: readonly FeeLine[]): Measured {
  const days = daysOf(operations);
  const isWhole = days < LEAST_DAYS || (days >= WHOLE_YEAR && days <= YEAR + 15);
  const years = isWhole ? 1 : days / YEAR;
  const sum = (lines: readonly FeeLine[]) =>
    Math.max(0, -lines.reduce((total, { operation }) => total + operation.euros, 0) / years);
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
