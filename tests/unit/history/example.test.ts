// The made-up past that `npm start` comes with.
import { expect, test } from "vitest";
import { checkFields } from "../../../app/amounts/document.server.ts";
import type { CheckedFields } from "../../../app/amounts/values.ts";
import { inFile } from "../../local/firestore/document-source.ts";
import { makeExampleRecord } from "../../local/history/example-record.ts";
import { EXAMPLE } from "../../worker/remembering.ts";
import { NOW } from "./sample-past.ts";

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
