// The rules on amounts, by table and by property: sums, boosts, what each side gets, and how it reaches a page.
import fc from "fast-check";
import { expect, test } from "vitest";
import { DOCUMENT_FIELDS, deriveGlobalValues } from "../../../app/amounts/document.server.ts";
import { formatEuros } from "../../../app/amounts/euros.ts";
import { afterSharing, gainsOf } from "../../../app/amounts/gains.ts";
import { OFFERS, type OfferCode } from "../../../app/amounts/offers.ts";
import { emptyReading, packReading, unpackReading } from "../../../app/amounts/reading.ts";
import { type CheckedFields, DOCUMENT_KINDS } from "../../../app/amounts/values.ts";
import { rows } from "../../rows.ts";

const SHARED_ALONE = ["QONTO", "SOGEXIA", "SOGEXIA_BUSINESS", "VIVID_BUSINESS", "WISE"];

/** Any document of checked amounts, to the cent, with any field missing. */
const someFields = fc
  .array(fc.tuple(fc.constantFrom(...DOCUMENT_FIELDS), fc.integer({ min: 0, max: 10_000_000 })))
  .map((pairs): CheckedFields => Object.fromEntries(pairs.map(([f, cents]) => [f, cents / 100])));

const someCents = fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: undefined });

test.each(
  rows(`
    both parts                    | {"PRIME_FILLEUL_N26":0.1,"PRIME_PARTAGE_N26":0.2}           | N26         | 0.3
    the referee's part alone      | {"PRIME_FILLEUL_N26":15}                                    | N26         | 15
    the shared part alone         | {"PRIME_PARTAGE_N26":17}                                    | N26         | 17
    no part                       | {"PRIME_PARRAIN_N26":17}                                    | N26         | undefined
    two parts of nothing          | {"PRIME_FILLEUL_N26":0,"PRIME_PARTAGE_N26":0}               | N26         | 0
    Hello's shared field          | {"PRIME_FILLEUL_HELLO_ONE":45,"PRIME_PARTAGE_HELLO":35}     | HELLO_ONE   | 80
    Hello's own field             | {"PRIME_FILLEUL_HELLO_ONE":45,"PRIME_PARTAGE_HELLO_ONE":5}  | HELLO_ONE   | 50
    both Hello fields             | {"PRIME_PARTAGE_HELLO":35,"PRIME_PARTAGE_HELLO_PRIME":5}    | HELLO_PRIME | 35
    another Hello's own field     | {"PRIME_PARTAGE_HELLO_ONE":5}                               | HELLO_PRIME | undefined
    a business's shared part      | {"PRIME_PARTAGE_QONTO":32.5,"PRIME_FILLEUL_QONTO":9}        | QONTO       | 32.5
    a business's referee part     | {"PRIME_FILLEUL_WISE":9}                                    | WISE        | undefined
  `),
)("with %s, the sum is right", (_case, fields = "", code, sum) => {
  const values: Record<string, unknown> = deriveGlobalValues(JSON.parse(fields));
  expect(String(values[`PRIME_PARTAGE_ET_FILLEUL_${code}`])).toBe(sum);
});

