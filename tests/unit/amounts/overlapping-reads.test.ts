// Reads that meet on their way, or die with the request that began them.
import { afterEach, expect, test, vi } from "vitest";
import { POLICY } from "../../../app/amounts/policy.server.ts";
import { AMOUNTS_KEY } from "../../../workers/amounts/amounts-kv.ts";
import { readAmounts, refreshAmounts } from "../../../workers/amounts/store.ts";
import { createClock, createIsolate, documentWith, n26, serve } from "./scene.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a read that died with its request does not hold anyone, and the next one begins", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const clock = createClock();
  const isolate = createIsolate(firestore.host, clock);
  // All that is left of a read on Workers once the client of the request that began it is gone.
  isolate.memory.readingSince = clock.ms;

  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const answer = await readAmounts(isolate);
  clock.ms += POLICY.readIsDeadAfterMs;
  await vi.advanceTimersByTimeAsync(POLICY.pollMs);
  const waiting = await answer.reading;
  vi.useRealTimers();
  const next = await (await readAmounts(isolate)).reading;

  expect(waiting.readAt).toBeNull();
  expect(next.globalValues.PRIME_PARRAIN_N26).toBe(35);
});

test("whoever waits for a read does not wait for the one after it", async () => {
  const clock = createClock();
  const isolate = createIsolate("127.0.0.1:9", clock);
  isolate.memory.readingSince = clock.ms - 1_000;

  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const waiting = (await readAmounts(isolate)).reading;
  clock.ms += POLICY.readIsDeadAfterMs;
  isolate.memory.readingSince = clock.ms; // The cron, say.
  await vi.advanceTimersByTimeAsync(POLICY.pollMs);

  expect((await waiting).readAt).toBeNull();
});

test("amounts that come from elsewhere meanwhile end the wait for a read that died", async () => {
  const clock = createClock();
  const isolate = createIsolate("127.0.0.1:9", clock);
  isolate.memory.readingSince = clock.ms - 1;

  const waiting = (await readAmounts(isolate)).reading;
  const elsewhere = createIsolate("127.0.0.1:9", clock, isolate.kv);
  await refreshAmounts({ ...elsewhere, fetch: async () => documentWith(40) });
  await readAmounts(isolate); // Another request, which finds them in KV.

  expect((await waiting).globalValues.PRIME_PARRAIN_N26).toBe(40);
});

test("a request behind whose back amounts are read does not read them twice", async () => {
  const clock = createClock();
  const isolate = createIsolate("127.0.0.1:9", clock);
  await refreshAmounts({ ...isolate, fetch: async () => documentWith(35) });
  clock.ms += POLICY.freshMs + 1;
  const asked: PromiseWithResolvers<Response>[] = [];
  const fetch = () => {
    const answer = Promise.withResolvers<Response>();
    asked.push(answer);
    return answer.promise;
  };

  await readAmounts({ ...isolate, fetch });
  clock.ms += POLICY.readIsDeadAfterMs - 1;
  await readAmounts({ ...isolate, fetch });
  expect(asked).toHaveLength(1);
  clock.ms += 1;
  await readAmounts({ ...isolate, fetch }); // The first is taken for dead.
  expect(asked).toHaveLength(2);

  for (const answer of asked) answer.resolve(documentWith(40));
  await isolate.finish();
  expect(n26(await readAmounts(isolate))).toBe(40);
});

test("a read taken for dead that ends after all does not end the one that replaced it", async () => {
  const clock = createClock();
  const isolate = createIsolate("127.0.0.1:9", clock);
  const slow = Promise.withResolvers<Response>();
  const early = refreshAmounts({ ...isolate, fetch: () => slow.promise });
  clock.ms += POLICY.readIsDeadAfterMs;
  const { promise, resolve } = Promise.withResolvers<Response>();
  const later = refreshAmounts({ ...isolate, fetch: () => promise });
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
  const early = refreshAmounts({ ...isolate, fetch: () => slow.promise });
  clock.ms += 4_000;
  await refreshAmounts({ ...isolate, fetch: async () => documentWith(40) });
  slow.resolve(documentWith(35));
  await early;

  expect(n26(await readAmounts(isolate))).toBe(40);
  expect(isolate.kv.values.get(AMOUNTS_KEY)).toContain("40");
});
