// Wait or take it: how often a higher amount followed, and silence where that can't be said.
import { expect, test } from "vitest";
import { describeHistory } from "../../../app/amounts/history/describe-history.server.ts";
import { countWaits, describeWaits } from "../../../app/amounts/history/wait.server.ts";

const DAY = 86_400_000;

/** Stays one after the other, each [days, euros]. */
function stays(...levels: [days: number, euros: number | null][]) {
  let at = 0;
  return levels.map(([days, euros]) => {
    const from = at;
    at += days * DAY;
    return { from, until: at, euros };
  });
}

test("each time the amount came is counted, and those that a higher one followed within ninety days", () => {
  // At 80 € three times: a higher one after 90 days, after 91, and now.
  const past = stays([100, 50], [90, 80], [100, 120], [91, 80], [100, 120], [100, 80]);
  expect(countWaits(past)).toEqual({ times: 3, higher: 1 });
  expect(describeWaits(past).replace(/[\u00a0\u202f]/g, " ")).toBe(
    "Ce montant est venu 3 fois en deux ans : 1 fois, un plus haut a suivi sous 90 jours. Ce n’est pas une prévision.",
  );
});

test("a stay that began before the window, one of less than ninety days ago and one time alone say nothing", () => {
  expect(countWaits(stays([300, 80], [20, 120], [100, 80]))).toBeUndefined();
  expect(countWaits(stays([300, 50], [20, 80], [300, 120], [89, 80]))).toBeUndefined();
  expect(countWaits(stays([300, 50], [400, null]))).toBeUndefined();
});

test.each([
  [730, true],
  [729, false],
])("a record of %d days speaks of waiting: %s", (days, speaks) => {
  const past = stays([days - 390, 50], [90, 80], [100, 120], [100, 80], [100, 80]);
  const madeAt = days * DAY;
  const steps = past.slice(0, 4).map(({ from, euros }): [number, number] => [from, euros ?? 0]);
  const told = describeHistory(
    {
      steps,
      highest: null,
      lowest: null,
      median: 80,
      since: steps.at(-1)?.[0] ?? 0,
      daysAtLevel: 200,
    },
    { madeAt, since: 0, watches: [{ from: 0, until: madeAt }] },
  );
  expect(told.includes("Ce montant est venu")).toBe(speaks);
});
