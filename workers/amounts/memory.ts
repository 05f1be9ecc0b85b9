// What one isolate remembers of the amounts from one request to the next.

import {
  type CheckedDocument,
  deriveGlobalValues,
  haveSameFields,
} from "../../app/amounts/document.server.ts";
import { deriveDoubts } from "../../app/amounts/guard.server.ts";
import type { HistorySummary } from "../../app/amounts/history/summary.server.ts";
import { POLICY } from "../../app/amounts/policy.server.ts";
import { hasAmounts, type Reading } from "../../app/amounts/reading.ts";
import type { DatedFields } from "./amounts-kv.ts";

/** The whole state of the amounts in one isolate; nothing else that a reading rests on outlives a request. Times are in ms. */
export type IsolateMemory = {
  /** The newest fields this isolate knows, the one reading made from them for every request, and until when it is fresh. */
  newest: {
    dated: DatedFields;
    reading: Reading;
    freshUntil: number;
    /** False where KV could not be read for what was last published: anything that it says later wins. */
    isJudged: boolean;
  } | null;
  /** What the cron last said of their past; null where it never did. */
  history: HistorySummary | null;
  /** When `newest` was last compared with KV or Firestore; null before the first time. */
  comparedAt: number | null;
  /** The document as it was last read; null where there was none. */
  document: CheckedDocument | null;
  /** Whether KV could not be read last time. */
  isKvBroken: boolean;
  /** What KV is known to hold; null when it holds nothing usable, or was never read. */
  stored: DatedFields | null;
  /** When the read of Firestore that is under way began; null while there is none. */
  readingSince: number | null;
  /** When a read last failed; null once one succeeds. */
  failedAt: number | null;
};

/** The memory of an isolate that has just begun. */
export function createIsolateMemory(): IsolateMemory {
  return {
    newest: null,
    history: null,
    comparedAt: null,
    document: null,
    isKvBroken: false,
    stored: null,
    readingSince: null,
    failedAt: null,
  };
}

/**
 * Takes in fields from KV or Firestore; the newer reading wins, and of two as old as each other the one that came in
 * last. As long as nothing is new, the reading stays the same object, which is how a cached page knows that it still
 * holds (workers/pages/page-cache.ts).
 */
export function remember(memory: IsolateMemory, dated: DatedFields, isJudged = true): void {
  const { readAt, changedAt, fields, held = {}, unconfirmed = {} } = dated;
  const known = memory.newest?.isJudged === false ? undefined : memory.newest?.dated;
  if (known && known.readAt > readAt) return;
  if (known?.readAt === readAt && haveSameAmounts(known, dated)) return;
  const doubts = deriveDoubts({ held, unconfirmed });
  const reading = Object.freeze({
    readAt,
    changedAt,
    globalValues: Object.freeze(deriveGlobalValues(fields)),
    ...(Object.keys(doubts).length > 0 && { doubts: Object.freeze(doubts) }),
    history: memory.history,
  });
  const freshFor = hasAmounts(reading) ? POLICY.freshMs : POLICY.freshWhenEmptyMs;
  memory.newest = { dated, reading, freshUntil: readAt + freshFor, isJudged };
}

/** Whether two readings show the same amounts, hold the same and mark the same. */
export function haveSameAmounts(one: DatedFields, other: DatedFields): boolean {
  const unsure = ({ held, unconfirmed, before }: DatedFields) =>
    JSON.stringify([held, unconfirmed, before]);
  return haveSameFields(one.fields, other.fields) && unsure(one) === unsure(other);
}

/**
 * Amounts grow old without anything new: from a certain age on the reading is another one, which says so, and in the end
 * there is none. Pages that were finished with the one before are then no longer valid (workers/pages/page-cache.ts).
 */
export function ageReading(memory: IsolateMemory, now: number): void {
  const { newest } = memory;
  if (!newest) return;
  const age = now - newest.dated.readAt;
  if (age > POLICY.expiresAfterMs) {
    memory.newest = null;
    memory.stored = null;
  } else if (age > POLICY.staleMs && !newest.reading.isStale) {
    memory.newest = { ...newest, reading: Object.freeze({ ...newest.reading, isStale: true }) };
  }
}

/** A newer past makes a new reading of the same amounts, or cached pages would show the older one. */
export function rememberHistory(memory: IsolateMemory, history: HistorySummary): void {
  memory.history = history;
  const { newest } = memory;
  if (newest) memory.newest = { ...newest, reading: Object.freeze({ ...newest.reading, history }) };
}
