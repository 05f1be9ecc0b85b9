// Which words a mistyped one may have meant.
import { expect, test } from "vitest";
import { allowedSlips, nearWords } from "../../../app/search/near-words.ts";

const LIST = "4 jokojoli\n5 curvecarte\n8 boursier\n10 boursobank";

test.each([
  ["jkoo", 1, ["joko"]],
  ["jok", 1, ["joko"]],
  ["cruve", 1, ["curve"]],
  ["boursobnak", 2, ["boursobank"]],
  ["joki", 1, ["joko", "joli"]],
  ["zzzz", 2, []],
] as const)("« %s » with %s slips: %s", (typed, limit, words) => {
  expect(nearWords(LIST, typed, limit).map(({ word }) => word)).toEqual(words);
});

test("the closest comes first, and an empty list has none", () => {
  expect(nearWords(LIST, "joli", 2)[0]).toEqual({ word: "joli", slips: 0 });
  expect(nearWords("", "joli", 2)).toEqual([]);
});

test("short words and those with a figure are taken as they are typed", () => {
  expect([allowedSlips("n26"), allowedSlips("joko"), allowedSlips("fortuneo")]).toEqual([0, 1, 2]);
});
