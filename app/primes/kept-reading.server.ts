// The last good amounts in KV: kept for good, so that an outage of Firestore never empties the
// site. Freshness is another file's affair.
import { isAmount } from "./amount.ts";
import { type CheckedFields, DOCUMENT_FIELDS } from "./document-fields.ts";
import type { DatedFields } from "./isolate-memory.ts";
import { logKeptReadFailure, logKeptWriteFailure } from "./log.server.ts";
import { settleWithin } from "./settle-within.ts";

/** What of a KV namespace the amounts need; a `KVNamespace` fits. */
export type PrimesKv = {
  get(key: string, options?: { cacheTtl?: number }): Promise<string | null>;
  put(key: string, value: string): Promise<void>;
};

/** One key for everything. A changed shape changes the version: old copies are then not read. */
export const KEPT_READING_KEY = "primes_parrainage:v1";

/** The shortest time KV allows a data centre to serve its own copy of a key, in seconds. */
const EDGE_COPY_SECONDS = 30;

/** KV answers in milliseconds; beyond this it counts as broken, and the page goes on without it. */
const KV_TIME_LIMIT_MS = 1_000;

/** A clock may be a little ahead of ours; a date further ahead is garbage that would win for ever. */
const CLOCK_LEEWAY_MS = 60_000;

/** What a look into KV found: `fault` when KV could not be read, which says nothing of its content. */
export type KeptLook = { fault: boolean; kept: DatedFields | null };

/** Looks up the kept fields. Never rejects: a fault or garbage is logged and counts as nothing. */
export async function findKept(kv: PrimesKv, nowMs: number): Promise<KeptLook> {
  let text: string | null;
  try {
    text = await settleWithin<string | null>(
      kv.get(KEPT_READING_KEY, { cacheTtl: EDGE_COPY_SECONDS }),
      KV_TIME_LIMIT_MS,
      throwLate,
    );
  } catch (error) {
    logKeptReadFailure(error);
    return { fault: true, kept: null };
  }
  if (text === null) return { fault: false, kept: null };
  const kept = parseKept(text, nowMs);
  if (!kept) logKeptReadFailure(`la clé ${KEPT_READING_KEY} contient autre chose que des valeurs`);
  return { fault: false, kept };
}

/** Keeps the fields, without an expiry. Never rejects: false, and a log line, when KV refuses. */
export async function writeKept(kv: PrimesKv, dated: DatedFields): Promise<boolean> {
  try {
    await kv.put(KEPT_READING_KEY, JSON.stringify(dated));
    return true;
  } catch (error) {
    logKeptWriteFailure(error);
    return false;
  }
}

/** Others write to this namespace too (an operator, an older build): what is read is checked. */
function parseKept(text: string, nowMs: number): DatedFields | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null; // Not JSON: the caller logs it with every other kind of garbage.
  }
  if (!isRecord(value) || !isRecord(value.fields)) return null;
  const { readAt } = value;
  if (typeof readAt !== "number" || readAt < 0 || readAt > nowMs + CLOCK_LEEWAY_MS) return null;
  const fields: CheckedFields = {};
  for (const field of DOCUMENT_FIELDS) {
    if (!Object.hasOwn(value.fields, field)) continue;
    const amount = value.fields[field];
    if (!isAmount(amount)) return null;
    fields[field] = amount;
  }
  return { readAt, fields };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function throwLate(): never {
  throw new Error(`KV ne répond pas en ${KV_TIME_LIMIT_MS} ms`);
}
