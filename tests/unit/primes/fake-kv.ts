// A KV namespace in memory that counts, and can be told to break.
import type { PrimesKv } from "../../../app/primes/kept-reading.server.ts";

export type FakeKv = PrimesKv & {
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
