// The one comparison of the site.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Criterion, Direction } from "../../../app/catalogue/compare.ts";
import {
  compare,
  dominates,
  NOT_APPLICABLE,
  type Subject,
} from "../../../app/catalogue/compare.ts";
import type { Fact, FactValue } from "../../../app/catalogue/fact.ts";
import { rows } from "../../rows.ts";

test.each(
  rows(`
    less | [9.9, 4.9, 4.9, 16.9]      | [1, 2] | the lowest, and its equals with it
    more | [5, 8, 2]                  | [1]    | the highest
    more | [5, "illimité", 8]         | [1]    | what is unlimited
    more | [true, false, null]        | [0]    | having something
    none | [1, 2]                     | []     | nobody, without an order
    less | [null, 3, null]            | []     | nobody, where there is no other known one
    more | [true, null, true]         | []     | nobody, where all are the same
    less | [1, 2, "selon le pays"]    | []     | nobody, beside a sentence that has no rank
    less | [0, 2, "selon le pays"]    | [0]    | what can't be beaten, beside such a sentence
    more | ["illimité", 2, "2 ou 3"]  | [0]    | what can't be beaten, beside such a sentence
  `),
)("where %s is better, of %s the marked ones are %s: %s", (direction, values = "", marked) => {
  const marks = bestOf(direction as Direction, JSON.parse(values));
  expect(marks.flatMap((mark, column) => (mark ? column : []))).toEqual(JSON.parse(marked ?? ""));
});

test("a row that nobody can fill is left out", () => {
  expect(compare([subject(0, null), subject(1, null)], [criterion("less")])).toEqual([]);
});

test.each([
  ["[[0,0],[9.9,118.8],[4.9,null]]", 0],
  ["[[0,0],[3.99,40]]", 1],
])("a price for the year that only repeats the one for a month has no row: %s", (pairs, count) => {
  const subjects = (JSON.parse(pairs) as FactValue[][]).map(
    ([monthlyFee = null, yearlyFee = null]) => subjectOf({ monthlyFee, yearlyFee }),
  );
  const year = { fact: "yearlyFee", label: "Prix à l’année", direction: "none" } as const;
  expect(compare(subjects, [year])).toHaveLength(count);
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

test.each(
  rows(`
    {"price":0,"yield":3}    | {"price":2,"yield":3} | true
    {"price":0,"yield":1}    | {"price":2,"yield":3} | false
    {"price":0,"yield":null} | {"price":2,"yield":3} | true
    {"price":2,"yield":3}    | {"price":2,"yield":3} | false
  `),
)(
  "a product dominates another that it equals or beats wherever both are known: %s, %s",
  (...row) => {
    const [one = {}, other = {}, isAbove] = row.map((cell) => JSON.parse(cell));
    const criteria = [
      { fact: "price", label: "Prix", direction: "less" },
      { fact: "yield", label: "Retraits", direction: "more" },
      { fact: "name", label: "Nom", direction: "none" },
    ] as const;
    expect(dominates(subjectOf(one), subjectOf(other), criteria)).toBe(isAbove);
  },
);

test("a paid plan without a condition has none to miss; of a free one nothing is claimed", () => {
  const criteria = [
    { fact: "monthlyFee", label: "Prix", direction: "none" },
    { fact: "feeWithoutCondition", label: "Prix si la condition manque", direction: "none" },
  ] as const;
  const plans = [{ monthlyFee: 5 }, { monthlyFee: 0 }, { monthlyFee: 0, feeWithoutCondition: 3 }];
  const [, missed] = compare(plans.map(subjectOf), criteria);
  expect(missed?.cells.slice(0, 2)).toEqual([NOT_APPLICABLE, null]);
});

test("a contested value has no rank: it neither wins nor lets another win over it", () => {
  const contested: Fact = {
    ...plainFact("x", 0.5),
    degree: "contested",
    others: [{ value: 3, unit: null, asOf: null, sources: [] }],
  };
  const subjects = [subject(0, 1), subject(1, 2), { tables: [{ x: contested }] }];
  const [row] = compare(subjects, [criterion("less")]);
  expect(row?.cells).toMatchObject(Array(3).fill({ best: false }));
});

/** What has these facts. */
function subjectOf(facts: Record<string, FactValue>): Subject {
  const table = Object.entries(facts).map(([id, value]) => [id, plainFact(id, value)]);
  return { tables: [Object.fromEntries(table)] };
}
