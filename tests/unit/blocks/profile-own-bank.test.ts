// One's own bank beside the cards: what three typed figures come to, the gap, and what is not accepted.
import Big from "big.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  describeDifference,
  missingFigures,
  OWN_BANK_QUESTIONS,
  type OwnBank,
  ownCost,
} from "../../../app/blocks/profile/own-bank.ts";
import { readAnswers } from "../../../app/ui/form/questions.ts";
import { anyUse, NOTHING } from "./profile-use.ts";

const read = (query: string) => readAnswers(new URLSearchParams(query), OWN_BANK_QUESTIONS);
const ABROAD = { ...NOTHING, devises: "600", "retraits-devises": "2" };
const OWN: OwnBank = { "banque-cotisation": "45", "banque-paiement": "2.5", "banque-retrait": "3" };

test("the cost is the yearly fee, the percentage of what is paid abroad, and so many withdrawals", () => {
  const cost = ownCost(OWN, ABROAD);
  expect(cost?.lines.map(({ euros }) => euros?.toFixed(2))).toEqual(["45.00", "15.00", "6.00"]);
  expect(cost?.known.toFixed(2)).toBe("66.00");
});

test("for every use the sum is that of its lines, each to the cent", () => {
  fc.assert(
    fc.property(anyUse, fc.integer({ min: 0, max: 2000 }), (use, hundredths) => {
      const own = { ...OWN, "banque-paiement": (hundredths / 100).toFixed(2) };
      const cost = ownCost(own, use);
      const sum = cost?.lines.reduce((total, { euros }) => total.plus(euros ?? 0), new Big(0));
      expect(sum?.toFixed(2)).toBe(cost?.known.toFixed(2));
      expect(cost?.isComplete).toBe(true);
    }),
  );
});

test("a figure that was not typed is asked for where the use needs it, and is never zero", () => {
  const own = { ...OWN, "banque-retrait": "" };
  expect(missingFigures(own, ABROAD)).toEqual(["banque-retrait"]);
  expect(ownCost(own, ABROAD)).toBeUndefined();
  expect(ownCost(own, { ...ABROAD, "retraits-devises": "0" })?.known.toFixed(2)).toBe("60.00");
});

test("where nothing is typed all three are asked for, whatever the use", () => {
  const { values: own } = read("banque-cotisation=&banque-paiement= ");
  if (!own) throw new Error("Empty fields are no fault.");
  expect(missingFigures(own, NOTHING)).toHaveLength(3);
});

test.each([
  ["20", "25 € de moins que votre banque"],
  ["60.5", "15,50 € de plus que votre banque"],
  ["45", "autant que votre banque"],
])("a card of %s € beside a bank of 45 €: %s", (cost, told) => {
  expect(describeDifference(new Big(cost), new Big("45")).replace(/\s/g, " ")).toBe(told);
});

test.each([
  ["banque-cotisation=beaucoup", "banque-cotisation", "Écrivez un nombre en chiffres"],
  ["banque-cotisation=1.500", "banque-cotisation", "2 décimales au plus"],
  ["banque-paiement=-1", "banque-paiement", "positif"],
  ["banque-paiement=200", "banque-paiement", "au plus"],
  ["banque-retrait=3&banque-retrait=4", "banque-retrait", "plusieurs fois"],
] as const)("%s is refused beside its field", (query, name, text) => {
  const { entries, values } = read(query);
  expect(values).toBeUndefined();
  expect(entries[name].error).toContain(text);
});
