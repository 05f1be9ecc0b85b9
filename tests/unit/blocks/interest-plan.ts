/** Plans for the calculator's tests: sound inputs, some of them replaced. */
import fc from "fast-check";
import type { Inputs } from "../../../app/blocks/interest/inputs.ts";

/** 1 000 € once, 5 % a year for ten years, nothing else. */
export function plan(changes: Partial<Inputs> = {}): Inputs {
  return {
    capital: "1000",
    versement: "0",
    taux: "5",
    duree: "10",
    capitalisation: "annuelle",
    moment: "fin",
    inflation: "0",
    impot: "sans",
    ...changes,
  };
}

/** Any plan that the form accepts. */
export const anyPlan: fc.Arbitrary<Inputs> = fc.record({
  capital: decimal(100_000_000, 2),
  versement: decimal(1_000_000, 2),
  taux: decimal(50, 3),
  duree: fc.integer({ min: 1, max: 60 }).map(String),
  capitalisation: fc.constantFrom("mensuelle", "trimestrielle", "annuelle"),
  moment: fc.constantFrom("debut", "fin"),
  inflation: decimal(20, 3),
  impot: fc.constantFrom("interets", "retrait", "sans"),
});

function decimal(max: number, places: number) {
  return fc
    .integer({ min: 0, max: max * 10 ** places })
    .map((units) => (units / 10 ** places).toFixed(places));
}
