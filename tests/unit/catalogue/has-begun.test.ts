// Dates that may stand in the catalogue and in front matter: those that have come.
import { expect, test } from "vitest";
import { hasBegun } from "../../../app/build/catalogue/fact-dates.ts";

test.each([
  ["2027-03-15", true],
  ["2027-03-16", false],
  ["2027-03", true],
  ["2027-04", false],
  ["2027", true],
  ["2028", false],
])("on 15 March 2027, %s has begun: %s", (date, expected) => {
  expect(hasBegun(date, new Date("2027-03-15T12:00:00Z"))).toBe(expected);
});

test("on a machine whose clock is years behind, the site's first dates still stand", () => {
  const behind = new Date("2024-01-01T00:00:00Z");

  expect(hasBegun("2026-11-20", behind)).toBe(true);
  expect(hasBegun("2026-12-01", behind)).toBe(false);
});
