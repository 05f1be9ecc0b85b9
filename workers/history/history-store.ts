// The whole record, as a request reads it: memory, then KV. Never D1, which only the cron asks.

import type { HistoryRecord } from "../../app/amounts/history/record.server.ts";
import { POLICY } from "../../app/amounts/policy.server.ts";
import type { KvStore } from "../amounts/amounts-kv.ts";
import { findRecord } from "./history-kv.ts";

/** Reads every change that was ever recorded. */
export type History = ReturnType<typeof createHistory>;

/** What one isolate has read of it, and when, in ms since the epoch. */
type RecordMemory = { record: HistoryRecord | null; readAt: number };

export function createRecordMemory(): RecordMemory {
  return { record: null, readAt: Number.NEGATIVE_INFINITY };
}

/** @param deps.now ms since the epoch */
export function createHistory(deps: {
  kv: KvStore;
  hasHistory: boolean;
  memory: RecordMemory;
  now: () => number;
}) {
  const { kv, hasHistory, memory, now } = deps;
  return {
    /** Whether there is a database for it at all. */
    hasHistory,
    /** Never rejects; null where no history is kept, or KV is broken. */
    async record(): Promise<HistoryRecord | null> {
      if (now() - memory.readAt < POLICY.memoryMs) return memory.record;
      // A broken KV leaves what is known as it is.
      memory.record = (await findRecord(kv)) ?? memory.record;
      memory.readAt = now();
      return memory.record;
    },
  };
}
