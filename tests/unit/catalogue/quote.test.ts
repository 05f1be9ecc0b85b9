// A number is believed by the sentence that is quoted for it: one that does not say it stops the build.
import { expect, test } from "vitest";
import { holdsNumber } from "../../../app/build/catalogue/quote.ts";
import type { UnitName } from "../../../app/catalogue/units.ts";

test.each<[string, number, UnitName]>([
  ["Cotisation : 9,90 € par mois", 9.9, "EUR/mois"],
  ["un revenu minimum de 1 800 € nets", 1800, "EUR"],
  ["jusqu’à 1\u202f500\u00a0€", 1500, "EUR"],
  ["a fee of €1,500.00 applies", 1500, "EUR"],
  ["von 1.500 Euro", 1500, "EUR"],
  ["3 retraits gratuits puis 2 %", 0, "%"],
  ["La carte est offerte.", 0, "EUR/mois"],
  ["1.95% of the amount", 1.95, "%"],
  ["sous un délai de deux mois", 2, "mois"],
  ["pendant un an", 12, "mois"],
  ["dans les deux semaines", 14, "jours"],
  ["quinze jours au plus", 15, "jours"],
  ["un capital de 1 million d’euros", 1_000_000, "EUR"],
])("« %s » says %d %s", (quote, value, unit) => {
  expect(holdsNumber(quote, value, unit)).toBe(true);
});

test.each<[string, number, UnitName]>([
  ["Cotisation : 9,90 € par mois", 9, "EUR/mois"],
  ["Cotisation : 9,90 € par mois", 90, "EUR/mois"],
  ["un revenu minimum de 1 800 € nets", 2200, "EUR"],
  ["La carte coûte 5 €.", 0, "EUR/mois"],
  ["pendant un an", 24, "mois"],
])("« %s » does not say %d %s", (quote, value, unit) => {
  expect(holdsNumber(quote, value, unit)).toBe(false);
});
