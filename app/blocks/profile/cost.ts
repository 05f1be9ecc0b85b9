/**
 * What a card costs in its first year, for one use of it. Pure: facts and answers in, lines out.
 *
 * A line is known or it is not: where a rule of the bank is not published as a figure, and the answers
 * need it, the line has no amount and the whole is « incomplet ». Nothing unknown counts as zero.
 */
import Big from "big.js";
import { type CostFacts, type CostLine, formatMoney, numberOf } from "./cost-facts.ts";
import type { Use } from "./inputs.ts";
import { jointSupplement } from "./joint-account.ts";
import { foreignPayments } from "./payments.ts";
import { subscription } from "./subscription.ts";
import { euroWithdrawals, foreignWithdrawals } from "./withdrawals.ts";

/** What a card costs in a year, in euros, line by line. */
export type YearlyCost = ReturnType<typeof sumOf>;

/** The cost of a card whose price per month is known. */
export function yearlyCost(facts: CostFacts, use: Use): YearlyCost {
  return sumOf([
    subscription(facts, use),
    ...jointSupplement(facts, use),
    foreignPayments(facts, use),
    euroWithdrawals(facts, use),
    foreignWithdrawals(facts, use),
    card(facts),
  ]);
}

/** The lines to the cent, and their sum. */
export function sumOf(exact: readonly CostLine[]) {
  const lines = exact.map((line) => ({ ...line, euros: line.euros?.round(2, Big.roundHalfUp) }));
  return {
    lines,
    /** The sum of the lines that are known. */
    known: lines.reduce((sum, { euros }) => sum.plus(euros ?? 0), new Big(0)),
    isComplete: lines.every(({ euros }) => euros !== undefined),
  };
}

/** A price that no source names apart is not an unknown rule: the line says so. */
function card(facts: CostFacts): CostLine {
  const fee = numberOf(facts, "cardFee");
  return {
    label: "Carte, la première année",
    euros: fee ?? new Big(0),
    working: fee ? `${formatMoney(fee)}, une fois` : "nos sources n’annoncent aucun prix à part",
    rules: fee ? ["cardFee"] : [],
  };
}
