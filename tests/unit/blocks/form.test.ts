import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type DecimalRule,
  parseDecimal,
  readChoice,
  readDecimal,
  valuesOf,
} from "../../../app/ui/form/entry.ts";

const AMOUNT: DecimalRule = { initial: "1 000", min: 0, max: 10_000, decimals: 2, unit: "€" };

test.each([
  ["1 234,50", "1234.50"],
  ["1234.5", "1234.5"],
  ["1\u202f234,50\u00a0€", "1234.50"],
  [" 3 % ", "3"],
  ["20 ans", "20"],
  ["007", "7"],
  ["0", "0"],
  [",5", "0.5"],
  ["5,", "5"],
  ["+12", "12"],
  ["-2", "-2"],
  ["−2,5", "-2.5"],
])("« %s » is read as %s", (text, decimal) => {
  expect(parseDecimal(text)).toBe(decimal);
});

test.each([
  "",
  " ",
  ",",
  "-",
  "abc",
  "12abc",
  "1e5",
  "0x10",
  "Infinity",
  "NaN",
  "1,2,3",
  "1.234,50",
  "--1",
  "€",
  "9".repeat(41),
])("« %s » is no number", (text) => {
  expect(parseDecimal(text)).toBeUndefined();
});

test("whatever is typed, what comes out is a plain decimal or nothing", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseDecimal(text) ?? "0").toMatch(/^-?\d+(\.\d+)?$/);
    }),
  );
});

test("a number written the French way comes back as itself", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => {
      const text = (cents / 100).toLocaleString("fr-FR", { minimumFractionDigits: 2 });
      expect(Number(parseDecimal(text))).toBe(cents / 100);
    }),
  );
});

test.each([
  ["10,00", "10.00"],
  ["10.50", "10.50"],
  ["1 000", "1000"],
  ["1\u00a0000,5", "1000.5"],
  ["1\u202f000,50\u202f€", "1000.50"],
])("« %s » is an amount of %s", (text, value) => {
  expect(read(`montant=${encodeURIComponent(text)}`)).toEqual({ text, value });
});

test.each(["10.000", "1,000", "1.000", "10.500", "0,000", "1 000,000"])(
  "« %s » is not taken for a thousandth of what was meant",
  (text) => {
    expect(read(`montant=${encodeURIComponent(text)}`)).toEqual({
      text,
      error: "Indiquez 2 décimales au plus, par exemple 1 234,50.",
    });
  },
);

test("a field that the address does not name takes its first value", () => {
  expect(read("")).toEqual({ text: "1 000", value: "1000" });
});

test.each([
  ["montant=", "Indiquez un nombre."],
  ["montant=%20", "Indiquez un nombre."],
  ["montant=abc", "Écrivez un nombre en chiffres, par exemple 1 234,50."],
  ["montant=-1", "Indiquez un nombre positif, sans signe moins."],
  ["montant=10000,01", "Indiquez au plus 10\u202f000\u202f€."],
  ["montant=10.001", "Indiquez 2 décimales au plus, par exemple 1 234,50."],
  [
    "montant=1&montant=2",
    "L’adresse donne cette valeur plusieurs fois\u202f: indiquez-la une seule fois.",
  ],
])("the address « %s » gets a sentence that says what to do", (query, error) => {
  expect(read(query).error).toBe(error);
});

test("a field at fault shows again what was typed", () => {
  expect(read("montant=12x").text).toBe("12x");
});

test("whole numbers and lower limits have sentences of their own", () => {
  const rule: DecimalRule = { initial: "20", min: 1, max: 60, decimals: 0, unit: "ans" };
  const error = (text: string) =>
    readDecimal(new URLSearchParams({ duree: text }), "duree", rule).error;
  for (const text of ["1,5", "20,0", "10.000"]) {
    expect(error(text), text).toBe("Indiquez un nombre entier, sans virgule.");
  }
  expect(error("0")).toBe("Indiquez au moins 1\u202fan.");
  expect(error("61")).toBe("Indiquez au plus 60\u202fans.");
  expect(error("20")).toBeUndefined();
});

test("a choice is one of the words offered, once", () => {
  const choose = (query: string) =>
    readChoice(new URLSearchParams(query), "moment", ["debut", "fin"], "fin");
  expect(choose("").value).toBe("fin");
  expect(choose("moment=debut").value).toBe("debut");
  expect(choose("moment=toString").error).toBe("Choisissez une des réponses proposées.");
  expect(choose("moment=").error).toBe("Choisissez une des réponses proposées.");
  expect(choose("moment=debut&moment=debut").error).toContain("plusieurs fois");
});

test("values come all together or not at all", () => {
  const sound = { a: { text: "1", value: "1" }, b: { text: "x", value: "x" } };
  expect(valuesOf(sound)).toEqual({ a: "1", b: "x" });
  expect(valuesOf({ ...sound, b: { text: "", error: "Indiquez un nombre." } })).toBeUndefined();
});

function read(query: string) {
  return readDecimal(new URLSearchParams(query), "montant", AMOUNT);
}
