// The summary of the history and the whole record in KV, beside the amounts: what the cron has put there is all that a
// visitor's request ever reads of it. Never rejects: a fault is logged and counts as nothing.

import type { HistoryRecord } from "../../app/amounts/history/record.server.ts";
import type { HistorySummary } from "../../app/amounts/history/summary.server.ts";
import { isRecord } from "../../app/http/is-record.server.ts";
import { type KvStore, readText } from "../amounts/amounts-kv.ts";
import { logKvReadFailure, logKvWriteFailure } from "../amounts/log-amounts.ts";
import { parseJson } from "../parse-json.ts";

/** A changed shape changes the version: what an older build has written is then not read. */
export const SUMMARY_KEY = "primes_historique:v1";
export const RECORD_KEY = "primes_historique_complet:v1";
export const BACKUP_KEY = "primes_sauvegarde:v1";

/** What `npm run history -- backup` notes of the last one that came back whole. `at` in ms since the epoch, `watchedMs` in ms. */
export type BackupNote = { at: number; changes: number; corrections: number; watchedMs: number };

/** The last backup; null where none is noted, or KV does not answer. */
export async function findBackup(kv: KvStore): Promise<BackupNote | null> {
  return find(kv, BACKUP_KEY, isBackupNote, () => undefined);
}

/** Whether a value is the note of a backup. */
export function isBackupNote(value: unknown): value is BackupNote {
  return (
    isRecord(value) &&
    isTime(value.at) &&
    [value.changes, value.corrections, value.watchedMs].every(isNumber)
  );
}

/**
 * What tickets and the cote are drawn from; null where there is none. It is read beside the amounts, whose own look into
 * KV tells when KV is broken: that is one event, and one line.
 */
export async function findSummary(kv: KvStore): Promise<HistorySummary | null> {
  return find(kv, SUMMARY_KEY, isSummary, () => undefined);
}

/** Every change; null where nothing was ever recorded. */
export async function findRecord(kv: KvStore): Promise<HistoryRecord | null> {
  return find(kv, RECORD_KEY, isWholeRecord, logKvReadFailure);
}

/**
 * Stores both, the record first: by the summary the next run of the cron knows whether both are there.
 * @returns false, after a line in the log, where KV refuses
 */
export async function writeHistory(
  kv: KvStore,
  record: HistoryRecord,
  summary: HistorySummary,
): Promise<boolean> {
  try {
    await kv.put(RECORD_KEY, JSON.stringify(record));
    await kv.put(SUMMARY_KEY, JSON.stringify(summary));
    return true;
  } catch (error) {
    logKvWriteFailure(error, "de l'historique");
    return false;
  }
}

/** Notes in the summary that the database has lost what it tells: `/sante` says so at once. */
export async function markLost(kv: KvStore, summary: HistorySummary, now: number): Promise<void> {
  try {
    await kv.put(SUMMARY_KEY, JSON.stringify({ ...summary, lostAt: now }));
  } catch (error) {
    logKvWriteFailure(error, "de l'historique");
  }
}

async function find<Value>(
  kv: KvStore,
  key: string,
  isSound: (value: unknown) => value is Value,
  logFault: (error: unknown) => void,
): Promise<Value | null> {
  try {
    const text = await readText(kv, key);
    if (text === null) return null;
    const value: unknown = parseJson(text);
    if (isSound(value)) return value;
    logKvReadFailure(`la clé ${key} contient autre chose que l'historique`);
  } catch (error) {
    logFault(error);
  }
  return null;
}

/** Others write to this namespace too (an operator, an older build): what will be drawn is checked, number by number. */
function isSummary(value: unknown): value is HistorySummary {
  if (!isRecord(value) || !isRecord(value.offers)) return false;
  const { madeAt, since, upTo, periods, observedDays, isExample, watches, corrections, offers } =
    value;
  return (
    [madeAt, since].every(isTime) &&
    [upTo, periods, observedDays].every(isNumber) &&
    typeof isExample === "boolean" &&
    isListOf(watches, isWatch) &&
    (corrections === undefined || isListOf(corrections, isCorrection)) &&
    Object.values(offers).every(isOfferHistory)
  );
}

function isOfferHistory(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { steps, highest, lowest, median, since, daysAtLevel, withdrawn } = value;
  const isPeak = (peak: unknown) =>
    peak === null || (isRecord(peak) && isNumber(peak.euros) && isTime(peak.at));
  const isStep = (step: unknown) =>
    Array.isArray(step) && isTime(step[0]) && isNumberOrNull(step[1]);
  return (
    isListOf(steps, isStep) &&
    (withdrawn === undefined || isListOf(withdrawn, isStep)) &&
    [highest, lowest].every(isPeak) &&
    isNumberOrNull(median) &&
    isTime(since) &&
    isNumber(daysAtLevel)
  );
}

/** Whether a value is a record, number by number: what D1 gave, or KV. */
export function isWholeRecord(value: unknown): value is HistoryRecord {
  if (!isRecord(value)) return false;
  const { madeAt, isExample, watches, changes, corrections } = value;
  const isChange = (change: unknown) =>
    isRecord(change) &&
    typeof change.field === "string" &&
    isNumber(change.id) &&
    isTime(change.seenAt) &&
    (change.changedAt === null || isTime(change.changedAt)) &&
    [change.from, change.to].every(isNumberOrNull);
  return (
    isTime(madeAt) &&
    typeof isExample === "boolean" &&
    isListOf(watches, isWatch) &&
    isListOf(changes, isChange) &&
    (corrections === undefined || isListOf(corrections, isCorrection))
  );
}

function isCorrection(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { id, field, from, until, euros, reason, writtenAt } = value;
  return (
    isNumber(id) &&
    typeof field === "string" &&
    typeof reason === "string" &&
    [from, until, writtenAt].every(isTime) &&
    isNumberOrNull(euros)
  );
}

function isWatch(value: unknown): boolean {
  return isRecord(value) && isTime(value.from) && isTime(value.until);
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

/** A number that a date can be made of. */
function isTime(value: unknown): value is number {
  return isNumber(value) && Math.abs(value) <= 8.64e15;
}

function isNumberOrNull(value: unknown): boolean {
  return value === null || isNumber(value);
}
