// One isolate of the Worker in a test: its own memory, a clock to turn, work it was told to finish.
import { createIsolateMemory } from "../../../app/primes/isolate-memory.ts";
import type { PrimesDeps } from "../../../app/primes/read-primes.server.ts";
import { createFakeKv, type FakeKv } from "./fake-kv.ts";

export type Clock = { ms: number };

export type TestIsolate = PrimesDeps & {
  kv: FakeKv;
  /** Waits for everything handed to `waitUntil`, including what was handed meanwhile. */
  finish(): Promise<void>;
};

export const MINUTE = 60_000;

/** A clock that stands still until it is turned. */
export function createClock(): Clock {
  return { ms: Date.UTC(2026, 10, 20, 12) };
}

/** An isolate that reads from the stand-in at `host`. */
export function createIsolate(
  host: string,
  clock: Clock,
  kv: FakeKv = createFakeKv(),
): TestIsolate {
  const work: Promise<unknown>[] = [];
  return {
    kv,
    source: { projectId: "demo-primes", apiKey: "SECRET-KEY-123", emulatorHost: host },
    memory: createIsolateMemory(),
    now: () => clock.ms,
    waitUntil: (promise) => void work.push(promise),
    async finish() {
      while (work.length > 0) await work.shift();
    },
  };
}
