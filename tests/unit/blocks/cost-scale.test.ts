// The scale of the bars: what it holds, and what it does not let flatten all others.
import { expect, test } from "vitest";
import { scaleFor } from "../../../app/blocks/profile/cost-scale.ts";

test("one cost of many times the others does not flatten their bars", () => {
  expect(scaleFor([0, 24, 74, 119, 228, 720]).high).toBe(228);
  expect(scaleFor([0, 24, 74, 119, 228]).high).toBe(228);
});

test("one's own bank is on the scale, and what costs up to four times as much", () => {
  expect(scaleFor([0, 24, 228, 720], 60).high).toBe(228);
  expect(scaleFor([0, 24], 300).high).toBe(300);
});

test("where all is free, or nothing is drawn, there still is a scale", () => {
  expect(scaleFor([0, 0])).toEqual({ low: 0, high: 1 });
  expect(scaleFor([])).toEqual({ low: 0, high: 1 });
});
