// The document: its fields, and what counts as an amount in them.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  checkFields,
  DOCUMENT_FIELDS,
  deriveGlobalValues,
  parseDocument,
  readAmount,
} from "../../../app/amounts/document.server.ts";
import { findOffer, OFFERS } from "../../../app/amounts/offers.ts";
import example from "../../local/firestore/primes.example.json" with { type: "json" };

/** The offers of the specification; the operator may have more. */
const NAMED = [
  ["BOURSOBANK", "FORTUNEO_GOLD", "FORTUNEO_FOSFO", "HELLO_PRIME", "HELLO_ONE", "TRADEREPUBLIC"],
  ["CURVE", "N26", "CRYPTO", "PAYPAL", "REVOLUT", "IGRAAL", "EBUYCLUB", "POULPEO", "JOKO"],
  ["WIDILO", "NAOMI", "BUNQ", "HELIOS", "QONTO", "SOGEXIA", "SOGEXIA_BUSINESS"],
  ["VIVID_BUSINESS", "WISE"],
].flat();

test("every offer of the specification has its three fields, and no field is there twice", () => {
  const fields = NAMED.flatMap((code) =>
    ["PARRAIN", "FILLEUL", "PARTAGE"].map((kind) => `PRIME_${kind}_${code}`),
  );
  expect(NAMED).toHaveLength(24);
  expect(DOCUMENT_FIELDS).toEqual(expect.arrayContaining([...fields, "PRIME_PARTAGE_HELLO"]));
  expect(DOCUMENT_FIELDS).toHaveLength(OFFERS.length * 3 + 1);
  expect(new Set(DOCUMENT_FIELDS).size).toBe(DOCUMENT_FIELDS.length);
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

test("an offer's own shared field serves where Hello's is absent, not where that holds no amount", () => {
  expect(deriveGlobalValues({ PRIME_PARTAGE_HELLO_ONE: 5 }).PRIME_PARTAGE_HELLO_ONE).toBe(5);
  const { fields, leftOut } = checkFields({ PRIME_PARTAGE_HELLO: "?", PRIME_PARTAGE_HELLO_ONE: 5 });
  expect(leftOut).toEqual(["PRIME_PARTAGE_HELLO"]);
  expect(deriveGlobalValues(fields).PRIME_PARTAGE_HELLO_ONE).toBeNull();
});

test("whatever a field holds, it is an amount or left out, and its neighbours stand", () => {
  fc.assert(
    fc.property(fc.constantFrom(...DOCUMENT_FIELDS), fc.anything(), (field, value) => {
      const neighbour = field === "PRIME_PARRAIN_N26" ? "PRIME_PARRAIN_WISE" : "PRIME_PARRAIN_N26";
      const { fields, leftOut } = checkFields({ [field]: value, [neighbour]: 12, EXTRA: value });
      expect(fields[neighbour]).toBe(12);
      const amount = fields[field];
      if (amount == null) expect([amount, leftOut]).toEqual([null, [field]]);
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
  const sums = NAMED.map((code) => `PRIME_PARTAGE_ET_FILLEUL_${code}`);
  expect(Object.keys(values)).toEqual(expect.arrayContaining(sums));
});

test.each([
  ["2026-11-12T09:30:00.123456Z", Date.UTC(2026, 10, 12, 9, 30, 0, 123)],
  ["hier", null],
  [1_795_000_000_000, null],
  [undefined, null],
])("a document changed at %s is told to have changed at %s", (updateTime, changedAt) => {
  expect(parseDocument({ name: "primes_parrainage", updateTime })?.changedAt).toBe(changedAt);
});
