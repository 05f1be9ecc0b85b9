// The rules of the product on amounts, by table and by property.
import fc from "fast-check";
import { expect, test } from "vitest";
import { readAmount } from "../../../app/primes/amount.ts";
import {
  type CheckedFields,
  checkFields,
  DOCUMENT_FIELDS,
} from "../../../app/primes/document-fields.ts";
import { formatEuros } from "../../../app/primes/format-euros.ts";
import { deriveGlobalValues, emptyReading } from "../../../app/primes/global-values.ts";
import { findOffer, OFFERS } from "../../../app/primes/offers.ts";
import example from "../../local/firestore/primes.example.json" with { type: "json" };

const SHARED_ALONE = ["QONTO", "SOGEXIA", "SOGEXIA_BUSINESS", "VIVID_BUSINESS", "WISE"];

/** Any document of checked amounts, to the cent, with any field missing. */
const someFields = fc
  .array(fc.tuple(fc.constantFrom(...DOCUMENT_FIELDS), fc.integer({ min: 0, max: 10_000_000 })))
  .map((pairs): CheckedFields => Object.fromEntries(pairs.map(([f, cents]) => [f, cents / 100])));

test("there are 24 offers and 73 fields, each once", () => {
  expect(new Set(OFFERS.map(({ code }) => code)).size).toBe(24);
  expect(new Set(DOCUMENT_FIELDS).size).toBe(24 * 3 + 1);
  expect(findOffer("N26")?.page).toBe("/banque/n26");
  expect(findOffer("LIVRET_A")).toBeUndefined();
});

