// What the cron does with a reading once it is made: into the record, and where the record says something new, into KV.
import { dayInParis } from "../../ui/dates.ts";
import type { DatedFields, PrimesKv } from "../kept.server.ts";
import { logHistoryFailure, logHistoryLost, logMigrationsMissing } from "../log.server.ts";
import { POLICY, within } from "../policy.ts";
import {
  type HistoryDatabase,
  MigrationsMissing,
  type RecordHead,
  readRecord,
  recordReading,
} from "./d1.server.ts";
import { findRecord, findSummary, markLost, writeHistory } from "./kept.server.ts";
import type { HistoryRecord } from "./record.ts";
import { type HistorySummary, summarise } from "./summary.ts";

export type HistoryDeps = {
  kv: PrimesKv;
  db: HistoryDatabase;
  memory: HistoryMemory;
  /** Ms since the epoch. */
  now: () => number;
};

/** What one isolate remembers between two runs of the cron. */
export type HistoryMemory = { isToldUnmigrated: boolean };

export function createHistoryMemory(): HistoryMemory {
  return { isToldUnmigrated: false };
}

/**
 * Records a successful reading, and keeps the summary true. Never rejects: whatever stops it half-way, the next run
 * finds the same difference, or the same outdated summary, and makes up for it.
 */
export async function keepHistory(deps: HistoryDeps, reading: DatedFields): Promise<void> {
  const limit = POLICY.historyAnswerMs;
  try {
    await within(
      limit,
      () => recordAndSummarise(deps, reading),
      () => new Error(`D1 n'a pas répondu en ${limit} ms`),
    );
  } catch (error) {
    if (!(error instanceof MigrationsMissing)) logHistoryFailure(error);
    else if (!deps.memory.isToldUnmigrated) logMigrationsMissing();
    deps.memory.isToldUnmigrated ||= error instanceof MigrationsMissing;
  }
}

async function recordAndSummarise({ kv, db, now }: HistoryDeps, reading: DatedFields) {
  const head = await recordReading(db, reading);
  const known = await findSummary(kv);
  if (known && isTrue(known, head, now())) return;
  const record = await readRecord(db, now());
  const kept = await findRecord(kv);
  if (kept && isFuller(kept, record)) {
    // The last copy there is: only a person may let go of it.
    logHistoryLost(watchedMs(kept), watchedMs(record));
    if (known && known.lostAt === undefined) await markLost(kv, known, now());
    return;
  }
  const summary = summarise(record);
  if (summary) await writeHistory(kv, record, summary);
}

/**
 * Whether a copy tells more than the record it was made of: it then is no copy any more, but what is left of a database that was
 * emptied or made anew. A record only ever grows; an example gives way to a true one.
 */
function isFuller(copy: HistoryRecord, record: HistoryRecord): boolean {
  if (copy.isExample && !record.isExample) return false;
  return watchedMs(copy) > watchedMs(record) || copy.changes.length > record.changes.length;
}

function watchedMs({ watches }: Pick<HistoryRecord, "watches">): number {
  return watches.reduce((sum, { from, until }) => sum + until - from, 0);
}

/** Whether a summary still tells what the record tells. Each day has one of its own: the days at a level grow. */
function isTrue(known: HistorySummary, { upTo, periods, isExample }: RecordHead, now: number) {
  return (
    known.lostAt === undefined &&
    known.upTo === upTo &&
    known.periods === periods &&
    known.isExample === isExample &&
    dayInParis(known.madeAt) === dayInParis(now)
  );
}
