// The plan of a year: the most that can be earned, and never more than cash, salary and days allow.
import { expect, test } from "vitest";
import { findBestPlan, type Valued } from "../../../app/blocks/year/best-plan.ts";
import type { Limits, Scheduled } from "../../../app/blocks/year/schedule.ts";
import { seededRandom } from "../../seeded-random.ts";

/** The days on which accounts are opened. */
const DAYS = [0, 3, 6, 9];
/** No use of the cases below is longer than so many days. */
const LONGEST = 8;

/** Every plan there is, tried one by one. */
function tryAll(candidates: readonly Valued[], limits: Limits): number {
  let best = 0;
  const visit = (place: number, scheduled: Scheduled<Valued>[]) => {
    const candidate = candidates[place];
    if (!candidate) {
      if (isAllowed(scheduled, limits)) best = Math.max(best, sumOf(scheduled));
      return;
    }
    visit(place + 1, scheduled);
    if (scheduled.some((other) => other.candidate.group === candidate.group)) return;
    for (let opening = 0; opening <= candidate.last; opening += 1) {
      visit(place + 1, [...scheduled, { candidate, opening }]);
    }
  };
  visit(0, []);
  return best;
}

/** Counted day by day, unlike the search. */
function isAllowed(scheduled: readonly Scheduled<Valued>[], limits: Limits): boolean {
  const uses = scheduled.flatMap(({ candidate, opening }) =>
    candidate.uses.map((use) => ({ ...use, from: DAYS[opening] ?? 0 })),
  );
  const last = (DAYS.at(-1) ?? 0) + LONGEST;
  return Object.entries(limits).every(([of, limit]) =>
    Array.from({ length: last }, (_, day) =>
      uses
        .filter((use) => use.of === of && use.from <= day && day < use.from + use.days)
        .reduce((sum, { amount }) => sum + amount, 0),
    ).every((sum) => sum <= limit),
  );
}

const sumOf = (scheduled: readonly Scheduled<Valued>[]) =>
  scheduled.reduce((sum, { candidate }) => sum + candidate.value, 0);

function makeCase(seed: number) {
  const random = seededRandom(seed);
  const next = (below: number) => Math.floor(random() * below);
  const limits: Limits = { cash: 100 * next(8), "salary:1": 1, "salary:2": 1 };
  const candidates = Array.from({ length: 2 + next(4) }, (_, index): Valued => {
    const person = 1 + next(2);
    const days = 1 + next(LONGEST);
    const deposit = next(3) === 0 ? 0 : 100 * (1 + next(5));
    return {
      group: `${person} ${next(3) === 0 ? 0 : index}`,
      value: 1 + next(200),
      last: next(DAYS.length),
      uses: [
        ...(deposit > 0 ? [{ of: "cash", amount: deposit, days }] : []),
        ...(next(3) === 0 ? [{ of: `salary:${person}`, amount: 1, days }] : []),
      ],
    };
  });
  return { candidates, limits };
}

test("of a thousand cases, each plan brings exactly what the best of all plans does, and keeps to its limits", () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const { candidates, limits } = makeCase(seed);
    const { scheduled, isProven } = findBestPlan(candidates, limits, DAYS);
    expect(isAllowed(scheduled, limits), `case ${seed}`).toBe(true);
    expect(new Set(scheduled.map(({ candidate }) => candidate.group)).size).toBe(scheduled.length);
    expect(sumOf(scheduled), `case ${seed}`).toBe(tryAll(candidates, limits));
    expect(isProven, `case ${seed}`).toBe(true);
  }
});

const deposit = (days: number, fields: Partial<Valued> = {}): Valued => ({
  group: `deposit of ${days}`,
  value: 10,
  last: DAYS.length - 1,
  uses: [{ of: "cash", amount: 300, days }],
  ...fields,
});

test("what is free again on a day may be used that very day, and not the day before", () => {
  const openings = (first: number) => {
    const candidates = [deposit(first, { group: "first" }), deposit(5)];
    return findBestPlan(candidates, { cash: 300 }, DAYS).scheduled.map(({ opening }) => opening);
  };
  expect(openings(3)).toEqual([0, 1]);
  expect(openings(4)).toEqual([0, 2]);
});

test("an account that may be opened until a day only gives its place to none that can wait", () => {
  const ends = deposit(3, { group: "ends", value: 1, last: 0 });
  const waits = deposit(4, { group: "waits", value: 9 });
  const { scheduled } = findBestPlan([waits, ends], { cash: 300 }, DAYS);
  expect(scheduled.map(({ candidate }) => candidate.group)).toEqual(["ends", "waits"]);
});

test("of two cards of one bank the better is taken, and opened at once", () => {
  const gold = deposit(3, { group: "bank", value: 160 });
  const plain = deposit(3, { group: "bank", value: 80 });
  const { scheduled } = findBestPlan([plain, gold], { cash: 1000 }, DAYS);
  expect(scheduled).toEqual([{ candidate: gold, opening: 0 }]);
});
