// What is said of an amount's past, against a slow and simple way to find it out: looking at each half-day of the record.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Change, HistoryRecord } from "../../../app/amounts/history/record.server.ts";
import { summarise, WINDOW_MS } from "../../../app/amounts/history/summary.server.ts";
import type { DocumentField } from "../../../app/amounts/values.ts";

const DAY = 86_400_000;
/** Everything in the records below happens at such a moment, so that looking at each of them sees everything. */
const HALF_DAY = DAY / 2;
const START = Date.UTC(2025, 0, 1);

const FIELDS = [
  "PRIME_FILLEUL_BOURSOBANK",
  "PRIME_PARTAGE_BOURSOBANK",
  "PRIME_PARRAIN_BOURSOBANK",
] as const satisfies DocumentField[];

/** Times in half-days from the beginning. */
type Plan = {
  pauses: readonly number[];
  edits: readonly { after: number; field: (typeof FIELDS)[number]; to: number | null }[];
  rest: number;
};

const plan: fc.Arbitrary<Plan> = fc.record({
  // Time watched, time not watched, and so on.
  pauses: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 9 }),
  edits: fc.array(
    fc.record({
      after: fc.integer({ min: 0, max: 250 }),
      field: fc.constantFrom(...FIELDS),
      to: fc.option(fc.integer({ min: 0, max: 12 }).map((tens) => tens * 10)),
    }),
    { maxLength: 25 },
  ),
  rest: fc.integer({ min: 0, max: 100 }),
});

test("the summary of any record is what looking at each of its half-days finds", () => {
  fc.assert(
    fc.property(plan, (drawn) => {
      const record = makeRecord(drawn);
      const summary = summarise(record);
      const naive = lookAtEachHalfDay(record);
      const { steps = [], ...told } = summary?.offers.BOURSOBANK ?? {};

      if (naive.everKnown) expect(told).toEqual(naive.told);
      else expect(summary?.offers.BOURSOBANK).toBeUndefined();
      // The steps say of each moment what the record says of it.
      for (const { at, euros } of naive.looks) {
        expect(steps.findLast(([from]) => from <= at)?.[1] ?? null).toBe(euros);
      }
      const levels = steps.map(([, euros]) => euros);
      expect(levels.every((euros, index) => index === 0 || euros !== levels[index - 1])).toBe(true);
      expect(summary?.observedDays).toBeCloseTo(naive.observed / 2, 6);
    }),
    { numRuns: 200, seed: 20261122 },
  );
});

/** A record as the cron would have written it: changes are seen while the document is watched, or when it is again. */
function makeRecord({ pauses, edits, rest }: Plan): HistoryRecord {
  const watches: { from: number; until: number }[] = [];
  let at = START;
  for (const [index, pause] of pauses.entries()) {
    if (index % 2 === 0) watches.push({ from: at, until: at + pause * HALF_DAY });
    at += pause * HALF_DAY;
  }
  const end = watches.at(-1)?.until ?? at;
  const changes: Change[] = [];
  const known = new Map<DocumentField, number>();
  let edited = START;
  for (const { after, field, to } of edits) {
    edited += after * HALF_DAY;
    const seenIn = watches.find(({ until }) => until >= edited);
    const from = known.get(field) ?? null;
    if (!seenIn || from === to) continue;
    const seenAt = Math.max(edited, seenIn.from);
    // Two edits before anybody looks again are one change.
    const same = changes.findIndex((change) => change.field === field && change.seenAt === seenAt);
    if (same >= 0) {
      const first = changes[same] as Change;
      changes.splice(same, 1);
      if (first.from !== to) changes.push({ ...first, to });
    } else {
      changes.push({ id: 0, field, from, to, changedAt: edited, seenAt });
    }
    if (to === null) known.delete(field);
    else known.set(field, to);
  }
  return {
    madeAt: end + rest * HALF_DAY,
    isExample: false,
    watches,
    changes: changes.map((change, index) => ({ ...change, id: index + 1 })),
  };
}

