import { expect, test } from "vitest";
import { plural, pluralFixed } from "../../../app/ui/plural.ts";

test("the plural begins at two, as French has it", () => {
  expect([0, 1, 2].map((count) => plural(count, "retrait"))).toEqual([
    "0 retrait",
    "1 retrait",
    "2 retraits",
  ]);
  expect(plural(2, "montant daté", "montants datés")).toBe("2 montants datés");
  expect(pluralFixed(3, "jour")).toBe("3\u00a0jours");
});
