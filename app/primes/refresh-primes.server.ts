// Asks Firestore for the amounts and decides what to keep in KV. One refresh at a time per isolate.
import { haveSameFields } from "./document-fields.ts";
import { type FirestoreSource, readDocument } from "./firestore.server.ts";
import { emptyReading, type Reading } from "./global-values.ts";
import { type DatedFields, type IsolateMemory, remember } from "./isolate-memory.ts";
import { type PrimesKv, writeKept } from "./kept-reading.server.ts";
import { logAbsentDocument, logLeftOut, logReadFailure } from "./log.server.ts";
import { settleWithin } from "./settle-within.ts";

/** What reading the amounts needs from the Worker. */
export type PrimesDeps = {
  kv: PrimesKv;
  source: FirestoreSource;
  /** Keeps the Worker alive for work that outlives the response. */
  waitUntil: (work: Promise<unknown>) => void;
  memory: IsolateMemory;
  /** Ms since the epoch. */
  now: () => number;
  fetch?: typeof fetch | undefined;
};

/** After a failure the isolate leaves Firestore alone for this long, so that an outage costs little. */
export const PAUSE_AFTER_FAILURE_MS = 5_000;

/** An unchanged document is written again by a request only when the kept copy is older than this. */
export const REWRITE_AFTER_MS = 15 * 60_000;

/**
 * How long anyone waits for a refresh: a little more than the read may take. A promise that
 * another request started may never settle on Workers once that request's client is gone; after
 * this time it is taken for dead, and a new refresh may begin.
 */
export const REFRESH_WAIT_MS = 3_000;

/**
 * For the cron: reads the document and writes it to KV, each time. Never rejects; gives the newest
 * reading there is. Neither the pause after a failure nor the rewriting rule applies: its clock is
 * slow enough.
 */
export async function refreshPrimes(deps: PrimesDeps): Promise<Reading> {
  const { memory } = deps;
  if (memory.refresh) await settleWithin(memory.refresh.reading, REFRESH_WAIT_MS, emptyReading);
  const { reading, kept } = beginRefresh(deps, () => true);
  await kept;
  return reading;
}

/**
 * For a request that has amounts to show, if old ones: starts a refresh that outlives the
 * request, unless one is under way or has just failed. Gives the refresh under way, if any;
 * another request may have started it, so it is for `waitForRefresh` to wait for, with a limit.
 */
export function startRefresh(deps: PrimesDeps): Promise<Reading> | undefined {
  const { memory } = deps;
  const now = deps.now();
  if (memory.refresh && now - memory.refresh.startedAt < REFRESH_WAIT_MS) {
    return memory.refresh.reading;
  }
  if (memory.failedAt !== null && now - memory.failedAt < PAUSE_AFTER_FAILURE_MS) return undefined;
  const { reading, kept } = beginRefresh(deps, isWorthWriting);
  deps.waitUntil(kept);
  return reading;
}

/** For a request that has nothing to show: the newest reading after a refresh. Never rejects. */
export async function waitForRefresh(deps: PrimesDeps): Promise<Reading> {
  const newest = () => newestReading(deps.memory);
  const refresh = startRefresh(deps);
  return refresh ? settleWithin(refresh, REFRESH_WAIT_MS, newest) : newest();
}

/** Two promises that never reject: the newest reading, and the same written to KV. */
function beginRefresh(
  deps: PrimesDeps,
  shouldWrite: (next: DatedFields, kept: DatedFields | null) => boolean,
): { reading: Promise<Reading>; kept: Promise<void> } {
  const { memory, kv } = deps;
  const startedAt = deps.now();
  const dated = readDated(deps, startedAt);
  const reading = dated.then((next) => {
    if (memory.refresh === refresh) memory.refresh = null;
    if (!next) return newestReading(memory);
    memory.comparedAt = deps.now();
    return remember(memory, next);
  });
  const refresh = { startedAt, reading };
  memory.refresh = refresh;
  const kept = dated.then(async (next) => {
    if (!next) return;
    // Not always `next`: a read that took long may have been overtaken by a later one.
    const newest = memory.newest?.dated ?? next;
    if (!shouldWrite(newest, memory.kept)) return;
    if (await writeKept(kv, newest)) memory.kept = newest;
  });
  return { reading, kept };
}

function newestReading(memory: IsolateMemory): Reading {
  return memory.newest?.reading ?? emptyReading();
}

/** The document's fields, none when it is gone; null, logged, when Firestore failed. */
async function readDated(deps: PrimesDeps, startedAt: number): Promise<DatedFields | null> {
  const { memory, source } = deps;
  try {
    const document = await readDocument(source, deps.fetch);
    memory.failedAt = null;
    if (document) logLeftOut(document.leftOut);
    else logAbsentDocument();
    // Dated when the question was asked: of two overlapping reads, the later question is newer.
    return { readAt: startedAt, fields: document?.fields ?? {} };
  } catch (error) {
    memory.failedAt = deps.now();
    logReadFailure(error);
    return null;
  }
}

/** Spares KV's daily budget: a request writes what changed, or renews a copy that grows old. */
function isWorthWriting(next: DatedFields, kept: DatedFields | null): boolean {
  if (!kept) return true;
  if (kept.readAt > next.readAt) return false;
  return !haveSameFields(next.fields, kept.fields) || next.readAt - kept.readAt > REWRITE_AFTER_MS;
}
