// Memory, KV, Firestore: who is asked, when, and who is spared.
import { afterEach, expect, test, vi } from "vitest";
import { AMOUNTS_KEY } from "../../../workers/amounts/amounts-kv.ts";
import { readAmounts, refreshAmounts } from "../../../workers/amounts/store.ts";
import {
  createClock,
  createFakeKv,
  createIsolate,
  MINUTE,
  n26,
  recordConsole,
  serve,
} from "./scene.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a cold burst of 200 visitors costs Firestore one read and KV one write", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const isolate = createIsolate(firestore.host, createClock());

  const answers = await Promise.all(Array.from({ length: 200 }, () => readAmounts(isolate)));
  const readings = await Promise.all(answers.map(({ reading }) => reading));
  await isolate.finish();

  expect(readings.every(({ globalValues }) => globalValues.PRIME_PARRAIN_N26 === 35)).toBe(true);
  expect(firestore.reads).toBe(1);
  expect(isolate.kv.puts).toBe(1);
});

test("a cold burst against a failing Firestore costs one read and one line", async () => {
  await using firestore = await serve(null);
  firestore.fail("unavailable");
  const lines = recordConsole();
  const isolate = createIsolate(firestore.host, createClock());

  const answers = await Promise.all(Array.from({ length: 200 }, () => readAmounts(isolate)));
  await Promise.all(answers.map(({ reading }) => reading));

  expect(firestore.reads).toBe(1);
  expect(lines.errors).toHaveLength(1);
});

test("after a failure Firestore is left alone for 5 seconds, then asked again", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  recordConsole();
  const clock = createClock();
  const isolate = createIsolate(firestore.host, clock);
  firestore.fail("quota");
  await (await readAmounts(isolate)).reading;
  firestore.fail("none");

  clock.ms += 4_999;
  const tooEarly = await (await readAmounts(isolate)).reading;
  clock.ms += 1;
  const inTime = await (await readAmounts(isolate)).reading;

  expect(tooEarly.readAt).toBeNull();
  expect(inTime.globalValues.PRIME_PARRAIN_N26).toBe(35);
  expect(firestore.reads).toBe(2);
});

test("the cron does not wait out the pause after a failure", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  recordConsole();
  const isolate = createIsolate(firestore.host, createClock());
  firestore.fail("quota");
  await refreshAmounts(isolate);
  firestore.fail("none");
  expect((await refreshAmounts(isolate))?.fields.PRIME_PARRAIN_N26).toBe(35);
});

test("for 30 seconds the isolate's memory answers alone, then KV is looked into again", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const clock = createClock();
  const kv = createFakeKv();
  await refreshAmounts(createIsolate(firestore.host, clock, kv));
  const isolate = createIsolate(firestore.host, clock, kv);
  const { gets } = kv;

  await readAmounts(isolate);
  clock.ms += 29_999;
  await readAmounts(isolate);
  // The amounts, and the summary of their history.
  expect(kv.gets - gets).toBe(2);
  clock.ms += 1;
  await readAmounts(isolate);

  expect(kv.gets - gets).toBe(4);
  expect(firestore.reads).toBe(1);
});

test("when memory and KV disagree, the newer reading wins, whichever holds it", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const clock = createClock();
  const kv = createFakeKv();
  const one = createIsolate(firestore.host, clock, kv);
  const other = createIsolate(firestore.host, clock, kv);
  await refreshAmounts(one);
  const old = kv.values.get(AMOUNTS_KEY) ?? "";
  clock.ms += MINUTE;
  firestore.set({ PRIME_PARRAIN_N26: 40 });
  await refreshAmounts(other);

  expect(n26(await readAmounts(one))).toBe(40); // KV was newer.
  kv.values.set(AMOUNTS_KEY, old); // As a data centre that lags behind shows it.
  clock.ms += MINUTE;
  expect(n26(await readAmounts(one))).toBe(40); // Memory was newer.
});

test("where KV can't say what was published last, a leap takes the place of nothing, and is judged as soon as KV can", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  recordConsole();
  const clock = createClock();
  const kv = createFakeKv();
  await refreshAmounts(createIsolate(firestore.host, clock, kv));
  const good = kv.values.get(AMOUNTS_KEY);
  firestore.set({ PRIME_PARRAIN_N26: 9999 });
  kv.broken.get = "throws";
  const blind = createIsolate(firestore.host, clock, kv);
  for (const _run of [1, 2]) {
    clock.ms += 5 * MINUTE;
    // Nothing for the history either.
    expect(await refreshAmounts(blind)).toBeNull();
    expect(kv.values.get(AMOUNTS_KEY)).toBe(good);
  }
  kv.broken = {};
  clock.ms += 5 * MINUTE;
  expect((await refreshAmounts(blind))?.fields).toEqual({ PRIME_PARRAIN_N26: 35 });
  expect(n26(await readAmounts(blind))).toBe(35);
});
