// What one isolate remembers of the amounts between two requests. The Worker holds one of these
// in module scope; a test makes its own.
import { type CheckedFields, haveSameFields } from "./document-fields.ts";
import { deriveGlobalValues, type Reading } from "./global-values.ts";

/** Checked fields and when they were read, ms since the epoch: what KV keeps. */
export type DatedFields = { readAt: number; fields: CheckedFields };

/** The whole state of the amounts in one isolate; nothing else of primes/ outlives a request. */
export type IsolateMemory = {
  /** The newest fields this isolate knows, and the reading made from them. */
  newest: { dated: DatedFields; reading: Reading } | null;
  /** When `newest` was last compared with KV or Firestore, ms; null before the first time. */
  comparedAt: number | null;
  /** What KV is known to hold; null when it holds nothing usable, or was never read. */
  kept: DatedFields | null;
  /** The refresh under way, and when it began (ms). */
  refresh: { startedAt: number; reading: Promise<Reading> } | null;
  /** When a refresh last failed, ms; null once one succeeds. */
  failedAt: number | null;
};

/** The memory of an isolate that has just begun. */
export function createIsolateMemory(): IsolateMemory {
  return { newest: null, comparedAt: null, kept: null, refresh: null, failedAt: null };
}

/**
 * Takes in fields from KV or Firestore; the newer reading wins, and of two as old as each other
 * the one that came in last. Returns the one that won: the same object as long as nothing is new, which is
 * how a kept page knows that it still holds (app/pages/kept-pages.ts).
 */
export function remember(memory: IsolateMemory, dated: DatedFields): Reading {
  const { newest } = memory;
  if (newest && newest.dated.readAt > dated.readAt) return newest.reading;
  if (newest?.dated.readAt === dated.readAt && haveSameFields(newest.dated.fields, dated.fields))
    return newest.reading;
  // Frozen because every request of the isolate is handed the same object.
  const globalValues = Object.freeze(deriveGlobalValues(dated.fields));
  const reading = Object.freeze({ readAt: dated.readAt, globalValues });
  memory.newest = { dated, reading };
  return reading;
}
