// Where a request gets the amounts, in this order: what the isolate remembers, KV, Firestore.
// Only a site that has never read anything makes a visitor wait. Requests share values through the memory, never
// promises: on Workers, what another request began may never settle once its visitor is gone. The whole way stands in one
// file: each step answers for what the one before it could not.

import { type CheckedDocument, countAmounts } from "../../app/amounts/document.server.ts";
import { fieldsAsTyped, guard } from "../../app/amounts/guard.server.ts";
import type { HistorySummary } from "../../app/amounts/history/summary.server.ts";
import { POLICY } from "../../app/amounts/policy.server.ts";
import { emptyReading, type Reading } from "../../app/amounts/reading.ts";
import { findSummary } from "../history/history-kv.ts";
import {
  type DatedFields,
  type KvStore,
  pastOrNull,
  readAmountsFromKv,
  writeAmountsToKv,
} from "./amounts-kv.ts";
import { type FirestoreSource, readDocument } from "./firestore.ts";
import {
  logAbsentDocument,
  logHeld,
  logLeftOut,
  logReadFailure,
  logVanished,
} from "./log-amounts.ts";
import {
  ageReading,
  haveSameAmounts,
  type IsolateMemory,
  remember,
  rememberHistory,
} from "./memory.ts";

/** What reading the amounts needs from the Worker. */
export type AmountsDeps = {
  kv: KvStore;
  source: FirestoreSource;
  /** Keeps the Worker alive for work that outlives the response. */
  waitUntil: (work: Promise<unknown>) => void;
  memory: IsolateMemory;
  /** Ms since the epoch. */
  now: () => number;
  fetch?: typeof fetch | undefined;
};

/** Amounts that are at hand, or the request's own promise of them, which never rejects. */
export type AmountsAnswer =
  | { state: "at-hand"; reading: Reading }
  | { state: "pending"; reading: Promise<Reading> };

/** What is known of the amounts at one moment, for those who watch over the site. Times in ms since the epoch. */
export type AmountsStatus = Awaited<ReturnType<typeof readAmountsStatus>>;

/** Reads the amounts: at hand (memory, KV), or on their way from Firestore. */
export type AmountsReader = { read(): Promise<AmountsAnswer> };

/** The amounts for one request. Never rejects; where nothing was ever read, `readAt` is null. */
export async function readAmounts(deps: AmountsDeps): Promise<AmountsAnswer> {
  const { memory, now } = deps;
  if (!isRemembered(deps)) await compareWithKv(deps);
  ageReading(memory, now());
  const { newest } = memory;
  // Nothing is on its way: a read has just failed, and the next has to wait.
  if (!newest && isPaused(deps) && !isFetching(deps))
    return { state: "at-hand", reading: emptyReading() };
  if (!newest) return { state: "pending", reading: readForTheFirstTime(deps) };
  if (now() > newest.freshUntil && mayFetch(deps)) fetchInBackground(deps);
  return { state: "at-hand", reading: newest.reading };
}

/**
 * For the cron: reads the document and writes it to KV, each time. Neither the pause after a failure nor the rewriting
 * rule applies: its clock is slow enough. Never rejects.
 * @returns what it has read; null, after a line in the log, where Firestore failed, or where nobody could say by what to judge it
 */
export async function refreshAmounts(deps: AmountsDeps): Promise<DatedFields | null> {
  const read = await fetchFromFirestore(deps, "cron");
  if (read) await writeNewest(deps);
  return deps.memory.newest?.isJudged === false ? null : read;
}

/** What this isolate and KV know of the amounts and their past, without fetching from Firestore. Never rejects. */
export async function readAmountsStatus(deps: AmountsDeps) {
  const isKvBroken = await compareWithKv(deps);
  const { newest, stored, history } = deps.memory;
  const cronAt = [newest?.dated.cronAt, stored?.cronAt].map((at) => at ?? Number.NEGATIVE_INFINITY);
  const last = Math.max(...cronAt);
  return {
    isKvBroken,
    readAt: newest?.dated.readAt ?? null,
    // When the cron last succeeded; null where it never has.
    cronAt: Number.isFinite(last) ? last : null,
    history,
    // How many amounts the newest document has, and the last good one had; null where there was none.
    count: newest ? countAmounts(fieldsAsTyped({ held: {}, ...newest.dated })) : null,
    good: newest?.dated.good ?? null,
    // What the site shows, what waits for a person, and what was published without one.
    fields: newest?.dated.fields ?? {},
    held: newest?.dated.held ?? {},
    unconfirmed: newest?.dated.unconfirmed ?? {},
  };
}

function isRemembered({ memory, now }: AmountsDeps): boolean {
  const { newest, comparedAt } = memory;
  return newest !== null && comparedAt !== null && now() - comparedAt < POLICY.memoryMs;
}

/** Compares the memory with KV; the newer reading wins. A broken KV leaves the memory as it is, and gives true. */
async function compareWithKv({ kv, memory, now }: AmountsDeps): Promise<boolean> {
  const [{ fault, stored }, history] = await Promise.all([
    readAmountsFromKv(kv, now()),
    findSummary(kv),
  ]);
  memory.comparedAt = now();
  memory.isKvBroken = fault;
  if (fault) return true;
  memory.stored = stored;
  const isNews = history !== null && isNewerHistory(history, memory.history, now());
  if (isNews) rememberHistory(memory, history);
  if (stored) remember(memory, stored);
  return false;
}

/** Copies of KV may be a little old; one that is dated ahead of our clock would win for ever. */
function isNewerHistory(found: HistorySummary, known: HistorySummary | null, now: number): boolean {
  if (!known || known.madeAt > now + POLICY.clockLeewayMs) return true;
  return found.madeAt > known.madeAt || found.lostAt !== known.lostAt;
}

