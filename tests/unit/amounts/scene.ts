// What tests of the amounts stand on: a Firestore, isolates of the Worker with a clock to turn, a KV to break, and the
// console.
import { vi } from "vitest";
import type { KvStore } from "../../../workers/amounts/amounts-kv.ts";
import { createIsolateMemory } from "../../../workers/amounts/memory.ts";
import type { AmountsAnswer, AmountsDeps } from "../../../workers/amounts/store.ts";
import type { StandInDocument } from "../../local/firestore/document-source.ts";
import { startFirestore } from "../../local/firestore/start-firestore.ts";

/** A Firestore stand-in that a test closes by leaving: use with `await using`. */
export const serve = (document: StandInDocument) => startFirestore({ document });

export type Clock = { ms: number };

/** One isolate of the Worker: its own memory, and work it was told to finish. */
export type TestIsolate = AmountsDeps & {
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

/** A KV namespace in memory that counts, and can be told to break. */
export type FakeKv = KvStore & {
  values: Map<string, string>;
  gets: number;
  puts: number;
  /** What goes wrong: nothing, a thrown error, or no answer at all. */
  broken: { get?: "throws" | "silent"; put?: "throws" };
};

export function createFakeKv(): FakeKv {
  const kv: FakeKv = {
    values: new Map(),
    gets: 0,
    puts: 0,
    broken: {},
    async get(key) {
      kv.gets += 1;
      if (kv.broken.get === "throws") throw new Error("KV GET failed: 500");
      if (kv.broken.get === "silent") return new Promise<never>(() => undefined);
      return kv.values.get(key) ?? null;
    },
    async put(key, value) {
      kv.puts += 1;
      if (kv.broken.put === "throws") throw new Error("KV PUT failed: 429");
      kv.values.set(key, value);
    },
  };
  return kv;
}

/** What the code under test writes to the console, kept off the screen. */
export type ConsoleLines = { errors: string[]; warnings: string[] };

/** Records from now on; `vi.restoreAllMocks()` ends it. */
export function recordConsole(): ConsoleLines {
  const lines: ConsoleLines = { errors: [], warnings: [] };
  vi.spyOn(console, "error").mockImplementation((line) => void lines.errors.push(messageOf(line)));
  vi.spyOn(console, "warn").mockImplementation((line) => void lines.warnings.push(messageOf(line)));
  return lines;
}

/** What a line of the log says: each of the site's own is an object with a code; Firestore's SDK writes plain ones. */
function messageOf(line: unknown): string {
  return String(line).startsWith("{") ? JSON.parse(String(line)).message : String(line);
}

/** Firestore's answer with one amount. */
export function documentWith(amount: number): Response {
  return Response.json({ fields: { PRIME_PARRAIN_N26: { integerValue: String(amount) } } });
}

/** The sponsor's amount of N26 in an answer. @throws where the amounts are still on their way */
export function n26(answer: AmountsAnswer): number | null | undefined {
  if (answer.state === "pending") throw new Error("The amounts were not at hand.");
  return answer.reading.globalValues.PRIME_PARRAIN_N26;
}
