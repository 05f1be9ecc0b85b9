// The multiplication behind a cost, as a reader checks it.
import { formatEuros } from "../../primes/euros.ts";
import { formatRate } from "../interest/format.ts";
import type { Basis, CostName } from "./net-gain.ts";

/** « 12 × 9 € »; undefined where nothing is multiplied. */
export function workingOf(name: CostName, months: number, basis: Basis): string | undefined {
  const { monthlyFee, deposit, savingsRate, idleMonths, spend, unwantedShare } = basis;
  if (name === "abonnement" && monthlyFee !== null) {
    return `${months} × ${formatEuros(Number(monthlyFee))}`;
  }
  if (name === "depot" && deposit !== null) {
    const counted = Math.min(Number(idleMonths), months);
    return `${formatEuros(Number(deposit))} × ${formatRate(savingsRate)} × ${counted} ÷ 12`;
  }
  if (name === "achats" && spend !== null) {
    return `${formatEuros(Number(spend))} × ${formatRate(unwantedShare)}`;
  }
  return undefined;
}
