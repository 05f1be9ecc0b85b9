/** The steps of the waterfall: from what is owed and promised, cost by cost, down to what is left. Pure. */
import { type Bonuses, COST_LABELS, COST_NAMES, type Costs } from "./net-gain.ts";

/** A step moves the sum from one amount to another, in euros to the cent; both undefined where it is not counted. */
export type Step = {
  label: string;
  kind: "owed" | "promised" | "cost" | "left";
  move: { from: number; to: number } | undefined;
};

/**
 * Every step of one period, in reading order; the last one stands for what is left, from zero.
 * @returns undefined where the referee's bonus is not known: there is nothing to start from
 */
export function stepsOf({ filleul, owed, partage }: Bonuses, costs: Costs): Step[] | undefined {
  if (filleul == null || owed == null) return undefined;
  const steps: Step[] = [
    { label: "Dû par l’établissement", kind: "owed", move: { from: 0, to: owed } },
  ];
  const promised = partage == null ? undefined : { from: owed, to: filleul };
  steps.push({ label: "Promis par le parrain", kind: "promised", move: promised });
  let cents = toCents(filleul);
  for (const name of COST_NAMES) {
    const cost = costs[name];
    const left = cost && cents - toCents(cost.toNumber());
    const move = left === null ? undefined : { from: cents / 100, to: left / 100 };
    steps.push({ label: COST_LABELS[name], kind: "cost", move });
    cents = left ?? cents;
  }
  steps.push({ label: "Impôt", kind: "cost", move: undefined });
  steps.push({ label: "Ce qui reste", kind: "left", move: { from: 0, to: cents / 100 } });
  return steps;
}

function toCents(euros: number): number {
  return Math.round(euros * 100);
}
