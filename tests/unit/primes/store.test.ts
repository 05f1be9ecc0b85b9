// Memory, KV, Firestore: who is asked, when, and who is spared.
import { afterEach, expect, test, vi } from "vitest";
import { KEPT_READING_KEY } from "../../../app/primes/kept.server.ts";
import { POLICY } from "../../../app/primes/policy.ts";
import { type PrimesAnswer, readPrimes, refreshPrimes } from "../../../app/primes/store.server.ts";
import { createClock, createFakeKv, createIsolate, MINUTE, recordConsole, serve } from "./scene.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a cold burst of 200 visitors costs Firestore one read and KV one write", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const isolate = createIsolate(firestore.host, createClock());

  const answers = await Promise.all(Array.from({ length: 200 }, () => readPrimes(isolate)));
  const readings = await Promise.all(answers.map(({ reading }) => reading));
  await isolate.finish();

  expect(readings.every(({ globalValues }) => globalValues.PRIME_PARRAIN_N26 === 35)).toBe(true);
  expect(firestore.reads).toBe(1);
  expect(isolate.kv.puts).toBe(1);
});

test("a cold burst that the cron joins costs at most two reads", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const isolate = createIsolate(firestore.host, createClock());
  const burst = () => Array.from({ length: 100 }, async () => (await readPrimes(isolate)).reading);

  await Promise.all([...burst(), refreshPrimes(isolate), ...burst()]);
  await isolate.finish();

  expect(firestore.reads).toBeLessThanOrEqual(2);
});

test("a cold burst against a failing Firestore costs one read and one line", async () => {
  await using firestore = await serve(null);
  firestore.fail("unavailable");
  const lines = recordConsole();
  const isolate = createIsolate(firestore.host, createClock());

  const answers = await Promise.all(Array.from({ length: 200 }, () => readPrimes(isolate)));
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
  await (await readPrimes(isolate)).reading;
  firestore.fail("none");

  clock.ms += 4_999;
  const tooEarly = await (await readPrimes(isolate)).reading;
  clock.ms += 1;
  const inTime = await (await readPrimes(isolate)).reading;

  expect(tooEarly.readAt).toBeNull();
  expect(inTime.globalValues.PRIME_PARRAIN_N26).toBe(35);
  expect(firestore.reads).toBe(2);
});

test("the cron does not wait out the pause after a failure", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  recordConsole();
  const isolate = createIsolate(firestore.host, createClock());
  firestore.fail("quota");
  await refreshPrimes(isolate);
  firestore.fail("none");
  expect((await refreshPrimes(isolate)).globalValues.PRIME_PARRAIN_N26).toBe(35);
});

test("for 30 seconds the isolate's memory answers alone, then KV is looked into again", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const clock = createClock();
  const kv = createFakeKv();
  await refreshPrimes(createIsolate(firestore.host, clock, kv));
  const isolate = createIsolate(firestore.host, clock, kv);

  await readPrimes(isolate);
  clock.ms += 29_999;
  await readPrimes(isolate);
  expect(kv.gets).toBe(1);
  clock.ms += 1;
  await readPrimes(isolate);

  expect(kv.gets).toBe(2);
  expect(firestore.reads).toBe(1);
});

test("fresh amounts are served without asking Firestore", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const clock = createClock();
  const isolate = createIsolate(firestore.host, clock);
  await refreshPrimes(isolate);
  clock.ms += POLICY.freshMs;
  await readPrimes(isolate);
  await isolate.finish();
  expect(firestore.reads).toBe(1);
});

test("older amounts are served at once and refreshed behind the visitor's back", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const clock = createClock();
  const isolate = createIsolate(firestore.host, clock);
  await refreshPrimes(isolate);
  firestore.set({ PRIME_PARRAIN_N26: 40 });
  clock.ms += POLICY.freshMs + 1;

  const stale = await Promise.all(Array.from({ length: 50 }, () => readPrimes(isolate)));
  await isolate.finish();

  expect(stale.map(n26)).toEqual(Array.from({ length: 50 }, () => 35));
  expect(n26(await readPrimes(isolate))).toBe(40);
  expect(firestore.reads).toBe(2);
});

test("when memory and KV disagree, the newer reading wins, whichever holds it", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const clock = createClock();
  const kv = createFakeKv();
  const one = createIsolate(firestore.host, clock, kv);
  const other = createIsolate(firestore.host, clock, kv);
  await refreshPrimes(one);
  const old = kv.values.get(KEPT_READING_KEY) ?? "";
  clock.ms += MINUTE;
  firestore.set({ PRIME_PARRAIN_N26: 40 });
  await refreshPrimes(other);

  expect(n26(await readPrimes(one))).toBe(40); // KV was newer.
  kv.values.set(KEPT_READING_KEY, old); // As a data centre that lags behind shows it.
  clock.ms += MINUTE;
  expect(n26(await readPrimes(one))).toBe(40); // Memory was newer.
});

