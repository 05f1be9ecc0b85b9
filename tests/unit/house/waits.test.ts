// A wait that never waits lets a test pass on a quick machine, and fail on another day.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no test takes the promise of an answer for the answer", () => {
  const hasty = globSync("tests/**/*.ts").filter((file) => isHasty(readFileSync(file, "utf8")));
  expect(hasty).toEqual([]);
});

test("a hasty wait is found, on one line or on two", () => {
  expect(isHasty("await page.waitForFunction(async () => false)")).toBe(true);
  expect(isHasty("await page.waitForFunction(\n    async (path) => false,\n  path)")).toBe(true);
  expect(isHasty("await page.waitForFunction(() => true)")).toBe(false);
});

/** Playwright's waitForFunction looks whether what it gets is truthy, and a promise always is. */
function isHasty(text: string): boolean {
  return /\bwaitForFunction\(\s*async\b/.test(text.replaceAll(/^.*isHasty\(.*$/gm, ""));
}
