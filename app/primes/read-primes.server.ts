// The order in which a request gets the amounts: the isolate's memory, KV, Firestore. Only a site
// that has never read anything makes a visitor wait for Firestore.
import { hasAmounts, type Reading } from "./global-values.ts";
import { remember } from "./isolate-memory.ts";
import { findKept } from "./kept-reading.server.ts";
import { type PrimesDeps, startRefresh, waitForRefresh } from "./refresh-primes.server.ts";

export { type PrimesDeps, refreshPrimes } from "./refresh-primes.server.ts";

/** For this long the isolate does not look into KV again. */
export const MEMORY_MS = 30_000;

/** Older amounts are still served, and refreshed behind the visitor's back. */
export const FRESH_MS = 5 * 60_000;

/** How long each reading is fresh: asked at every request, and the same for the life of a reading. */
const freshness = new WeakMap<Reading, number>();

/** A document without amounts is looked for again soon: somebody is most likely putting it back. */
function freshFor(reading: Reading): number {
  const known = freshness.get(reading) ?? (hasAmounts(reading) ? FRESH_MS : MEMORY_MS);
  freshness.set(reading, known);
  return known;
}

/** Amounts that are at hand, or a promise of them that never rejects. */
export type PrimesAnswer =
  | { state: "at-hand"; reading: Reading }
  | { state: "pending"; reading: Promise<Reading> };

/** Reads the amounts: at hand (memory, KV), or on their way from Firestore. */
export type Primes = { read(): Promise<PrimesAnswer> };

/** The amounts for one request. Never rejects; where nothing was ever read, `readAt` is null. */
export async function readPrimes(deps: PrimesDeps): Promise<PrimesAnswer> {
  const { memory, now } = deps;
  if (!isRemembered(deps)) await lookIntoKv(deps);
  const reading = memory.newest?.reading;
  if (!reading) return { state: "pending", reading: waitForRefresh(deps) };
  if (reading.readAt === null || now() - reading.readAt > freshFor(reading)) startRefresh(deps);
  return { state: "at-hand", reading };
}

function isRemembered({ memory, now }: PrimesDeps): boolean {
  return (
    memory.newest !== null && memory.comparedAt !== null && now() - memory.comparedAt < MEMORY_MS
  );
}

/** Compares the memory with KV; the newer reading wins. A broken KV leaves the memory as it is. */
async function lookIntoKv({ kv, memory, now }: PrimesDeps): Promise<void> {
  const { fault, kept } = await findKept(kv, now());
  memory.comparedAt = now();
  if (fault) return;
  memory.kept = kept;
  if (kept) remember(memory, kept);
}
