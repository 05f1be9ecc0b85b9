// What holds for every plan, however extreme, and what the table, the file and the address show of it.
import fc from "fast-check";
import { expect, test } from "vitest";
import { compound } from "../../../app/blocks/interest/compound.ts";
import {
  decimalCents,
  formatCents,
  formatWholeEuros,
} from "../../../app/blocks/interest/format.ts";
import { readInputs } from "../../../app/blocks/interest/inputs.ts";
import { writeYears } from "../../../app/blocks/interest/years-csv.server.ts";
import { anyPlan, plan } from "./interest-plan.ts";

const TAX = 31.4;

test("every line of the table adds up to the cent", () => {
  fc.assert(
    fc.property(anyPlan, (inputs) => {
      for (const { paidIn, interest, tax, total } of compound(inputs, TAX)) {
        expect(paidIn + interest - tax).toBe(total);
      }
    }),
  );
});

test("an amount is written as the French write it, to the cent, however large", () => {
  const plain = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (cents) => {
      const euros = `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
      const written = plain.format(euros as Intl.StringNumericLiteral);
      expect(formatCents(cents)).toBe(`${written}\u202f€`);
      expect(decimalCents(cents)).toBe(euros.replace(".", ","));
    }),
  );
  expect([49n, 50n, 123_450n].map(formatWholeEuros)).toEqual([
    "0\u202f€",
    "1\u202f€",
    "1\u202f235\u202f€",
  ]);
});

test("there is a line for the start and one for each year, never poorer than what was paid in", () => {
  fc.assert(
    fc.property(anyPlan, (inputs) => {
      const years = compound(inputs, TAX);
      expect(years.map(({ year }) => year)).toEqual(
        Array.from({ length: Number(inputs.duree) + 1 }, (_, year) => year),
      );
      for (const { paidIn, total } of years) expect(total >= paidIn).toBe(true);
    }),
  );
});

test("half a cent of interest counts for a cent", () => {
  // 0,50 € at 1 %: half a cent. 0,49 €: less.
  const interest = (capital: string) =>
    compound(plan({ capital, taux: "1", duree: "1" }), TAX)[1]?.interest;
  expect(interest("0.50")).toBe(1n);
  expect(interest("0.49")).toBe(0n);
});

test("inflation at the rate of interest leaves the buying power where it was", () => {
  const end = compound(plan({ taux: "2", inflation: "2", duree: "40" }), TAX).at(-1);
  expect(Number(end?.realTotal) / 100).toBeCloseTo(1000, 0);
});

test("the largest plan the form accepts is worked out exactly, beyond what a float could hold", () => {
  const inputs = plan({ capital: "100000000.01", taux: "50", duree: "60" });
  const end = compound(inputs, TAX).at(-1);
  // 100 000 000,01 × 3^60 / 2^60, half a cent upwards.
  const halves = (10_000_000_001n * 3n ** 60n * 2n) / 2n ** 60n;
  expect(end?.total).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
  expect(end?.total).toBe((halves + 1n) / 2n);
});

test("an address without parameters is a sound plan", () => {
  expect(readInputs(new URLSearchParams()).values).toMatchObject({ capital: "1000", duree: "20" });
});

test("a wrong field leaves the others as they were typed, and no plan", () => {
  const params = new URLSearchParams({ capital: "2 500,50", taux: "beaucoup", duree: "7" });
  const { entries, values } = readInputs(params);
  expect(values).toBeUndefined();
  expect(entries.capital).toEqual({ text: "2 500,50", value: "2500.50" });
  expect(entries.duree.value).toBe("7");
  expect(entries.taux).toMatchObject({ text: "beaucoup", error: expect.any(String) });
});

test.each([
  ["capital", "-1"],
  ["capital", "100000000,01"],
  ["versement", "1000000,01"],
  ["taux", "50,001"],
  ["taux", "1,2345"],
  ["duree", "0"],
  ["duree", "61"],
  ["duree", "2,5"],
  ["inflation", "-1"],
  ["inflation", "21"],
  ["capitalisation", "hebdomadaire"],
  ["moment", ""],
  ["impot", "__proto__"],
] as const)("the answer « %s = %s » is refused beside its own field only", (name, text) => {
  const { entries } = readInputs(new URLSearchParams({ [name]: text }));
  const wrong = Object.entries(entries).filter(([, entry]) => entry.error);
  expect(wrong.map(([field]) => field)).toEqual([name]);
});

test("neither capital nor payments: there is nothing to work out, and the form says so", () => {
  const { entries, values } = readInputs(new URLSearchParams({ capital: "0", versement: "0,00" }));
  expect(values).toBeUndefined();
  expect(entries.capital.error).toBe("Indiquez un capital de départ, ou un versement par mois.");
});

test("the file opens in a French spreadsheet and holds the table's amounts", () => {
  const inputs = plan({ duree: "1", inflation: "2", impot: "interets" });
  expect(writeYears(compound(inputs, TAX), inputs.impot)).toBe(
    "\uFEFFAnnée;Versé (€);Intérêts bruts (€);Impôt (€);Somme nette (€);En euros d’aujourd’hui (€)\r\n" +
      "0;1000,00;0,00;0,00;1000,00;1000,00\r\n" +
      "1;1000,00;50,00;15,70;1034,30;1014,02\r\n",
  );
});
