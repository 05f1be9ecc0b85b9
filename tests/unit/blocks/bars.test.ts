// Bars: only what is known is drawn, to one scale, in one unit.
import { expect, test } from "vitest";
import { barres } from "../../../app/blocks/bars/block.ts";
import { findDirectives } from "../../../app/build/blocks/find-directives.ts";
import { compileSample, listFaults } from "../pages/compile-sample.ts";
import { sampleCatalogue, samplePartner } from "../pages/sample-catalogue.ts";
import { siteContext } from "./site-context.ts";

const CATALOGUE = sampleCatalogue({
  partners: [
    samplePartner("n26", {
      products: {
        dear: { name: "Chère", facts: { monthlyFee: [5, "EUR/mois"] } },
        free: { name: "Gratuite", facts: { monthlyFee: [0, "EUR/mois"] } },
        unknown: {
          name: "Inconnue",
          facts: { monthlyFee: { value: null, unit: "EUR/mois", asOf: null, sources: {} } },
        },
        old: {
          name: "Ancienne",
          facts: {
            monthlyFee: {
              value: 1,
              unit: "EUR/mois",
              asOf: "2024-02",
              sources: { hello: "1 € par mois" },
            },
          },
        },
      },
    }),
  ],
});

test("a use is worked out for each product, the least first; what is not known or too old has a word and no bar", () => {
  const { rows } = barres.compile(
    {
      label: "",
      attributes: {
        titre: "Un an",
        produits: "n26.dear n26.unknown n26.old n26.free",
        cout: "12 * produit.monthlyFee",
      },
    },
    siteContext(CATALOGUE),
  );
  expect(rows.map(({ label, number, why }) => [label, number ?? why])).toEqual([
    ["n26 Gratuite", 0],
    ["n26 Chère", 60],
    ["n26 Inconnue", "non vérifié"],
    ["n26 Ancienne", "chiffre trop ancien"],
  ]);
});

test("a typed list keeps its order, and a figure past its age has no bar", () => {
  const { body } = compileSample(
    ":::barres[Sur un an]\n- N26 Metal : :calcul[12 * n26.metal.monthlyFee]{unite=EUR}\n- Hello : :calcul[12 * hello-bank.prime.monthlyFee]{unite=EUR}\n:::",
  );
  const [bars] = findDirectives<typeof barres>(body, "Barres");
  expect(bars?.rows.map(({ number }) => number)).toEqual([202.8, undefined]);
});

test("what can't be drawn stops the build, and says how it is written", () => {
  const faultOf = (list: string) => listFaults(`:::barres[Titre]\n${list}\n:::`).join();
  const one = "- Un : :calcul[12 * n26.metal.monthlyFee]{unite=EUR}";
  expect(faultOf(`${one}\n- Deux : rien`)).toContain(
    "« Deux\u202f: rien » n’est pas une barre : écrivez « - libellé : :calcul[…]{unite=EUR} »",
  );
  expect(faultOf(`${one}\n- Deux : :prime[N26.PARRAIN]`)).toContain("change chaque jour");
  expect(faultOf(`${one}\n- Deux : :fait[n26.metal.monthlyFee]`)).toContain("une seule unité");
  expect(faultOf(one)).toContain("une barre seule");
  expect(listFaults('::barres{titre="A" produits="n26.metal n26.smart" cout="12 * 3"}')).toEqual([
    "1 ::barres: cout nomme ce qui change d’un produit à l’autre : produit.monthlyFee",
  ]);
  expect(
    listFaults(
      '::barres{titre="A" produits="n26.metal n26.smart" cout="usage * produit.monthlyFee"}',
    ).join(),
  ).toContain("::courbe");
  expect(listFaults("::barres{titre=A}").join()).toContain("écrivez ::barres{titre=");
});