function lookAtEachHalfDay({ madeAt, watches, changes }: HistoryRecord) {
  const totalAt = (at: number): number | null => {
    const value = (field: DocumentField) =>
      changes.findLast((change) => change.field === field && change.seenAt <= at)?.to ?? null;
    const [filleul, partage] = [value(FIELDS[0]), value(FIELDS[1])];
    return filleul === null && partage === null ? null : (filleul ?? 0) + (partage ?? 0);
  };
  const first = watches[0]?.from ?? START;
  const begin = Math.max(first, madeAt - WINDOW_MS);
  const looks: { at: number; euros: number | null }[] = [];
  for (let at = first; at <= madeAt; at += HALF_DAY) looks.push({ at, euros: totalAt(at) });
  const inWindow = looks.filter(({ at }) => at >= begin);
  // A half-day that begins and ends within one watch was watched; a watch ends with a look at its last moment.
  const isWatched = (at: number) =>
    watches.some(({ from, until }) => from <= at && at + HALF_DAY <= until);
  const isSeen = (at: number) => watches.some(({ from, until }) => from <= at && at <= until);

  const seen = inWindow.filter(({ at, euros }) => euros !== null && isSeen(at));
  const amounts = seen.map(({ euros }) => euros ?? 0);
  const peak = (euros: number) => {
    if (amounts.length === 0) return null;
    const last = seen.findLast((look) => look.euros === euros)?.at ?? 0;
    // Back to where this stay began, or where the watch did.
    let at = last;
    while (at - HALF_DAY >= begin && totalAt(at - HALF_DAY) === euros && isWatched(at - HALF_DAY))
      at -= HALF_DAY;
    return { euros, at };
  };
  const lastYear = inWindow
    .filter(({ at, euros }) => at >= madeAt - 365 * DAY && euros !== null && isWatched(at))
    .map(({ euros }) => euros ?? 0)
    .sort((a, b) => a - b);
  const onceSeen = seen
    .filter(({ at }) => at >= madeAt - 365 * DAY)
    .map(({ euros }) => euros ?? 0)
    .sort((a, b) => a - b);
  let since = madeAt;
  const now = totalAt(madeAt);
  while (since - HALF_DAY >= first && totalAt(since - HALF_DAY) === now) since -= HALF_DAY;
  return {
    everKnown: looks.some(({ euros }) => euros !== null),
    looks: inWindow,
    observed: watches.reduce((sum, { from, until }) => sum + (until - from) / HALF_DAY, 0),
    told: {
      highest: peak(Math.max(...amounts)),
      lowest: peak(Math.min(...amounts)),
      median: lastYear[Math.ceil(lastYear.length / 2) - 1] ?? onceSeen[0] ?? null,
      since,
      daysAtLevel: Math.floor((madeAt - since) / DAY),
    },
  };
}

test("a change dates from the document's own time while we watch, and from our look after an interruption", () => {
  const watches = [
    { from: START, until: START + 10 * DAY },
    { from: START + 20 * DAY, until: START + 30 * DAY },
  ];
  const change = (id: number, to: number, changedAt: number, seenAt: number): Change => ({
    id,
    field: "PRIME_FILLEUL_N26",
    from: id === 1 ? null : 10,
    to,
    changedAt,
    seenAt,
  });
  const summary = summarise({
    madeAt: START + 30 * DAY,
    isExample: false,
    watches,
    changes: [
      change(1, 10, START - DAY, START),
      change(2, 20, START + 5 * DAY - 60_000, START + 5 * DAY),
      change(3, 30, START + 15 * DAY, START + 20 * DAY),
    ],
  });
  expect(summary?.offers.N26?.steps).toEqual([
    [START, 10],
    [START + 5 * DAY - 60_000, 20],
    [START + 20 * DAY, 30],
  ]);
});