test.each([
  [80, 80],
  [0, 0],
  [-0, 0],
  [100_000, 100_000],
  [7.5, 7.5],
  ["80", 80],
  ["80.5", 80.5],
  ["80,50", 80.5],
  [100_000.01, undefined],
  [-1, undefined],
  ["-1", undefined],
  ["", undefined],
  [" ", undefined],
  ["80 €", undefined],
  ["1e3", undefined],
  ["0x10", undefined],
  ["1 000", undefined],
  ["1,000,5", undefined],
  ["100001", undefined],
  ["9".repeat(400), undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [true, undefined],
  [null, undefined],
  [undefined, undefined],
  [[80], undefined],
  [{ valueOf: () => 80 }, undefined],
])("the plain value %j is read as %j", (value, amount) => {
  expect(readAmount(value)).toBe(amount);
});

test.each([
  ["both parts", { PRIME_FILLEUL_N26: 0.1, PRIME_PARTAGE_N26: 0.2 }, "N26", 0.3],
  ["the referee's part alone", { PRIME_FILLEUL_N26: 15 }, "N26", 15],
  ["the shared part alone", { PRIME_PARTAGE_N26: 17 }, "N26", 17],
  ["no part", { PRIME_PARRAIN_N26: 17 }, "N26", undefined],
  ["two parts of nothing", { PRIME_FILLEUL_N26: 0, PRIME_PARTAGE_N26: 0 }, "N26", 0],
  [
    "Hello's shared field",
    { PRIME_FILLEUL_HELLO_ONE: 45, PRIME_PARTAGE_HELLO: 35 },
    "HELLO_ONE",
    80,
  ],
  [
    "Hello's own field",
    { PRIME_FILLEUL_HELLO_ONE: 45, PRIME_PARTAGE_HELLO_ONE: 5 },
    "HELLO_ONE",
    50,
  ],
  [
    "both Hello fields",
    { PRIME_PARTAGE_HELLO: 35, PRIME_PARTAGE_HELLO_PRIME: 5 },
    "HELLO_PRIME",
    35,
  ],
  ["another Hello's own field", { PRIME_PARTAGE_HELLO_ONE: 5 }, "HELLO_PRIME", undefined],
  [
    "a business's shared part",
    { PRIME_PARTAGE_QONTO: 32.5, PRIME_FILLEUL_QONTO: 9 },
    "QONTO",
    32.5,
  ],
  ["a business's referee part", { PRIME_FILLEUL_WISE: 9 }, "WISE", undefined],
] as const)("with %s, the sum is right", (_case, fields, code, sum) => {
  expect(deriveGlobalValues(fields)[`PRIME_PARTAGE_ET_FILLEUL_${code}`]).toBe(sum);
});

test.each([
  [{ PRIME_PARRAIN_BOURSOBANK: 80 }, "OFFRE_BOOSTED_BOURSOBANK", true],
  [{ PRIME_PARRAIN_BOURSOBANK: 79.99 }, "OFFRE_BOOSTED_BOURSOBANK", false],
  [{ PRIME_PARRAIN_FORTUNEO_GOLD: 80 }, "OFFRE_BOOSTED_FORTUNEO", true],
  [{ PRIME_PARRAIN_FORTUNEO_FOSFO: 80 }, "OFFRE_BOOSTED_FORTUNEO", false],
  [{ PRIME_PARRAIN_REVOLUT: 80 }, "OFFRE_BOOSTED_REVOLUT", true],
  [{ PRIME_PARTAGE_REVOLUT: 80 }, "OFFRE_BOOSTED_REVOLUT", false],
  [{ PRIME_PARRAIN_IGRAAL: 5 }, "OFFRE_BOOSTED_IGRAAL", true],
  [{ PRIME_PARRAIN_IGRAAL: 4.99 }, "OFFRE_BOOSTED_IGRAAL", false],
] as const)("with %j, %s is %j", (fields, boost, told) => {
  expect(deriveGlobalValues(fields)[boost]).toBe(told);
});

test("a site that has read nothing has four boosts, all false, and not one amount", () => {
  const { readAt, globalValues } = emptyReading();
  expect(readAt).toBeNull();
  expect(Object.values(globalValues)).toEqual([false, false, false, false]);
});

test("Hello's shared field is shown for both Hello offers", () => {
  const values = deriveGlobalValues({ PRIME_PARTAGE_HELLO: 35 });
  expect(values).toMatchObject({
    PRIME_PARTAGE_HELLO: 35,
    PRIME_PARTAGE_HELLO_PRIME: 35,
    PRIME_PARTAGE_HELLO_ONE: 35,
  });
});

test("where Hello's shared field holds no amount, each offer's own serves", () => {
  const { fields, leftOut } = checkFields({ PRIME_PARTAGE_HELLO: "?", PRIME_PARTAGE_HELLO_ONE: 5 });
  expect(leftOut).toEqual(["PRIME_PARTAGE_HELLO"]);
  expect(deriveGlobalValues(fields).PRIME_PARTAGE_HELLO_ONE).toBe(5);
});

test("every sum is exact to the cent, there exactly when a part is, and no value is not finite", () => {
  fc.assert(
    fc.property(someFields, (fields) => {
      const values = deriveGlobalValues(fields);
      for (const { code } of OFFERS) {
        const parts = [values[`PRIME_PARTAGE_${code}`]];
        if (!SHARED_ALONE.includes(code)) parts.push(values[`PRIME_FILLEUL_${code}`]);
        const there = parts.filter((part) => part !== undefined);
        const cents = there.reduce((sum, part) => sum + Math.round(part * 100), 0);
        const expected = there.length > 0 ? cents / 100 : undefined;
        expect(values[`PRIME_PARTAGE_ET_FILLEUL_${code}`]).toBe(expected);
      }
    }),
  );
});

test("every checked field is shown under its own name, but for Hello's common bonus", () => {
  fc.assert(
    fc.property(someFields, (fields) => {
      const values = deriveGlobalValues(fields);
      for (const field of DOCUMENT_FIELDS) {
        if (!field.startsWith("PRIME_PARTAGE_HELLO_")) expect(values[field]).toBe(fields[field]);
      }
    }),
  );
});

test("whatever a field holds, it is an amount or left out, and its neighbours stand", () => {
  fc.assert(
    fc.property(fc.constantFrom(...DOCUMENT_FIELDS), fc.anything(), (field, value) => {
      const neighbour = field === "PRIME_PARRAIN_N26" ? "PRIME_PARRAIN_WISE" : "PRIME_PARRAIN_N26";
      const { fields, leftOut } = checkFields({ [field]: value, [neighbour]: 12, EXTRA: value });
      expect(fields[neighbour]).toBe(12);
      const amount = fields[field];
      if (amount === undefined) expect(leftOut).toEqual([field]);
      else expect(amount >= 0 && amount <= 100_000 && leftOut.length === 0).toBe(true);
    }),
  );
});

test("the example document passes the check whole, and boosts two offers", () => {
  const { fields, leftOut } = checkFields(example);
  expect(leftOut).toEqual([]);
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(example)));
  const values = deriveGlobalValues(fields);
  expect(Object.values(values).filter((value) => value === true)).toHaveLength(2);
  for (const { code } of OFFERS) expect(values[`PRIME_PARTAGE_ET_FILLEUL_${code}`]).toBeDefined();
});

test.each([
  [80, "80\u00a0€"],
  [80.5, "80,50\u00a0€"],
  [0, "0\u00a0€"],
  [1200, "1\u202f200\u00a0€"],
  [79.999, "80\u00a0€"],
])("%d is written %s", (euros, text) => {
  expect(formatEuros(euros)).toBe(text);
});