test("a read that died with its request does not hold anyone, and the next one begins", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const clock = createClock();
  const isolate = createIsolate(firestore.host, clock);
  // All that is left of a read on Workers once the client of the request that began it is gone.
  isolate.memory.readingSince = clock.ms;

  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const answer = await readPrimes(isolate);
  clock.ms += POLICY.readIsDeadAfterMs;
  await vi.advanceTimersByTimeAsync(POLICY.lookAgainMs);
  const waiting = await answer.reading;
  vi.useRealTimers();
  const next = await (await readPrimes(isolate)).reading;

  expect(waiting.readAt).toBeNull();
  expect(next.globalValues.PRIME_PARRAIN_N26).toBe(35);
});

test("whoever waits for a read does not wait for the one after it", async () => {
  const clock = createClock();
  const isolate = createIsolate("127.0.0.1:9", clock);
  isolate.memory.readingSince = clock.ms - 1_000;

  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const waiting = (await readPrimes(isolate)).reading;
  clock.ms += POLICY.readIsDeadAfterMs;
  isolate.memory.readingSince = clock.ms; // The cron, say.
  await vi.advanceTimersByTimeAsync(POLICY.lookAgainMs);

  expect((await waiting).readAt).toBeNull();
});

test("amounts that come from elsewhere meanwhile end the wait for a read that died", async () => {
  const clock = createClock();
  const isolate = createIsolate("127.0.0.1:9", clock);
  isolate.memory.readingSince = clock.ms - 1;

  const waiting = (await readPrimes(isolate)).reading;
  const elsewhere = createIsolate("127.0.0.1:9", clock, isolate.kv);
  await refreshPrimes({ ...elsewhere, fetch: async () => documentWith(40) });
  await readPrimes(isolate); // Another request, which finds them in KV.

  expect((await waiting).globalValues.PRIME_PARRAIN_N26).toBe(40);
});

test("a request behind whose back amounts are read does not read them twice", async () => {
  const clock = createClock();
  const isolate = createIsolate("127.0.0.1:9", clock);
  await refreshPrimes({ ...isolate, fetch: async () => documentWith(35) });
  clock.ms += POLICY.freshMs + 1;
  const asked: PromiseWithResolvers<Response>[] = [];
  const fetch = () => {
    const answer = Promise.withResolvers<Response>();
    asked.push(answer);
    return answer.promise;
  };

  await readPrimes({ ...isolate, fetch });
  clock.ms += POLICY.readIsDeadAfterMs - 1;
  await readPrimes({ ...isolate, fetch });
  expect(asked).toHaveLength(1);
  clock.ms += 1;
  await readPrimes({ ...isolate, fetch }); // The first is taken for dead.
  expect(asked).toHaveLength(2);

  for (const answer of asked) answer.resolve(documentWith(40));
  await isolate.finish();
  expect(n26(await readPrimes(isolate))).toBe(40);
});

test("a read taken for dead that ends after all does not end the one that replaced it", async () => {
  const clock = createClock();
  const isolate = createIsolate("127.0.0.1:9", clock);
  const slow = Promise.withResolvers<Response>();
  const early = refreshPrimes({ ...isolate, fetch: () => slow.promise });
  clock.ms += POLICY.readIsDeadAfterMs;
  const { promise, resolve } = Promise.withResolvers<Response>();
  const later = refreshPrimes({ ...isolate, fetch: () => promise });
  slow.resolve(documentWith(35));
  await early;

  expect(isolate.memory.readingSince).toBe(clock.ms);
  resolve(documentWith(40));
  await later;
  expect(isolate.memory.readingSince).toBeNull();
});

test("two overlapping reads: the one asked for later wins", async () => {
  const clock = createClock();
  const isolate = createIsolate("127.0.0.1:9", clock);
  const slow = Promise.withResolvers<Response>();
  const early = refreshPrimes({ ...isolate, fetch: () => slow.promise });
  clock.ms += 4_000;
  await refreshPrimes({ ...isolate, fetch: async () => documentWith(40) });
  slow.resolve(documentWith(35));
  const late = await early;

  expect(late.globalValues.PRIME_PARRAIN_N26).toBe(40);
  expect(isolate.kv.values.get(KEPT_READING_KEY)).toContain("40");
});

function documentWith(amount: number): Response {
  return Response.json({ fields: { PRIME_PARRAIN_N26: { integerValue: String(amount) } } });
}

function n26(answer: PrimesAnswer): number | undefined {
  if (answer.state === "pending") throw new Error("The amounts were not at hand.");
  return answer.reading.globalValues.PRIME_PARRAIN_N26;
}
