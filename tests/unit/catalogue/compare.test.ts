// The one comparison of the site.
import fc from "fast-check";
import { expect, test } from "vitest";
import { buildCatalogue } from "../../../app/catalogue/catalogue.ts";
import { compare, type Subject } from "../../../app/catalogue/compare.ts";
import type { Criterion, Direction } from "../../../app/catalogue/criteria.ts";
import type { Fact, FactValue } from "../../../app/catalogue/fact.ts";
import { compareProducts } from "../../../app/catalogue/for-pages/compare-products.ts";
import { loadFiles } from "../../../app/catalogue/load.ts";

const catalogue = buildCatalogue(loadFiles(), new Date("2026-11-20"));

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

test("when all are equal nobody is marked", () => {
  expect(bestOf("less", [0, 0, 0])).toEqual([false, false, false]);
});

test("without an order nobody is marked", () => {
  expect(bestOf("none", [1, 2])).toEqual([false, false]);
});

test("an unknown value is never marked", () => {
  expect(bestOf("less", [null, 3, 5])).toEqual([false, true, false]);
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
  expect(compare([subject(0, null), subject(1, null)], [criterion("less")]).rows).toEqual([]);
});

test("a value to be checked says so, an unknown one only says that it is unknown", () => {
  const rows = compare([subject(0, 3, false), subject(1, null)], [criterion("less")]).rows;

  expect(rows[0]?.cells.map(({ text, unconfirmed }) => [text, unconfirmed])).toEqual([
    ["3", true],
    ["non communiqué", false],
  ]);
});

test("a sentence is ranked by its number", () => {
  const [row] = compareProducts(catalogue, ["n26.standard", "n26.metal"], ["withdrawalForeign"]);

  expect(row?.cells.map((cell) => [cell?.fact.value, cell?.best])).toEqual([
    ["1,7 % du montant", false],
    ["gratuits et illimités côté N26", true],
  ]);
});

test("partners alone are compared on what fits their kind", () => {
  const rows = compareProducts(catalogue, ["igraal", "ebuyclub"], []);
  const payout = rows.find(({ id }) => id === "minimumPayout");

  expect(payout?.label).toBe("Seuil de retrait");
  expect(payout?.cells.map((cell) => cell?.best)).toEqual([false, true]);
});

test("an unknown criterion is named", () => {
  expect(() => compareProducts(catalogue, ["n26.go"], ["couleur"])).toThrow('criterion "couleur"');
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

function subject(column: number, value: FactValue, confirmed = true): Subject {
  const id = `p${column}`;
  const x: Fact = { id: `${id}.x`, value, unit: null, asOf: "2026-08", sources: [], confirmed };
  return { id, name: id, facts: [{ x }] };
}

function bestOf(direction: Direction, values: readonly FactValue[]): boolean[] {
  const subjects = values.map((value, column) => subject(column, value));
  const [row] = compare(subjects, [criterion(direction)]).rows;
  return row?.cells.map(({ best }) => best) ?? values.map(() => false);
}
