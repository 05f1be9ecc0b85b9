// The calculator against what it must agree with: closed formulas and figures printed in textbooks.
import fc from "fast-check";
import { expect, test } from "vitest";
import { compound, effectiveRate, type YearEnd } from "../../../app/blocks/interest/compound.ts";
import { type Inputs, PERIODS_PER_YEAR } from "../../../app/blocks/interest/inputs.ts";
import { anyPlan, plan } from "./interest-plan.ts";

const TAX = 31.4;

test.each<[string, Partial<Inputs>, string]>([
  // Compound-interest tables: (1 + i)^n for one unit of capital.
  ["1 000 € at 5 % for 10 years: factor 1.62889", { taux: "5", duree: "10" }, "1628.89"],
  ["1 000 € at 6 % for 20 years: factor 3.20714", { taux: "6", duree: "20" }, "3207.14"],
  ["1 000 € at 10 % for 5 years: factor 1.61051", { taux: "10", duree: "5" }, "1610.51"],
  [
    "100 € at 7 % for 30 years: factor 7.61226",
    { capital: "100", taux: "7", duree: "30" },
    "761.23",
  ],
  // 12 % nominal each month is 12.6825 % in a year; each quarter, 12.5509 %.
  ["1 000 € at 12 %, monthly", { taux: "12", duree: "1", capitalisation: "mensuelle" }, "1126.83"],
  [
    "1 000 € at 12 %, quarterly",
    { taux: "12", duree: "1", capitalisation: "trimestrielle" },
    "1125.51",
  ],
])("textbook: %s", (_name, changes, total) => {
  expect(euros(lastOf(plan(changes)).total)).toBe(total);
});

test.each<[string, Partial<Inputs>, string]>([
  // Annuity tables: s(12, 1 %) = 12.682503, s(120, 0.5 %) = 163.879347, s(360, 0.5 %) = 1004.515042.
  ["12 payments of 100 € at 1 % a month", { taux: "12", duree: "1" }, "1268.25"],
  ["120 payments of 100 € at 0.5 % a month", { taux: "6", duree: "10" }, "16387.93"],
  ["360 payments of 100 € at 0.5 % a month", { taux: "6", duree: "30" }, "100451.50"],
  // The due annuity: a month more for each, s(12, 1 %) × 1.01 = 12.809328.
  ["12 payments at the start", { taux: "12", duree: "1", moment: "debut" }, "1280.93"],
])("textbook: %s", (_name, changes, total) => {
  const inputs = plan({ capital: "0", versement: "100", capitalisation: "mensuelle", ...changes });
  expect(euros(lastOf(inputs).total)).toBe(total);
});

test("payments within a yearly period bear simple interest until the year ends", () => {
  const inputs = { capital: "0", versement: "100", taux: "12", duree: "1" } as const;
  // End of month: 11 + 10 + … + 0 = 66 months of 1 €; start of month: 78.
  expect(lastOf(plan(inputs)).interest).toBe(6600n);
  expect(lastOf(plan({ ...inputs, moment: "debut" })).interest).toBe(7800n);
});

test("without tax, any plan agrees with the closed annuity formula", () => {
  fc.assert(
    fc.property(anyPlan, (inputs) => {
      expectNear(lastOf({ ...inputs, impot: "sans" }), closedFormula(inputs, 1));
    }),
  );
});

test("tax on each credit leaves the closed formula with a smaller rate", () => {
  fc.assert(
    fc.property(anyPlan, (inputs) => {
      const net = closedFormula(inputs, 1 - TAX / 100);
      expectNear(lastOf({ ...inputs, impot: "interets" }), net);
    }),
  );
});

test("tax at withdrawal leaves the closed formula less a share of its interest", () => {
  fc.assert(
    fc.property(anyPlan, (inputs) => {
      const gross = closedFormula(inputs, 1);
      const paidIn = Number(inputs.capital) + 12 * Number(inputs.duree) * Number(inputs.versement);
      const net = gross - ((gross - paidIn) * TAX) / 100;
      expectNear(lastOf({ ...inputs, impot: "retrait" }), net);
    }),
  );
});

test.each([
  ["12", "mensuelle", "12.68"],
  ["12", "trimestrielle", "12.55"],
  ["12", "annuelle", "12.00"],
  ["3", "mensuelle", "3.04"],
  ["0", "mensuelle", "0.00"],
] as const)(
  "a nominal rate of %s, capitalisation %s, is an effective rate of %s",
  (taux, capitalisation, rate) => {
    expect(effectiveRate({ taux, capitalisation })).toBe(rate);
  },
);

/** 162889 cents: "1628.89". */
function euros(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
}

function lastOf(inputs: Inputs): YearEnd {
  const end = compound(inputs, TAX).at(-1);
  if (!end) throw new Error("The plan has no end.");
  return end;
}

/** Future value in floating point: C (1+i)^n + P s(n, i), a period's payments with their simple interest. */
function closedFormula(inputs: Inputs, keptShare: number): number {
  const { n, i, months } = periodsOf(inputs);
  const net = i * keptShare;
  const waits =
    inputs.moment === "debut" ? (months * (months + 1)) / 2 : (months * (months - 1)) / 2;
  const perPeriod = Number(inputs.versement) * (months + (net / months) * waits);
  // expm1 and log1p: (1+i)^n - 1 loses its digits where i is small.
  const growth = Math.expm1(n * Math.log1p(net));
  const annuity = net === 0 ? n : growth / net;
  return Number(inputs.capital) * (1 + growth) + perPeriod * annuity;
}

/** Half a cent of rounding, and what floating point itself loses in up to 720 periods. */
function expectNear({ total }: YearEnd, formula: number): void {
  expect(Math.abs(Number(total) / 100 - formula)).toBeLessThanOrEqual(0.005 + formula * 1e-11);
}

function periodsOf({ capitalisation, taux, duree }: Inputs) {
  const perYear = PERIODS_PER_YEAR[capitalisation];
  return { n: Number(duree) * perYear, i: Number(taux) / 100 / perYear, months: 12 / perYear };
}
