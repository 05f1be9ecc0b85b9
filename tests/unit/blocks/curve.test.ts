// Curves of cost: where they cross is worked out exactly, and said in a sentence.
import { expect, test } from "vitest";
import { courbe } from "../../../app/blocks/curve/block.ts";
import { sampleCatalogue, samplePartner } from "../pages/sample-catalogue.ts";
import { siteContext } from "./site-context.ts";

const CATALOGUE = sampleCatalogue({
  partners: [
    samplePartner("n26", {
      products: {
        dear: {
          name: "Chère",
          facts: { monthlyFee: [1, "EUR/mois"], withdrawalForeignRate: [0, "%"] },
        },
        free: {
          name: "Gratuite",
          facts: { monthlyFee: [0, "EUR/mois"], withdrawalForeignRate: [2, "%"] },
        },
        old: {
          name: "Ancienne",
          facts: {
            monthlyFee: [0, "EUR/mois"],
            withdrawalForeignRate: {
              value: 1,
              unit: "%",
              asOf: "2024-02",
              sources: { hello: "1 % par retrait" },
            },
          },
        },
      },
    }),
  ],
});

function compileCurve(attributes: Record<string, string>) {
  const given = {
    titre: "Un an",
    produits: "n26.free n26.dear",
    cout: "12 * produit.monthlyFee + usage * 150 * produit.withdrawalForeignRate / 100",
    de: "0",
    a: "12",
    unite: "retraits par an",
    ...attributes,
  };
  return courbe.compile({ label: "", attributes: given }, siteContext(CATALOGUE));
}

test("what is counted in pieces is cheaper from a whole number on, and costs as much at the crossing itself", () => {
  // 12 € a year against 3 € a withdrawal: as much at the fourth.
  expect(compileCurve({}).sentence).toBe(
    "Jusqu’à 3 retraits par an, n26 Gratuite coûte le moins. À 4 retraits par an, n26 Gratuite et n26 Chère coûtent autant. À partir de 5 retraits par an, n26 Chère coûte moins que n26 Gratuite.",
  );
});

test("what is counted in money may cross anywhere", () => {
  const cout = "12 * produit.monthlyFee + usage * produit.withdrawalForeignRate / 100";
  const { sentence, uses } = compileCurve({ cout, a: "1000", unite: "EUR par an" });
  expect(sentence).toBe(
    "Jusqu’à 600\u202f€ par an, n26 Gratuite coûte le moins. Au-delà, n26 Chère coûte moins que n26 Gratuite.",
  );
  expect(uses.map(({ at }) => at)).toEqual([0, 600, 1000]);
});

test("a free share bends its line: the corner is part of it", () => {
  const cout = "12 * produit.monthlyFee + max(0; usage - 2) * produit.withdrawalForeignRate";
  expect(compileCurve({ cout }).lines[0]?.points).toEqual([
    [0, 0],
    [2, 0],
    [12, 20],
  ]);
});

test("a figure past its age is no line, and said to be left out", () => {
  const { lines, left } = compileCurve({ produits: "n26.free n26.dear n26.old" });
  expect(lines.map(({ name }) => name)).toEqual(["n26 Gratuite", "n26 Chère"]);
  expect(left).toEqual([{ name: "n26 Ancienne", why: "chiffre trop ancien" }]);
});

test("where fewer than two are left, nothing is said to be the cheapest", () => {
  expect(compileCurve({ produits: "n26.free n26.old" }).sentence).toBe(null);
});

test("what is no line stops the build, and says why", () => {
  expect(() => compileCurve({ cout: "12 * produit.monthlyFee" })).toThrow("cout nomme l’usage");
  expect(() => compileCurve({ cout: "usage * usage * produit.monthlyFee" })).toThrow(
    "par lui-même",
  );
  expect(() => compileCurve({ cout: "produit.monthlyFee / usage" })).toThrow("ne se divise");
  expect(() => compileCurve({ cout: "ceil(usage / 3) * produit.monthlyFee" })).toThrow("escalier");
  expect(() => compileCurve({ cout: "usage * produit.monthlyFees" })).toThrow(
    "moins de deux produits",
  );
  expect(() =>
    compileCurve({ cout: "usage * (produit.monthlyFee + produit.withdrawalForeignRate)" }),
  ).toThrow("EUR et %");
  expect(() => compileCurve({ de: "12", a: "3" })).toThrow("« a » vient après « de »");
  expect(() => compileCurve({ a: "douze" })).toThrow("un nombre entier");
});
