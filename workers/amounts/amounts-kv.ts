// The last good amounts in KV: stored for a week, so that an outage of Firestore does not empty the site.
import { DOCUMENT_FIELDS, readAmount, recheckFields } from "../../app/amounts/document.server.ts";
import type { UnsureFields } from "../../app/amounts/guard.server.ts";
import { POLICY, within } from "../../app/amounts/policy.server.ts";
import type { CheckedFields } from "../../app/amounts/values.ts";
import { isRecord } from "../../app/http/is-record.server.ts";
import { parseJson } from "../parse-json.ts";
import { logKvReadFailure, logKvWriteFailure } from "./log-amounts.ts";

/** What of a KV namespace the amounts and their history need; a `KVNamespace` fits. */
export type KvStore = {
  get(key: string, options?: { cacheTtl?: number }): Promise<string | null>;
  put(key: string, value: string, options?: { expirationTtl: number }): Promise<void>;
};

/** Checked fields and their times, ms since the epoch: what KV stores. */
export type DatedFields = {
  readAt: number;
  /** When the document had last changed by then; null where it does not say. */
  changedAt: number | null;
  /** When the cron last succeeded; null where it never has. A visitor's reading hands it on. */
  cronAt: number | null;
  /** As the site shows them (app/amounts/guard.server.ts). */
  fields: CheckedFields;
  /** What waits for a person, and what was published without one; absent where there is none. */
  held?: UnsureFields;
  unconfirmed?: UnsureFields;
  /** What was shown before the document was gone: by it the next one is judged. Absent while there is one. */
  before?: CheckedFields;
  /** How many amounts the last good document had, and when that was; null where none was ever good. */
  good?: { count: number; at: number } | null;
};

/** What was read from KV: `fault` when KV could not be read, which says nothing of its content. */
type KvRead = { fault: boolean; stored: DatedFields | null };

/** One key for everything. A changed shape changes the version: old copies are then not read. */
export const AMOUNTS_KEY = "primes_parrainage:v1";

/** The text of a key, or null. @throws where KV fails, or does not answer in time */
export function readText(kv: KvStore, key: string): Promise<string | null> {
  return within(
    POLICY.kvAnswerMs,
    () => kv.get(key, { cacheTtl: POLICY.edgeCopySeconds }),
    () => new Error(`KV ne répond pas en ${POLICY.kvAnswerMs} ms`),
  );
}

/** Reads the stored fields. Never rejects: a fault or garbage is logged and counts as nothing. */
export async function readAmountsFromKv(kv: KvStore, nowMs: number): Promise<KvRead> {
  let text: string | null;
  try {
    text = await readText(kv, AMOUNTS_KEY);
  } catch (error) {
    logKvReadFailure(error);
    return { fault: true, stored: null };
  }
  if (text === null) return { fault: false, stored: null };
  const stored = parseStored(text, nowMs);
  // KV forgets by its own clock, sooner or later.
  if (stored && nowMs - stored.readAt > POLICY.expiresAfterMs)
    return { fault: false, stored: null };
  if (!stored) logKvReadFailure(`la clé ${AMOUNTS_KEY} contient autre chose que des valeurs`);
  return { fault: false, stored };
}

/** Stores the fields for as long as they may be shown. Never rejects: false, and a log line, when KV refuses. */
export async function writeAmountsToKv(kv: KvStore, dated: DatedFields): Promise<boolean> {
  try {
    await kv.put(AMOUNTS_KEY, JSON.stringify(dated), {
      expirationTtl: POLICY.expiresAfterMs / 1000,
    });
    return true;
  } catch (error) {
    logKvWriteFailure(error);
    return false;
  }
}

/** Others write to this namespace too (an operator, an older build): what is read is checked. */
function parseStored(text: string, nowMs: number): DatedFields | null {
  const value = parseJson(text);
  if (!isRecord(value)) return null;
  const { readAt, changedAt, cronAt, good } = value;
  const before = recheckFields(value.before);
  const fields = recheckFields(value.fields);
  if (!fields || !isNotNegative(readAt) || readAt > nowMs + POLICY.clockLeewayMs) return null;
  // A copy of an older build does not know all of its times.
  return {
    readAt,
    changedAt: pastOrNull(changedAt, nowMs),
    cronAt: pastOrNull(cronAt, nowMs),
    fields,
    ...parseUnsure("held", value.held),
    ...parseUnsure("unconfirmed", value.unconfirmed),
    ...(before && { before }),
    good: isGood(good) ? good : null,
  };
}

/** The fields that are sound; nothing where none are: an older build keeps none. */
function parseUnsure<Name extends "held" | "unconfirmed">(name: Name, value: unknown) {
  if (!isRecord(value)) return {};
  const found = DOCUMENT_FIELDS.flatMap((field) => {
    const unsure = value[field];
    if (!isRecord(unsure) || !isNotNegative(unsure.since)) return [];
    const euros = unsure.euros === null ? null : readAmount(unsure.euros);
    return euros === undefined ? [] : [[field, { euros, since: unsure.since }] as const];
  });
  if (found.length === 0) return {};
  return { [name]: Object.fromEntries(found) } as { [Key in Name]?: UnsureFields };
}

function isGood(value: unknown): value is NonNullable<DatedFields["good"]> {
  return isRecord(value) && isNotNegative(value.count) && isNotNegative(value.at);
}

/** A time that is known, and no garbage: nothing has changed, or succeeded, ahead of our clock. */
export function pastOrNull(value: unknown, nowMs: number): number | null {
  return isNotNegative(value) && value <= nowMs + POLICY.clockLeewayMs ? value : null;
}

function isNotNegative(value: unknown): value is number {
  return typeof value === "number" && value >= 0;
}
