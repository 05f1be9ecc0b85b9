// How the durations of the amounts depend on each other, and on the cron of wrangler.toml.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { POLICY } from "../../../app/amounts/policy.server.ts";
import { STALE_AFTER_MS } from "../../../app/browser/stale-page.ts";
import { readAmounts, refreshAmounts } from "../../../workers/amounts/store.ts";
import { createClock, createFakeKv, createIsolate, MINUTE, serve } from "./scene.ts";

const DAY = 24 * 60 * MINUTE;
const SECOND = 1_000;

/** Writes that KV takes a day on Workers' free plan. */
const KV_WRITES_A_DAY = 1_000;

/** The shortest `cacheTtl` that KV accepts. */
const SHORTEST_EDGE_COPY_SECONDS = 30;

afterEach(() => {
  vi.restoreAllMocks();
});

test("amounts are fresh for longer than they get old while the cron does its work", () => {
  const oldest = cronPeriod() + POLICY.memoryMs + POLICY.edgeCopySeconds * SECOND;
  // Half a minute at least for a cron that strikes late, and for its read.
  expect(POLICY.freshMs).toBeGreaterThanOrEqual(oldest + MINUTE / 2);
});

test("an open tab calls its amounts those of the day for as long as the server does", () => {
  expect(STALE_AFTER_MS).toBe(POLICY.staleMs);
});

test("while the cron does its work, a busy isolate never asks Firestore", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const clock = createClock();
  const kv = createFakeKv();
  const ofCron = createIsolate(firestore.host, clock, kv);
  const busy = createIsolate(firestore.host, clock, kv);
  let runs = 0;
  // No divisor of a minute, so that looks into KV do not fall together with the cron.
  for (const start = clock.ms; clock.ms < start + 60 * MINUTE; clock.ms += 7 * SECOND) {
    if (clock.ms >= start + runs * cronPeriod()) {
      runs += 1;
      await refreshAmounts(ofCron);
    }
    await readAmounts(busy);
    await busy.finish();
  }

  expect(runs).toBeGreaterThan(1);
  expect(firestore.reads).toBe(runs);
});

test("a read that is alive is never taken for dead, and a page stays open until it has ended", () => {
  expect(POLICY.readIsDeadAfterMs).toBeGreaterThan(POLICY.firestoreAnswerMs);
  expect(POLICY.streamMs).toBeGreaterThan(POLICY.readIsDeadAfterMs + POLICY.pollMs);
});

test("whoever waits for the read of another looks often enough not to notice", () => {
  expect(POLICY.pollMs).toBeLessThanOrEqual(100);
});

test("the cron and the requests together stay within what KV takes a day", () => {
  const byCron = DAY / cronPeriod();
  const byRequests = DAY / POLICY.rewriteAfterMs;
  expect(byCron + byRequests).toBeLessThan(KV_WRITES_A_DAY / 2);
  // Else a request would write whenever it has asked.
  expect(POLICY.rewriteAfterMs).toBeGreaterThan(POLICY.freshMs);
});

test("a site is called broken only once three strikes of the cron have failed, and the fourth is due", () => {
  const copies = POLICY.memoryMs + POLICY.edgeCopySeconds * SECOND;
  expect(POLICY.alarmMs).toBeGreaterThan(3 * cronPeriod() + copies);
  expect(POLICY.alarmMs).toBeLessThanOrEqual(4 * cronPeriod());
  // By then the history has a gap to show.
  expect(POLICY.alarmMs).toBeGreaterThan(POLICY.longestPauseMs);
});

test("a missing document is looked for again sooner than another, an outage sooner still", () => {
  expect(POLICY.freshWhenEmptyMs).toBeLessThan(POLICY.freshMs);
  expect(POLICY.pauseAfterFailureMs).toBeLessThan(POLICY.freshWhenEmptyMs);
});

test("a page waits less for KV than for Firestore, and KV accepts what is asked of it", () => {
  expect(POLICY.kvAnswerMs).toBeLessThan(POLICY.firestoreAnswerMs);
  expect(POLICY.edgeCopySeconds).toBeGreaterThanOrEqual(SHORTEST_EDGE_COPY_SECONDS);
});

/** Milliseconds between two strikes of the cron in wrangler.toml, as long as every place has it strike every so many minutes. */
function cronPeriod(): number {
  const file = join(import.meta.dirname, "../../../wrangler.toml");
  const lines = new Set(readFileSync(file, "utf8").match(/^crons = .*$/gm));
  const [line = ""] = lines;
  const [, minutes] = /^crons = \["\*\/(\d+) \* \* \* \*"\]$/.exec(line) ?? [];
  if (lines.size !== 1 || !minutes || 60 % Number(minutes) !== 0)
    throw new Error(`${file}: all crons should say every how many minutes, evenly over the hour.`);
  return Number(minutes) * MINUTE;
}
