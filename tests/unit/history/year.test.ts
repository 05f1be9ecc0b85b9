// A year of the cron, five minutes at a time, with everything that may go wrong: what remains is the true history.
import { expect, test } from "vitest";
import type { Change } from "../../../app/amounts/history/record.server.ts";
import { summarise } from "../../../app/amounts/history/summary.server.ts";
import { POLICY } from "../../../app/amounts/policy.server.ts";
import type { CheckedFields, DocumentField } from "../../../app/amounts/values.ts";
import type { DatedFields } from "../../../workers/amounts/amounts-kv.ts";
import { readRecord } from "../../../workers/history/d1.ts";
import { findRecord, findSummary } from "../../../workers/history/history-kv.ts";
import { createHistoryMemory, recordHistory } from "../../../workers/history/record-history.ts";
import { seededRandom } from "../../seeded-random.ts";
import { createFakeKv, recordConsole } from "../amounts/scene.ts";
import { openDatabase } from "./sqlite.ts";

const MINUTE = 60_000;
const PERIOD = 5 * MINUTE;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;
const START = Date.UTC(2027, 0, 1);

const FIELDS = [
  "PRIME_FILLEUL_BOURSOBANK",
  "PRIME_PARTAGE_BOURSOBANK",
  "PRIME_PARRAIN_BOURSOBANK",
  "PRIME_FILLEUL_N26",
  "PRIME_PARTAGE_HELLO",
  "PRIME_PARTAGE_WISE",
] as const satisfies DocumentField[];

test("a year of crons with changes, failures, double runs and restarts leaves exactly the true history", {
  timeout: 300_000,
}, async () => {
  recordConsole();
  const random = seededRandom(20261122);
  const happens = (probability: number) => random() < probability;
  const db = openDatabase();
  db.hesitates = () => Math.floor(random() * 4);
  const kv = createFakeKv();
  const document = createDocument();
  const truth = createTruth();
  let memory = createHistoryMemory();
  let outageUntil = 0;
  const counts = { runs: 0, failed: 0, broken: 0, doubled: 0, refused: 0, restarts: 0 };

  for (let now = START; now < START + YEAR; now += PERIOD) {
    counts.runs += 1;
    // Somebody edits a field or several between two runs, or writes the document without changing an amount.
    if (happens(0.004)) document.edit(now - Math.floor(random() * PERIOD), random);
    if (happens(0.0005)) outageUntil = now + random() * 40 * PERIOD;
    if (happens(0.01)) {
      memory = createHistoryMemory();
      counts.restarts += 1;
    }
    if (now < outageUntil || happens(0.02)) {
      // A failed read: the cron has nothing to record.
      counts.failed += 1;
      continue;
    }
    const reads = [document.read(now + Math.floor(random() * 2_000))];
    if (happens(0.03)) {
      // The cron strikes twice; in between, the document may change once more.
      if (happens(0.1)) document.edit(now + 2_000, random);
      reads.push(document.read(now + 2_000 + Math.floor(random() * 2) * 1_500));
      if (happens(0.5)) reads.reverse();
      counts.doubled += 1;
    }
    if (happens(0.03)) {
      // The transaction breaks off at any of its statements, or it is written and the answer is lost.
      db.breaksAfter = Math.floor(random() * 7);
      counts.broken += 1;
    }
    if (happens(0.02)) {
      // The Worker gets no further than D1.
      kv.broken.put = "throws";
      counts.refused += 1;
    }
    const deps = { kv, db, memory, now: () => now + 4_000 };
    const begun = db.committed.length;
    await Promise.all(reads.map((read) => recordHistory(deps, read)));
    for (const readAt of db.committed.slice(begun)) {
      const read = reads.find((each) => each.readAt === readAt);
      if (read) truth.see(read);
    }
    db.breaksAfter = null;
    kv.broken = {};
  }

  const last = document.read(START + YEAR);
  await recordHistory({ kv, db, memory, now: () => START + YEAR }, last);
  truth.see(last);

  expect(counts.runs).toBe(YEAR / PERIOD);
  for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(500);
  const record = await readRecord(db, START + YEAR);
  expect(record.changes.map(({ id: _, ...change }) => change)).toEqual(truth.changes);
  expect(record.watches).toEqual(truth.watches);
  expect(truth.changes.length).toBeGreaterThan(300);
  expect(truth.watches.length).toBeGreaterThan(20);
  expectChain(record.changes, last.fields);
  // What visitors read holds the same changes, and the summary of them; it is as old as a day at most.
  const kept = await findRecord(kv);
  expect(kept?.changes).toEqual(record.changes);
  expect(kept?.watches).toHaveLength(record.watches.length);
  expect(START + YEAR - (kept?.madeAt ?? 0)).toBeLessThan(DAY);
  expect(await findSummary(kv)).toEqual(kept && summarise(kept));
});

/** Nothing was lost on the way: each change of a field begins where the one before it ended. */
function expectChain(changes: readonly Change[], last: CheckedFields): void {
  const now: CheckedFields = {};
  for (const { field, from, to } of changes) {
    expect(from).toBe(now[field] ?? null);
    if (to === null) delete now[field];
    else now[field] = to;
  }
  expect(now).toEqual(last);
}

/** The document of Firestore, as somebody edits it. */
function createDocument() {
  const fields: CheckedFields = { PRIME_FILLEUL_BOURSOBANK: 80, PRIME_PARTAGE_BOURSOBANK: 20.5 };
  let changedAt = START - PERIOD;
  return {
    edit(at: number, random: () => number): void {
      changedAt = at;
      const count = Math.floor(random() * 4);
      for (let left = count; left > 0; left -= 1) {
        const field = FIELDS[Math.floor(random() * FIELDS.length)] ?? FIELDS[0];
        if (random() < 0.15) delete fields[field];
        else fields[field] = Math.floor(random() * 400) / 2;
      }
    },
    read: (readAt: number): DatedFields => ({
      readAt,
      changedAt,
      cronAt: readAt,
      fields: { ...fields },
    }),
  };
}

/** The true history, told from the readings in the order in which they were written; an older one comes too late. */
function createTruth() {
  const changes: Omit<Change, "id">[] = [];
  const watches: { from: number; until: number }[] = [];
  let known: CheckedFields = {};
  return {
    changes,
    watches,
    see({ readAt: seenAt, changedAt, fields }: DatedFields): void {
      const last = watches.at(-1);
      if (last && seenAt <= last.until) return;
      for (const field of [...FIELDS].sort()) {
        const from = known[field] ?? null;
        const to = fields[field] ?? null;
        if (from !== to) changes.push({ field, from, to, changedAt, seenAt });
      }
      known = fields;
      if (last && seenAt - last.until <= POLICY.longestPauseMs) last.until = seenAt;
      else watches.push({ from: seenAt, until: seenAt });
    },
  };
}
