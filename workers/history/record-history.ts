// What the cron does with a reading once it is made: into the record, and where the record says something new, into KV.

import {
  type HistoryRecord,
  provenWatches,
  type Watch,
} from "../../app/amounts/history/record.server.ts";
import { type HistorySummary, summarise } from "../../app/amounts/history/summary.server.ts";
import { POLICY, within } from "../../app/amounts/policy.server.ts";
import { dayInParis } from "../../app/ui/dates.ts";
import type { DatedFields, KvStore } from "../amounts/amounts-kv.ts";
import {
  logClockCorrected,
  logHistoryFailure,
  logHistoryLost,
  logMigrationsMissing,
  logTablesLost,
} from "../amounts/log-amounts.ts";
import {
  correctTimes,
  type HistoryDatabase,
  MigrationsMissing,
  type RecordHead,
  readRecord,
  recordReading,
} from "./d1.ts";
import { findRecord, findSummary, markLost, writeHistory } from "./history-kv.ts";
import { recordTrail, type Trail } from "./trail.ts";

type HistoryDeps = {
  kv: KvStore;
  db: HistoryDatabase;
  memory: HistoryMemory;
  /** Ms since the epoch. */
  now: () => number;
};

/** What one isolate remembers between two runs of the cron. */
type HistoryMemory = { hasLoggedMissingTables: boolean };

export function createHistoryMemory(): HistoryMemory {
  return { hasLoggedMissingTables: false };
}

/**
 * Records a successful reading and who wrote it, and keeps the summary true. Never rejects: whatever stops it half-way, the next run
 * finds the same difference, or the same outdated summary, and makes up for it.
 */
export async function recordHistory(
  deps: HistoryDeps,
  reading: DatedFields,
  trail?: Trail,
): Promise<void> {
  const limit = POLICY.historyAnswerMs;
  try {
    await within(
      limit,
      () => recordAndSummarise(deps, reading, trail),
      () => new Error(`D1 n'a pas répondu en ${limit} ms`),
    );
  } catch (error) {
    if (error instanceof MigrationsMissing) await reportMissingTables(deps);
    else logHistoryFailure(error);
  }
}

/** Tables that were never made are told once; those of a history that was kept are a loss, and told like every other. */
async function reportMissingTables({ kv, memory, now }: HistoryDeps): Promise<void> {
  const known = await findSummary(kv);
  if (known) {
    logTablesLost();
    if (known.lostAt === undefined) await markLost(kv, known, now());
    return;
  }
  if (!memory.hasLoggedMissingTables) logMigrationsMissing();
  memory.hasLoggedMissingTables = true;
}

async function recordAndSummarise(
  { kv, db, now }: HistoryDeps,
  reading: DatedFields,
  trail: Trail | undefined,
) {
  const head = await recordCorrectingClock({ kv, db, now }, reading);
  if (trail) await recordTrail(db, trail);
  const known = await findSummary(kv);
  if (known && isUpToDate(known, head, now())) return;
  const record = await readRecord(db, now());
  const stored = await findRecord(kv);
  if (stored && isFuller(stored, record, now())) {
    // The last copy there is: only a person may let go of it.
    logHistoryLost(watchedMs(stored, now()), watchedMs(record, now()));
    if (known && known.lostAt === undefined) await markLost(kv, known, now());
    return;
  }
  const summary = summarise(record);
  if (summary) await writeHistory(kv, record, summary);
}

/** Records a reading; where the record lies ahead of every clock, so that none could be newer, it is corrected first. */
async function recordCorrectingClock(
  { kv, db, now }: Omit<HistoryDeps, "memory">,
  reading: DatedFields,
): Promise<RecordHead> {
  const head = await recordReading(db, reading, now());
  const { newest, latest } = head;
  if (!(newest > latest)) return head;
  const copy = await findRecord(kv);
  const proven = copy ? provenBy(copy, now()) : [];
  await correctTimes(db, { latest, readAt: reading.readAt, proven });
  logClockCorrected(newest, latest);
  return recordReading(db, reading, now());
}

/**
 * Whether a copy tells more than the record it was made of: it then is no copy any more, but what is left of a database that was
 * emptied or made anew. A record only ever grows; an example gives way to a true one.
 */
export function isFuller(copy: HistoryRecord, record: HistoryRecord, now: number): boolean {
  if (copy.isExample && !record.isExample) return false;
  return (
    watchedMs(copy, now) > watchedMs(record, now) ||
    copy.changes.length > record.changes.length ||
    (copy.corrections?.length ?? 0) > (record.corrections?.length ?? 0)
  );
}

/** Time that a record proves to have been watched, in ms. @param now ms since the epoch */
export function watchedMs(record: HistoryRecord, now: number): number {
  return provenBy(record, now).reduce((sum, { from, until }) => sum + until - from, 0);
}

/** A record can't know of times after it was made, whatever it says; nor one that is dated ahead, of times after now. */
function provenBy(record: HistoryRecord, now: number): Watch[] {
  return provenWatches(record, Math.min(record.madeAt, now) + POLICY.clockLeewayMs);
}

/** Whether a summary still tells what the record tells. Each day has one of its own: the days at a level grow. */
function isUpToDate(
  known: HistorySummary,
  { upTo, periods, isExample, clocksCorrectedAt, newestCorrection }: RecordHead,
  now: number,
) {
  return (
    known.lostAt === undefined &&
    (known.clocksCorrectedAt ?? null) === clocksCorrectedAt &&
    (known.corrections?.at(-1)?.id ?? null) === newestCorrection &&
    known.upTo === upTo &&
    known.periods === periods &&
    known.isExample === isExample &&
    known.madeAt <= now + POLICY.clockLeewayMs &&
    dayInParis(known.madeAt) === dayInParis(now)
  );
}
