// The page of every change: which lines it shows, in which order.
import { expect, test } from "vitest";
import type { PublishedAmount } from "../../../app/amounts/history/published.ts";
import type { Change, HistoryRecord } from "../../../app/amounts/history/record.server.ts";
import type { HistoryLine } from "../../../app/blocks/history/list.ts";
import { listChanges } from "../../../app/blocks/history/list-changes.server.ts";

const MINUTE = 60_000;
const WATCHES = [
  { from: 0, until: 1_000 * MINUTE },
  { from: 2_000 * MINUTE, until: 9_000 * MINUTE },
];
const FIRST: Change = {
  id: 1,
  field: "PRIME_FILLEUL_N26",
  from: null,
  to: 10,
  changedAt: -5,
  seenAt: 0,
};
const RECORD: HistoryRecord = {
  madeAt: 9_000 * MINUTE,
  isExample: false,
  watches: WATCHES,
  changes: [
    FIRST,
    { ...FIRST, id: 2, field: "PRIME_PARRAIN_CURVE", to: 5 },
    // Between two readings of the first watch
    { ...FIRST, id: 3, from: 10, to: 20, changedAt: 498 * MINUTE, seenAt: 500 * MINUTE },
    // While nobody watched
    { ...FIRST, id: 4, from: 20, to: 30, changedAt: 1_500 * MINUTE, seenAt: 2_000 * MINUTE },
    { ...FIRST, id: 5, from: 30, to: null, changedAt: null, seenAt: 3_000 * MINUTE },
  ],
};
const PUBLISHED: PublishedAmount = {
  offer: "N26",
  side: "filleul",
  euros: 15,
  asOf: "2022-02",
  sources: [],
  note: 'plafond : "jusqu\'au 2"',
};

function list(search = "", record: HistoryRecord | null = RECORD) {
  return listChanges(record, [PUBLISHED], new URLSearchParams(search));
}

function amounts(lines: readonly HistoryLine[]) {
  return lines.map((line) => ("unseenFrom" in line ? "interruption" : line.to));
}

test("the newest change comes first, and an interruption stands between what was seen before and after it", () => {
  expect(amounts(list().lines)).toEqual([null, 30, "interruption", 20, 5, 10]);
});

test("a change that nobody watched says since when nobody did; others say when they took place", () => {
  const [, after, , watched, , first] = list("offre=N26").lines.concat(list().lines.slice(-1));
  expect(after).toMatchObject({ at: 2_000 * MINUTE, unseenSince: 1_000 * MINUTE });
  expect(watched).toMatchObject({ at: 498 * MINUTE, seenAt: 500 * MINUTE });
  expect(watched).not.toHaveProperty("unseenSince");
  expect(first).toMatchObject({ isFirst: true });
});

test("the one shared bonus of Hello bank! is a line of both its offers", () => {
  const change: Change = { ...FIRST, field: "PRIME_PARTAGE_HELLO" };
  const record = { ...RECORD, changes: [change] };
  for (const code of ["HELLO_ONE", "HELLO_PRIME"]) {
    expect(list(`offre=${code}`, record).lines[1]).toMatchObject({
      offers: ["HELLO_PRIME", "HELLO_ONE"],
      what: "part rendue par le parrain",
    });
  }
});

test("without a record there are no lines, and what others published is there all the same", () => {
  const { seen, lines, published } = list("", null);
  expect({ seen, lines }).toEqual({ seen: null, lines: [] });
  expect(published).toHaveLength(1);
});

test("days that nobody watched are not counted", () => {
  const day = 24 * 60 * MINUTE;
  const watches = [
    { from: 0, until: 10 * day },
    { from: 40 * day, until: 50 * day },
  ];
  expect(list("", { ...RECORD, watches }).seen).toMatchObject({ since: 0, days: 20 });
});
