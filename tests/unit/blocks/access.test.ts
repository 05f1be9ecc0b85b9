// The map of conditions: from what income on a card is open, and whom a firm takes at all.
import { expect, test } from "vitest";
import { acces } from "../../../app/blocks/access/block.ts";
import { sampleCatalogue, samplePartner } from "../pages/sample-catalogue.ts";
import { siteContext } from "./site-context.ts";

const sources = { hello: "2 200 € par mois" };
const CATALOGUE = sampleCatalogue({
  partners: [
    samplePartner("n26", {
      facts: { eligibility: ["Être majeur", "Résider en France"] },
      products: {
        gold: {
          name: "Gold",
          facts: { incomeMinimum: [2200, "EUR/mois"], initialDeposit: [300, "EUR"] },
        },
        free: { name: "Gratuite", facts: { incomeMinimum: [0, "EUR/mois"] } },
        old: {
          name: "Ancienne",
          facts: { incomeMinimum: { value: 900, unit: "EUR/mois", asOf: "2024-02", sources } },
        },
        unknown: { name: "Inconnue", facts: { monthlyFee: [0, "EUR/mois"] } },
      },
    }),
  ],
});

const map = (produits: string) =>
  acces.compile({ label: "", attributes: { produits } }, siteContext(CATALOGUE));

test("cards stand from the one that is open to most on, each with the income that opens it", () => {
  const { rows, firms } = map("n26.gold n26.free");
  expect(rows.map(({ name, income, deposit }) => [name, income?.text, deposit?.text])).toEqual([
    ["n26 Gratuite", "aucun minimum", undefined],
    ["n26 Gold", "dès 2\u202f200\u202f€ par mois", "300\u202f€"],
  ]);
  expect(firms.map(({ people }) => people.text)).toEqual(["Être majeur\u202f; Résider en France"]);
});

test("an income that is past its age or not known has a word and no bar", () => {
  const { rows } = map("n26.gold n26.old n26.unknown");
  expect(rows.slice(1).map(({ least, why }) => [least, why])).toEqual([
    [undefined, "revenu demandé\u202f: chiffre trop ancien"],
    [undefined, "revenu demandé\u202f: non vérifié"],
  ]);
});

test("where no income is known at all, the build stops", () => {
  expect(() => map("n26.unknown n26.unknown")).toThrow("incomeMinimum");
  expect(() => map("n26.gold")).toThrow("deux ou plus");
});
