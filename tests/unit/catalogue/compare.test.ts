// The one comparison of the site.
import fc from "fast-check";
import { expect, test } from "vitest";
import { isKnown } from "../../../app/blocks/comparator/cells.ts";
import type { Criterion, Direction } from "../../../app/catalogue/compare.ts";
import { compare, dominates, MOOT, type Subject } from "../../../app/catalogue/compare.ts";
import type { Fact, FactValue } from "../../../app/catalogue/fact.ts";

test("the lowest price is marked, and its equals with it", () => {
  expect(bestOf("less", [9.9, 4.9, 4.9, 16.9])).toEqual([false, true, true, false]);
});

test("where more is better the highest is marked, and « illimité » beats any number", () => {
  expect(bestOf("more", [5, 8, 2])).toEqual([false, true, false]);
  expect(bestOf("more", [5, "illimité", 8])).toEqual([false, true, false]);
});

test("having something beats not having it", () => {
  expect(bestOf("more", [true, false, null])).toEqual([true, false, false]);
});

test("without an order nobody is marked", () => {
  expect(bestOf("none", [1, 2])).toEqual([false, false]);
});

test("a value that beats no other known one is not marked", () => {
  expect(bestOf("less", [null, 3, null])).toEqual([false, false, false]);
  expect(bestOf("more", [true, null, true])).toEqual([false, false, false]);
});

test("beside a sentence nobody can rank, only what cannot be beaten is marked", () => {
  expect(bestOf("less", [1, 2, "selon le pays"])).toEqual([false, false, false]);
  expect(bestOf("less", [0, 2, "selon le pays"])).toEqual([true, false, false]);
  expect(bestOf("more", ["illimité", 2, "2 ou 3"])).toEqual([true, false, false]);
});

test("a row that nobody can fill is left out", () => {
  expect(compare([subject(0, null), subject(1, null)], [criterion("less")])).toEqual([]);
});

test("a price for the year that only repeats the one for a month has no row of its own", () => {
  const yearly = (pairs: [month: number, year: number | null][]) =>
    compare(
      pairs.map(([month, year], at) => ({
        tables: [
          { monthlyFee: plainFact(`${at}.m`, month), yearlyFee: plainFact(`${at}.y`, year) },
        ],
      })),
      [{ fact: "yearlyFee", label: "Prix à l’année", direction: "none" }],
    ).length;
  expect(
    yearly([
      [0, 0],
      [9.9, 118.8],
      [4.9, null],
    ]),
  ).toBe(0);
  expect(
    yearly([
      [0, 0],
      [3.99, 40],
    ]),
  ).toBe(1);
});

test("an unknown value beside a known one is an empty cell", () => {
  const [row] = compare([subject(0, 3), subject(1, null)], [criterion("less")]);
  expect(row?.cells).toMatchObject([{ fact: { value: 3 }, best: false }, null]);
});

test("whatever the values, the best is known, never beaten, and never everybody", () => {
  const value = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constantFrom(null, "illimité", "?"));
  const direction = fc.constantFrom<Direction>("less", "more", "none");
  fc.assert(
    fc.property(fc.array(value, { minLength: 2, maxLength: 8 }), direction, (values, way) => {
      const marks = bestOf(way, values);
      const ranks = values.map(rank);
      for (const [column, mark] of marks.entries()) {
        if (!mark) continue;
        const mine = ranks[column];
        expect(mine).not.toBeNull();
        for (const other of ranks) {
          if (other === null || mine == null) continue;
          if (way === "less") expect(other).toBeGreaterThanOrEqual(mine);
          if (way === "more") expect(other).toBeLessThanOrEqual(mine);
        }
        // An equal value is marked as well.
        for (const [at, other] of ranks.entries()) if (other === mine) expect(marks[at]).toBe(true);
      }
      expect(marks.every(Boolean)).toBe(false);
    }),
  );
});

function rank(value: FactValue): number | null {
  if (value === "illimité") return Number.POSITIVE_INFINITY;
  return typeof value === "number" ? value : null;
}

function criterion(direction: Direction): Criterion {
  return { fact: "x", label: "X", direction };
}

function subject(column: number, value: FactValue): Subject {
  const id = `p${column}.x`;
  return { tables: [{ x: plainFact(id, value) }] };
}

function plainFact(id: string, value: FactValue): Fact {
  return { id, value, unit: null, asOf: "2026-08", sources: [], degree: "confirmed" };
}

function bestOf(direction: Direction, values: readonly FactValue[]): boolean[] {
  const subjects = values.map((value, column) => subject(column, value));
  const [row] = compare(subjects, [criterion(direction)]);
  return values.map(
    (_value, column) => (row?.cells[column] as { best?: boolean } | null)?.best === true,
  );
}

test("a product dominates another that it equals or beats wherever both are known", () => {
  const subject = (facts: Record<string, number | null>) => ({
    tables: [
      Object.fromEntries(
        Object.entries(facts).map(([id, value]): [string, Fact] => [
          id,
          { id, value, unit: null, asOf: null, sources: [], degree: "confirmed" },
        ]),
      ),
    ],
  });
  const price = { fact: "price", label: "Prix", direction: "less" } as const;
  const yields = { fact: "yield", label: "Retraits", direction: "more" } as const;
  const named = { fact: "name", label: "Nom", direction: "none" } as const;
  const criteria = [price, yields, named];

  expect(
    dominates(subject({ price: 0, yield: 3 }), subject({ price: 2, yield: 3 }), criteria),
  ).toBe(true);
  expect(
    dominates(subject({ price: 0, yield: 1 }), subject({ price: 2, yield: 3 }), criteria),
  ).toBe(false);
  expect(
    dominates(subject({ price: 0, yield: null }), subject({ price: 2, yield: 3 }), criteria),
  ).toBe(true);
  expect(
    dominates(subject({ price: 2, yield: 3 }), subject({ price: 2, yield: 3 }), criteria),
  ).toBe(false);
});

test("a paid plan without a condition has none to miss; of a free one nothing is claimed", () => {
  const criteria = [
    { fact: "monthlyFee", label: "Prix", direction: "none" },
    { fact: "feeWithoutCondition", label: "Prix si la condition manque", direction: "none" },
  ] as const;
  const fact = (id: string, value: number): Fact => ({
    ...{ id, value, unit: null, asOf: null, sources: [], degree: "confirmed" },
  });
  const paid = { tables: [{ monthlyFee: fact("monthlyFee", 5) }] };
  const free = { tables: [{ monthlyFee: fact("monthlyFee", 0) }] };
  const bound = {
    tables: [
      { monthlyFee: fact("monthlyFee", 0), feeWithoutCondition: fact("feeWithoutCondition", 3) },
    ],
  };
  expect(compare([paid, free, bound], criteria)[1]?.cells.slice(0, 2)).toEqual([MOOT, null]);
});

test("a contested value has no rank: it neither wins nor lets another win over it", () => {
  const criteria = [{ fact: "fee", label: "Frais", direction: "less" }] as const;
  const fee = (value: number, other?: number): Fact => ({
    ...{ id: "fee", value, unit: "%", asOf: null, sources: [] },
    degree: other === undefined ? "confirmed" : "contested",
    ...(other !== undefined && { others: [{ value: other, unit: "%", asOf: null, sources: [] }] }),
  });
  const [row] = compare(
    [fee(1), fee(2), fee(0.5, 3)].map((fact) => ({ tables: [{ fee: fact }] })),
    criteria,
  );
  expect(
    row?.cells.map((cell) => isKnown(cell as never) && (cell as { best: boolean }).best),
  ).toEqual([false, false, false]);
});
