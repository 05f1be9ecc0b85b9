// Which pages come first.
import fc from "fast-check";
import { expect, test } from "vitest";
import { packPostings } from "../../../app/build/search/weigh-terms.ts";
import { allOf, anyOf, bestOf, scoresOf } from "../../../app/search/scores.ts";

const PAGES = 500;

const scores = (weights: Record<number, number>) =>
  scoresOf(
    [
      {
        packed: packPostings(Object.entries(weights).map(([p, w]) => [Number(p), w])),
        factor: 1,
        means: [],
      },
    ],
    PAGES,
  );

test("any page of a list of results is that of the whole list, sorted", () => {
  const pages = fc.uniqueArray(fc.tuple(fc.nat(PAGES - 1), fc.integer({ min: 1, max: 9 })), {
    selector: ([page]) => page,
  });
  fc.assert(
    fc.property(pages, fc.nat(40), fc.nat(40), (weights, from, count) => {
      const sorted = weights.toSorted(([a, x], [b, y]) => y - x || a - b).map(([page]) => page);
      const found = scores(Object.fromEntries(weights));

      expect(bestOf(found, from, count)).toEqual(sorted.slice(from, from + count));
    }),
  );
});

test("all of them, or any: a page with both comes before one with the heavier", () => {
  const [banque, carte] = [scores({ 1: 10, 2: 30 }), scores({ 1: 10, 3: 10 })];

  expect(bestOf(allOf([banque, carte], PAGES), 0, 9)).toEqual([1]);
  expect(bestOf(anyOf([banque, carte], PAGES), 0, 9)).toEqual([1, 2, 3]);
  expect(bestOf(allOf([banque, scores({})], PAGES), 0, 9)).toEqual([]);
});
