// The made-up past that `npm start` comes with.
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkFields } from "../../../app/amounts/document.server.ts";
import { describeTrend } from "../../../app/amounts/history/describe-history.server.ts";
import { summarise } from "../../../app/amounts/history/summary.server.ts";
import { OFFERS } from "../../../app/amounts/offers.ts";
import type { CheckedFields } from "../../../app/amounts/values.ts";
import { inFile } from "../../local/firestore/document-source.ts";
import { makeExampleRecord } from "../../local/history/example-record.ts";
import { DAY_MS, NOW } from "./sample-past.ts";

const EXAMPLE = join(import.meta.dirname, "../../local/firestore/primes.example.json");
const { fields } = checkFields(inFile(EXAMPLE).read() ?? {});

/** Whatever the day of the start: four of them, one in each season. */
const STARTS = [NOW, Date.UTC(2027, 2, 1), Date.UTC(2027, 5, 21, 9), Date.UTC(2028, 8, 3, 20)];

function example(end: number) {
  const { watches, changes } = makeExampleRecord(end, fields);
  const numbered = changes.map((change, id) => ({ id: id + 1, ...change }));
  return { madeAt: end, isExample: true, watches, changes: numbered };
}

test.each(STARTS)("it ends at the amounts of the example document (start at %d)", (start) => {
  const { changes } = example(start);
  const last: CheckedFields = {};
  for (const { field, from, to } of changes) {
    expect(from).toBe(last[field] ?? null);
    if (to !== null) last[field] = to;
  }
  expect(last).toEqual(fields);
});

test.each(STARTS)("every change was seen while somebody watched (start at %d)", (start) => {
  const { changes, watches } = example(start);
  const isSeen = (at: number) => watches.some(({ from, until }) => from <= at && at <= until);
  expect(changes.filter(({ seenAt }) => !isSeen(seenAt))).toEqual([]);
});

test("it has what there is to be seen: two interruptions, a late offer, a suspended one, some that never change", () => {
  const summary = summarise(example(NOW));
  if (!summary) throw new Error("An example of nothing.");
  const offers = OFFERS.map(({ code }) => summary.offers[code]);
  expect(offers.every((offer) => offer !== undefined)).toBe(true);
  const gaps = summary.watches
    .slice(1)
    .map(({ from }, index) =>
      Math.round((from - (summary.watches[index]?.until ?? from)) / DAY_MS),
    );
  expect(gaps).toEqual([31, 4]);
  expect(offers.filter((offer) => (offer?.steps[0]?.[0] ?? 0) > summary.since)).toHaveLength(1);
  expect(summary.offers.CURVE?.lowest?.euros).toBe(0);
  expect(offers.filter((offer) => offer?.steps.length === 1).length).toBeGreaterThan(3);
  const trends = new Set(
    offers.map((offer) => describeTrend(offer, summary).replace(/[\d,]+.*/, "")),
  );
  expect(trends.size).toBeGreaterThan(3);
});
