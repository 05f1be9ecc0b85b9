import fc from "fast-check";
import { Fraction } from "fraction.js";
import { expect, test } from "vitest";
import type { calcul } from "../../../app/blocks/figures/block.ts";
import { findDirectives } from "../../../app/build/blocks/find-directives.ts";
import { evaluate, parseExpression } from "../../../app/build/calculation/expression.ts";
import type { CompiledPage } from "../../../app/build/compiler/compiled-page.ts";
import { compileSample, listFaults } from "./compile-sample.ts";

function firstCalculation({ body }: Pick<CompiledPage, "body">) {
  const [props] = findDirectives<typeof calcul>(body, "Calcul");
  if (!props) throw new Error("No calculation on this page.");
  return props;
}

function compute(expression: string): string {
  const facts: Record<string, string> = {
    "hello-bank.prime.monthlyFee": "5",
    "loi.livret_a": "1.7",
  };
  return evaluate(parseExpression(expression), (id) => new Fraction(facts[id] ?? "0")).toString();
}

function plain(text: string): string {
  return text.replaceAll("\u202F", " ");
}

test("products go before sums, brackets before both, and thirds lose nothing", () => {
  expect(compute("2 + 3 * 4")).toBe("14");
  expect(compute("(2 + 3) * -4")).toBe("-20");
  expect(compute("10 - 4 - 3")).toBe("3");
  expect(compute("1 / 3 * 3")).toBe("1");
  expect(compute("0.1 + 0,2")).toBe("0.3");
});

test("a fact's id may hold hyphens and underscores", () => {
  expect(compute("12 * hello-bank.prime.monthlyFee - 1")).toBe("59");
  expect(compute("1000 * loi.livret_a / 100")).toBe("17");
});

test("the least, the greatest and whole numbers above and below are at hand", () => {
  expect(compute("min(3 ; 2, 7)")).toBe("2");
  expect(compute("max(1 ; 2)")).toBe("2");
  expect(compute("ceil(7 / 2) + floor(7 / 2)")).toBe("7");
  expect(compute("floor(-7 / 2)")).toBe("-4");
});

test("sums of cents are exact", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: 1 }), (cents) => {
      const sum = cents.reduce((total, value) => total + BigInt(value), 0n);
      const expression = cents.map((value) => (value / 100).toFixed(2)).join(" + ");
      expect(compute(expression)).toBe(new Fraction(sum, 100n).toString());
    }),
  );
});

test("a calculation shows its working in French, with its sources", () => {
  const { sources, ...page } = compileSample(
    "Soit :calcul[12 * n26.metal.monthlyFee]{unite=EUR} par an.",
  );
  const shown = firstCalculation(page);
  expect(plain(shown.text)).toBe("202,80 €");
  expect(plain(shown.formula)).toBe(
    "12 × 16,90 € = 202,80 €, avec N26 Metal, prix par mois : 16,90 € par mois",
  );
  expect(shown).toMatchObject({ degree: "confirmed", asOf: "2026-11", sources: [0] });
  expect(sources).toHaveLength(1);
});

test("a rounded result says so, a unit agrees with its number, a doubt spreads", () => {
  const compileCalculation = (label: string) => firstCalculation(compileSample(`:calcul${label}`));
  expect(plain(compileCalculation("[10 / 3]{unite=mois}").formula)).toBe("10 ÷ 3 ≈ 3,33 mois");
  expect(compileCalculation("[10 / 3]{unite=mois}")).toMatchObject({
    degree: "confirmed",
    sources: [],
  });
  expect(plain(compileCalculation("[ceil(1 / 3)]{unite=retraits}").text)).toBe("1 retrait");
  expect(plain(compileCalculation("[1000 / 1600]{unite=mois}").formula)).toBe(
    "1 000 ÷ 1 600 ≈ 0,63 mois",
  );
  expect(plain(compileCalculation("[0 - 1000 / 1600]").formula)).toBe("0 − 1 000 ÷ 1 600 ≈ −0,63");
  expect(plain(compileCalculation("[0 - 1 / 1000]").formula)).toBe("0 − 1 ÷ 1 000 ≈ 0");
  expect(plain(compileCalculation("[(1 + 2) * (4 - (3 - 1))]").formula)).toBe(
    "(1 + 2) × (4 − (3 − 1)) = 6",
  );
  expect(compileCalculation("[2 * hello-bank.prime.monthlyFee]{unite=EUR}")).toMatchObject({
    degree: "old",
    asOf: "2024-02",
  });
});

test("a calculation that cannot be done stops the build", () => {
  expect(listFaults(":calcul[1 / 0]")).toEqual(["1 :calcul: division by zero"]);
  expect(listFaults(":calcul[2 * n26.gold.monthlyFee]").join()).toContain(
    "1 :calcul: fait inconnu « n26.gold.monthlyFee »",
  );
  expect(listFaults(":calcul[2 * n26.legalEntity]")).toEqual([
    "1 :calcul: le fait « n26.legalEntity » n’est pas un nombre",
  ]);
  expect(listFaults(":calcul[2 *]")).toEqual(["1 :calcul: « ( » est attendu avant la fin"]);
  expect(listFaults(":calcul[2 $ 3]")).toEqual(["1 :calcul: « $ 3 » n’est pas compris"]);
});
