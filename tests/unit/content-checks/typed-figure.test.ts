import { expect, test } from "vitest";
import { listFaults } from "../pages/compile-sample.ts";
import { compileSite } from "./site-content.ts";

test("a price typed in prose stops the build, with its line", () => {
  expect(listFaults("## Le prix\n\nLa carte coûte 4,90 € par mois.")).toEqual([
    '3 "4,90 €" is typed in prose: name a fact, an amount or a calculation',
  ]);
});

test("no page of the site holds a typed price, rate or amount: all content compiles", () => {
  expect(compileSite().length).toBeGreaterThan(50);
});
