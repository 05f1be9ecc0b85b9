// What was recorded and was wrong: it stays in the record, and in nothing that is worked out from it.
import { expect, test } from "vitest";
import {
  correctChanges,
  correctionOf,
} from "../../../app/amounts/history/correct-changes.server.ts";
import type {
  Change,
  Correction,
  HistoryRecord,
} from "../../../app/amounts/history/record.server.ts";
import { summarise } from "../../../app/amounts/history/summary.server.ts";

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const day = (number: number) => START + number * DAY;
const FIELD = "PRIME_FILLEUL_N26";

/** 15 € from the first day on, 9 999 € on the fiftieth, 15 € again on the fifty-first. */
const CHANGES: Change[] = [
  { id: 1, field: FIELD, from: null, to: 15, changedAt: null, seenAt: day(0) },
  { id: 2, field: "PRIME_PARTAGE_N26", from: null, to: 7, changedAt: null, seenAt: day(0) },
  { id: 3, field: FIELD, from: 15, to: 9999, changedAt: day(50), seenAt: day(50) + 60_000 },
  { id: 4, field: FIELD, from: 9999, to: 15, changedAt: day(51), seenAt: day(51) + 60_000 },
];
const WRONG: Correction = {
  id: 1,
  field: FIELD,
  from: day(50),
  until: day(51),
  euros: 15,
  reason: "Faute de frappe.",
  writtenAt: day(52),
};
const recordWith = (corrections: Correction[]): HistoryRecord => ({
  madeAt: day(100),
  isExample: false,
  watches: [{ from: day(0), until: day(100) }],
  changes: CHANGES,
  corrections,
});

test("a peak that was a slip is in no step, no height and no median once it is corrected, and stands beside them", () => {
  const told = summarise(recordWith([WRONG]))?.offers.N26;
  expect(summarise(recordWith([]))?.offers.N26?.highest?.euros).toBe(10_006);
  expect(told).toMatchObject({
    steps: [[day(0), 22]],
    highest: { euros: 22 },
    lowest: { euros: 22 },
    median: 22,
    since: day(0),
    daysAtLevel: 100,
    withdrawn: [[day(50), 10_006]],
  });
});

test("the record keeps what was seen, and says which of it was wrong", () => {
  const record = recordWith([WRONG]);
  expect(record.changes.map((change) => correctionOf(change, record)?.id)).toEqual([
    undefined,
    undefined,
    1,
    undefined,
  ]);
});

test.each<[string, Partial<Correction>, (number | null)[]]>([
  ["the whole slip", {}, [15]],
  ["more than it", { from: day(40), until: day(60) }, [15]],
  ["its second half", { from: day(50.5) }, [15, 9999, 15]],
  ["that there was none", { euros: null }, [15, null, 15]],
  ["another amount", { euros: 20 }, [15, 20, 15]],
  ["a time before anybody looked", { from: day(-9), until: day(-1) }, [15, 9999, 15]],
])("a correction of %s leaves one amount at each moment", (_what, correction, left) => {
  const corrected = correctChanges(recordWith([{ ...WRONG, ...correction }]));
  const own = corrected.filter(({ field }) => field === FIELD);
  expect(own.map(({ from, to }) => [from, to])).toEqual(
    left.map((to, at) => [left[at - 1] ?? null, to]),
  );
  expect(corrected.filter(({ field }) => field !== FIELD)).toEqual([CHANGES[1]]);
});

test("of two words on the same time the later one holds", () => {
  const again = { ...WRONG, id: 2, euros: 18, writtenAt: day(53) };
  expect(summarise(recordWith([WRONG, again]))?.offers.N26?.highest?.euros).toBe(25);
});