/**
 * For a request that has nothing to show. One of them fetches from Firestore; those that come meanwhile poll the memory
 * until it has ended, so that a crowd costs one read. If it dies on its way, they go on without
 * amounts, and the next request fetches: nobody waits for more than one read, or the page would be given up.
 */
async function readForTheFirstTime(deps: AmountsDeps): Promise<Reading> {
  const { memory, now } = deps;
  if (mayFetch(deps)) {
    await fetchInBackground(deps);
  } else {
    const until = now() + POLICY.readIsDeadAfterMs;
    while (!memory.newest && isFetching(deps) && now() < until) await sleep(POLICY.pollMs);
  }
  return memory.newest?.reading ?? emptyReading();
}

function mayFetch(deps: AmountsDeps): boolean {
  return !isPaused(deps) && !isFetching(deps);
}

function isPaused({ memory, now }: AmountsDeps): boolean {
  return memory.failedAt !== null && now() - memory.failedAt < POLICY.pauseAfterFailureMs;
}

function isFetching({ memory, now }: AmountsDeps): boolean {
  const { readingSince } = memory;
  return readingSince !== null && now() - readingSince < POLICY.readIsDeadAfterMs;
}

/** Fetches from Firestore and stores the answer, even after the visitor is gone. Resolves with the answer; the storing goes on behind it. */
function fetchInBackground(deps: AmountsDeps): Promise<unknown> {
  const fetching = fetchFromFirestore(deps, "visitor");
  deps.waitUntil(
    fetching.then((read) => (read && isWorthStoring(deps.memory) ? writeNewest(deps) : undefined)),
  );
  return fetching;
}

/** Remembers the document's fields, none when it is gone. Never rejects: null, and a log line, when Firestore failed. */
async function fetchFromFirestore(
  deps: AmountsDeps,
  caller: "cron" | "visitor",
): Promise<DatedFields | null> {
  const { memory, source, now, fetch } = deps;
  // Dated when the request is sent: of two overlapping reads, the later request is newer.
  const readAt = now();
  memory.readingSince = readAt;
  // What was published last, by whichever isolate: by it the reading is judged.
  const remembered = caller === "cron" ? compareWithKv(deps) : undefined;
  try {
    const document = await readDocument(source, fetch);
    await remembered;
    memory.failedAt = null;
    memory.document = document;
    memory.comparedAt = now();
    if (document) logLeftOut(document.leftOut);
    else logAbsentDocument();
    const before = memory.newest?.dated;
    const count = countAmounts(document?.fields ?? {});
    const read = {
      readAt,
      changedAt: pastOrNull(document?.changedAt, readAt),
      cronAt: caller === "cron" ? readAt : (before?.cronAt ?? null),
      ...guardDocument(document, before, readAt),
      good: lastGood({ count, at: readAt }, before?.good ?? null),
    };
    if (caller === "cron") {
      // That there is no document has had its own line.
      if ((document || read.good) && read.good?.at !== readAt) logVanished(count, read.good);
      logHeld(read);
    }
    const isJudged = memory.newest?.isJudged === true || !memory.isKvBroken;
    remember(memory, read, isJudged);
    return read;
  } catch (error) {
    memory.failedAt = now();
    logReadFailure(error);
    return null;
  } finally {
    // Not where this one was taken for dead, and another has begun.
    if (memory.readingSince === readAt) memory.readingSince = null;
  }
}

/** What of a document is published, and what of it waits. One that is gone is a fact: nothing is shown, and nothing waits. */
function guardDocument(
  document: CheckedDocument | null,
  before: DatedFields | undefined,
  now: number,
): Pick<DatedFields, "fields" | "held" | "unconfirmed" | "before"> {
  const shown = before && (before.before ?? before.fields);
  if (!document) return { fields: {}, ...(shown && { before: shown }) };
  const { fields, held, unconfirmed } = guard(
    document,
    before && shown
      ? { fields: shown, held: before.held ?? {}, unconfirmed: before.unconfirmed ?? {} }
      : null,
    now,
  );
  return {
    fields,
    ...(Object.keys(held).length > 0 && { held }),
    ...(Object.keys(unconfirmed).length > 0 && { unconfirmed }),
  };
}

/**
 * The last reading whose amounts were all there. One that has lost most of them is not good, and what was good before stays the
 * measure: for a week where some are left, since an operator may mean it, and for good where there are none.
 */
function lastGood(
  read: NonNullable<DatedFields["good"]>,
  before: NonNullable<DatedFields["good"]> | null,
) {
  if (read.count === 0) return before;
  const isAccepted =
    !before ||
    read.count >= before.count * POLICY.leastShare ||
    read.at - before.at > POLICY.expiresAfterMs;
  return isAccepted ? read : before;
}

/** Spares KV's daily budget: a request writes what changed, or renews a copy that grows old. */
function isWorthStoring({ newest, stored }: IsolateMemory): boolean {
  if (!newest || !stored) return newest !== null;
  const { readAt, changedAt } = newest.dated;
  if (stored.readAt > readAt) return false;
  if (changedAt !== stored.changedAt) return true;
  return !haveSameAmounts(newest.dated, stored) || readAt - stored.readAt > POLICY.rewriteAfterMs;
}

/** Writes to KV what is newest by now: a read that took long may have been overtaken by a later one. */
async function writeNewest({ kv, memory }: AmountsDeps): Promise<void> {
  // What could not be judged must not take the place of what would judge it.
  const dated = memory.newest?.isJudged ? memory.newest.dated : undefined;
  if (dated && (await writeAmountsToKv(kv, dated))) memory.stored = dated;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
