// What each side of a referral ends with: the figures of a line always add up.
import fc from "fast-check";
import { expect, test } from "vitest";
import { afterSharing, gainsOf } from "../../../app/primes/combined.ts";
import { DOCUMENT_FIELDS } from "../../../app/primes/document-fields.ts";
import { deriveGlobalValues } from "../../../app/primes/global-values.ts";
import { OFFERS } from "../../../app/primes/offers.ts";

const someCents = fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: undefined });

test.each([
  [60, 30, 30],
  [65, 32.5, 32.5],
  [10, 0.125, 9.87],
  [0.3, 0.1, 0.2],
  [80, undefined, 80],
  [80, 0, 80],
  [80, 80, 0],
  [10, 15, -5],
  [undefined, 30, undefined],
  [undefined, undefined, undefined],
])("a sponsor who gets %s and gives back %s keeps %s", (parrain, partage, kept) => {
  expect(afterSharing(parrain, partage)).toBe(kept);
});

test("what is kept and what is given back make the bonus again, to the cent", () => {
  fc.assert(
    fc.property(someCents, someCents, (parrain, partage) => {
      const kept = afterSharing(euros(parrain), euros(partage));
      expect(cents(kept)).toBe(parrain === undefined ? undefined : parrain - (partage ?? 0));
    }),
  );
});

test("with amounts for all, the referee of Fortuneo Gold and the sponsor make the total", () => {
  const values = deriveGlobalValues({
    PRIME_PARRAIN_FORTUNEO_GOLD: 60,
    PRIME_FILLEUL_FORTUNEO_GOLD: 110,
    PRIME_PARTAGE_FORTUNEO_GOLD: 30,
  });
  expect(gainsOf(values, "FORTUNEO_GOLD")).toEqual({
    filleul: 140,
    ofProgramme: 110,
    partage: 30,
    parrain: 60,
    resteAuParrain: 30,
    aDeux: 170,
  });
});

test("of an offer that shares alone, what the document says of the referee counts nowhere", () => {
  const values = deriveGlobalValues({
    PRIME_PARRAIN_QONTO: 65,
    PRIME_FILLEUL_QONTO: 1000,
    PRIME_PARTAGE_QONTO: 32.5,
  });
  expect(gainsOf(values, "QONTO")).toEqual({
    filleul: 32.5,
    ofProgramme: undefined,
    partage: 32.5,
    parrain: 65,
    resteAuParrain: 32.5,
    aDeux: 65,
  });
});

test("nothing is known where nothing was read", () => {
  expect(Object.values(gainsOf(undefined, "N26"))).toEqual(Array(6).fill(undefined));
});

test("whatever the document holds, the two sides make the total wherever both are known", () => {
  const someFields = fc.array(fc.tuple(fc.constantFrom(...DOCUMENT_FIELDS), someCents));
  fc.assert(
    fc.property(someFields, fc.constantFrom(...OFFERS), (pairs, { code }) => {
      const fields = Object.fromEntries(pairs.map(([field, value]) => [field, euros(value)]));
      const { filleul, resteAuParrain, aDeux } = gainsOf(deriveGlobalValues(fields), code);
      if (filleul === undefined || resteAuParrain === undefined) return;
      expect(cents(aDeux)).toBe((cents(filleul) ?? 0) + (cents(resteAuParrain) ?? 0));
    }),
  );
});

function euros(cents: number | undefined): number | undefined {
  return cents === undefined ? undefined : cents / 100;
}

function cents(euros: number | undefined): number | undefined {
  return euros === undefined ? undefined : Math.round(euros * 100);
}
