// The copy in KV: what a broken one costs, and how rarely it is written.
import { afterEach, expect, test, vi } from "vitest";
import { POLICY } from "../../../app/amounts/policy.server.ts";
import { AMOUNTS_KEY } from "../../../workers/amounts/amounts-kv.ts";
import { readAmounts, refreshAmounts } from "../../../workers/amounts/store.ts";
import { createClock, createIsolate, MINUTE, recordConsole, serve } from "./scene.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("without the cron, visitors renew an unchanged copy about every quarter of an hour", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const clock = createClock();
  const isolate = createIsolate(firestore.host, clock);
  const written: number[] = [];
  for (let minute = 0; minute <= 60; minute += 1) {
    const before = isolate.kv.puts;
    await (await readAmounts(isolate)).reading;
    await isolate.finish();
    if (isolate.kv.puts > before) written.push(minute);
    clock.ms += MINUTE;
  }
  expect(written).toEqual([0, 16, 32, 48]);
});

test("a read that failed writes nothing, even where KV has refused before", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  recordConsole();
  const clock = createClock();
  const isolate = createIsolate(firestore.host, clock);
  isolate.kv.broken = { put: "throws" };
  await refreshAmounts(isolate);
  isolate.kv.broken = {};
  firestore.fail("unavailable");
  clock.ms += POLICY.freshMs + 1;
  await readAmounts(isolate);
  await isolate.finish();
  await refreshAmounts(isolate);

  expect(isolate.kv.puts).toBe(1);
});

test("a KV that breaks later does not take away what the isolate remembers", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const lines = recordConsole();
  const clock = createClock();
  const isolate = createIsolate(firestore.host, clock);
  await refreshAmounts(isolate);
  isolate.kv.broken = { get: "throws" };
  firestore.fail("silence");
  clock.ms += MINUTE;

  const answers = [await readAmounts(isolate), await readAmounts(isolate)];

  expect(answers.map(({ state }) => state)).toEqual(["at-hand", "at-hand"]);
  expect(lines.errors).toHaveLength(1);
});

test.each([
  ["no JSON", "<html>"],
  ["null", "null"],
  ["a list", "[]"],
  ["the fields alone", '{"PRIME_PARRAIN_N26":35}'],
  ["no fields", '{"readAt":1}'],
  ["a date that is none", '{"readAt":"hier","fields":{}}'],
  ["a date in a thousand years", '{"readAt":33300000000000,"fields":{}}'],
  ["an amount that is none", '{"readAt":1,"fields":{"PRIME_PARRAIN_N26":"35"}}'],
  ["a huge amount", '{"readAt":1,"fields":{"PRIME_PARRAIN_N26":1e9}}'],
])("%s in KV counts as nothing, is logged, and is replaced", async (_case, garbage) => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const lines = recordConsole();
  const isolate = createIsolate(firestore.host, createClock());
  isolate.kv.values.set(AMOUNTS_KEY, garbage);

  const reading = await (await readAmounts(isolate)).reading;
  await isolate.finish();

  expect(reading.globalValues.PRIME_PARRAIN_N26).toBe(35);
  expect(lines.errors).toHaveLength(1);
  expect(isolate.kv.values.get(AMOUNTS_KEY)).toContain('"PRIME_PARRAIN_N26":35');
});