test.each([
  [{ PRIME_PARRAIN_BOURSOBANK: 80 }, "OFFRE_BOOSTED_BOURSOBANK", true],
  [{ PRIME_PARRAIN_BOURSOBANK: 79.99 }, "OFFRE_BOOSTED_BOURSOBANK", false],
  [{ PRIME_PARRAIN_BOURSOBANK: null }, "OFFRE_BOOSTED_BOURSOBANK", false],
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

test("every sum is exact to the cent, there exactly when a part is, and no value is not finite", () => {
  fc.assert(
    fc.property(someFields, (fields) => {
      const values = deriveGlobalValues(fields);
      for (const { code } of OFFERS) {
        const parts = [values[`PRIME_PARTAGE_${code}`]];
        if (!SHARED_ALONE.includes(code)) parts.push(values[`PRIME_FILLEUL_${code}`]);
        const there = parts.filter((part) => part != null);
        const cents = there.reduce((sum, part) => sum + Math.round(part * 100), 0);
        const expected = there.length > 0 ? cents / 100 : undefined;
        expect(values[`PRIME_PARTAGE_ET_FILLEUL_${code}`]).toBe(expected);
      }
    }),
  );
});

/** Euros; « ? » is no amount, « - » is not there. Sponsor, referee and shared part as the document says; then what follows. */
test.each(
  rows(`
    N26           | 30 | ?    | 17   | ?    | ?   | 13   | ?
    N26           | 30 | 15   | ?    | ?    | 15  | ?    | 45
    N26           | ?  | 15   | 17   | 32   | 15  | ?    | ?
    FORTUNEO_GOLD | 60 | 110  | 30   | 140  | 110 | 30   | 170
    QONTO         | 65 | 1000 | 32.5 | 32.5 | -   | 32.5 | 65
  `),
)(
  "%s: of %s, %s and %s the referee gets %s, %s of it from the programme, the sponsor keeps %s, both make %s, here and in the browser",
  (code = "", ...cells) => {
    const [parrain, filleul, partage, enTout, ofProgramme, resteAuParrain, aDeux] =
      cells.map(readEuros);
    const fields = { PARRAIN: parrain, FILLEUL: filleul, PARTAGE: partage };
    const named = Object.entries(fields).map(([kind, value]) => [`PRIME_${kind}_${code}`, value]);
    const globalValues = deriveGlobalValues(Object.fromEntries(named));
    const sent = packReading({ readAt: 1, changedAt: null, globalValues });
    for (const values of [globalValues, unpackReading(sent).globalValues]) {
      expect(gainsOf(values, code as OfferCode)).toMatchObject({
        parrain,
        partage,
        filleul: enTout,
        ofProgramme,
        resteAuParrain,
        aDeux,
      });
    }
  },
);

function readEuros(cell: string): number | null | undefined {
  if (cell === "?") return null;
  return cell === "-" ? undefined : Number(cell);
}

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
      expect(cents(kept ?? undefined)).toBe(
        parrain === undefined ? undefined : parrain - (partage ?? 0),
      );
    }),
  );
});

test("nothing is known where nothing was read", () => {
  expect(Object.values(gainsOf(undefined, "N26"))).toEqual(Array(6).fill(undefined));
});

test.each(DOCUMENT_KINDS)("the kind %s has its part in what some side gets", (kind) => {
  const gains = gainsOf(deriveGlobalValues({ [`PRIME_${kind}_N26`]: 10 }), "N26");
  expect(Object.values(gains)).toContain(10);
});

test("whatever the document holds, the two sides make the total wherever both are known", () => {
  fc.assert(
    fc.property(someFields, fc.constantFrom(...OFFERS), (fields, { code }) => {
      const { filleul, resteAuParrain, aDeux } = gainsOf(deriveGlobalValues(fields), code);
      if (filleul == null || resteAuParrain == null) return;
      expect(cents(aDeux ?? undefined)).toBe((cents(filleul) ?? 0) + (cents(resteAuParrain) ?? 0));
    }),
  );
});

test("a site that has read nothing says so in the browser too", () => {
  expect(unpackReading(packReading(emptyReading()))).toEqual(emptyReading());
});

test.each([
  '{"v":2,"readAt":"2026-11-23T08:42:00Z","offers":{"N26":[1,2]}}',
  "v2|2026-11-23|yes|BOURSOBANK:90:70|N26,a,b,c,d",
  "|||,|N26,,,,",
])("what another build has written as %s is a reading without amounts, and no fault", (text) => {
  expect(unpackReading(text)).toEqual(emptyReading());
});

test("whatever the document holds, the browser gets all of it", () => {
  fc.assert(
    fc.property(someFields, fc.nat(), (fields, readAt) => {
      const reading = { readAt, changedAt: readAt - 1, globalValues: deriveGlobalValues(fields) };
      expect(unpackReading(packReading(reading))).toEqual(reading);
    }),
  );
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

function euros(cents: number | undefined): number | undefined {
  return cents === undefined ? undefined : cents / 100;
}

function cents(euros: number | undefined): number | undefined {
  return euros === undefined ? undefined : Math.round(euros * 100);
}
