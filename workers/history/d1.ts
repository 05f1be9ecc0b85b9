// The record of every change, in D1 (binding HISTORY): the cron writes it, and the Worker reads it there alone.
// Tables: workers/migrations. All times in ms since the epoch, all amounts in euros.
import type { D1Database } from "@cloudflare/workers-types";
import { DOCUMENT_FIELDS } from "../../app/amounts/document.server.ts";
import type {
  Change,
  Correction,
  HistoryRecord,
  Watch,
} from "../../app/amounts/history/record.server.ts";
import { POLICY } from "../../app/amounts/policy.server.ts";
import type { DocumentField } from "../../app/amounts/values.ts";
import type { DatedFields } from "../amounts/amounts-kv.ts";
import { isWholeRecord } from "./history-kv.ts";

/** What of a database the record needs; a `D1Database` fits. */
export type HistoryDatabase = Pick<D1Database, "prepare" | "batch">;

/** By what one knows whether a summary is still true. */
export type RecordHead = {
  upTo: number;
  periods: number;
  isExample: boolean;
  /** When times that lay ahead were last taken back; null where none ever were. */
  clocksCorrectedAt: number | null;
  /** The number of the newest correction; null where there is none. */
  newestCorrection: number | null;
  /** The latest time in the record, of its periods and its newest change; 0 where it has none. */
  newest: number;
  /** The latest that a time can be: none that is true lies beyond it. */
  latest: number;
};

/** Questions for the rows of a record, the operator's commands' too. @param which WHERE of one field */
export const RECORD_ROWS = {
  watches: 'SELECT from_at AS "from", until_at AS until FROM watch ORDER BY from_at',
  changes: (which = "") =>
    `SELECT id, field, from_euros AS "from", to_euros AS "to", changed_at AS changedAt, seen_at AS seenAt FROM change ${which} ORDER BY id`,
  corrections: (which = "") =>
    `SELECT id, field, from_at AS "from", until_at AS until, euros, reason, written_at AS writtenAt FROM correction ${which} ORDER BY id`,
};

/** The database is there, and its tables are not. */
export class MigrationsMissing extends Error {
  override name = "MigrationsMissing";
}

/** Readings that came in before are known already: of two crons that overlap, one writes. */
const IS_NEWER = "NOT EXISTS (SELECT 1 FROM watch WHERE until_at >= ?1)";

/**
 * One transaction: what differs between the state and the reading becomes changes, the reading becomes the state, and
 * the time watched grows. The difference is taken by the database itself, so that it can't be taken twice. A field that holds
 * something else than an amount (null) is a slip of somebody's, not a withdrawal: what was known of it stays.
 * Parameters: ?1 when the reading began, ?2 its fields as JSON, ?3 when the document was changed, ?4 the longest pause.
 */
const WRITE = [
  `INSERT INTO change (field, from_euros, to_euros, changed_at, seen_at)
   SELECT field, was, is_now, ?3, ?1 FROM (
     SELECT new.key AS field, state.euros AS was, new.value AS is_now
       FROM json_each(?2) AS new LEFT JOIN state ON state.field = new.key
       WHERE new.value IS NOT NULL AND state.euros IS NOT new.value
     UNION ALL
     SELECT field, euros, NULL FROM state WHERE field NOT IN (SELECT key FROM json_each(?2))
   ) WHERE ${IS_NEWER} ORDER BY field`,
  `INSERT INTO state (field, euros) SELECT key, value FROM json_each(?2) WHERE value IS NOT NULL AND ${IS_NEWER}
   ON CONFLICT (field) DO UPDATE SET euros = excluded.euros WHERE euros IS NOT excluded.euros`,
  `DELETE FROM state WHERE field NOT IN (SELECT key FROM json_each(?2)) AND ${IS_NEWER}`,
  `UPDATE watch SET until_at = ?1
   WHERE until_at = (SELECT max(until_at) FROM watch) AND ?1 > until_at AND ?1 - until_at <= ?4`,
  `INSERT INTO watch (from_at, until_at) SELECT ?1, ?1 WHERE ${IS_NEWER}`,
];

/**
 * Two clocks have to be behind a time before it counts as ahead, the Worker's (?1) and the database's own: the one that leapt
 * must not judge what the other wrote. ?2 how far a clock may be off.
 */
const HEAD = `SELECT (SELECT coalesce(max(id), 0) FROM change) AS upTo, (SELECT count(*) FROM watch) AS periods,
  EXISTS (SELECT 1 FROM about WHERE name = 'example') AS isExample,
  (SELECT CAST(value AS INTEGER) FROM about WHERE name = 'corrected') AS clocksCorrectedAt,
  (SELECT CAST(value AS INTEGER) FROM about WHERE name = 'corrections') AS newestCorrection,
  max((SELECT coalesce(max(until_at), 0) FROM watch),
      coalesce((SELECT seen_at FROM change ORDER BY id DESC LIMIT 1), 0)) AS newest,
  max(?1, CAST(unixepoch('now', 'subsec') * 1000 AS INTEGER)) + ?2 AS latest`;

/** Whether a watch has another that begins after it and by the time of a change: the change was seen in that one. */
const IS_SEEN_LATER = `EXISTS (SELECT 1 FROM watch AS later
  WHERE later.from_at > watch.from_at AND later.from_at <= change.seen_at)`;

/**
 * Takes back what lies ahead, and keeps what is proven: a period ends at the last change seen in it, or where the copy of it
 * ended; one that has not begun is none; a change that is dated ahead was seen by now at the latest.
 * Parameters: ?1 the latest that a time can be, ?2 when the reading began, ?3 the periods of the copy in KV, as JSON.
 */
const CORRECT = [
  `UPDATE watch SET until_at = max(from_at,
     coalesce((SELECT max(seen_at) FROM change
       WHERE seen_at BETWEEN watch.from_at AND ?1 AND NOT ${IS_SEEN_LATER}), from_at),
     coalesce((SELECT max(value ->> 'until') FROM json_each(?3) WHERE value ->> 'from' = watch.from_at), from_at))
   WHERE until_at > ?1 AND from_at <= ?1`,
  "DELETE FROM watch WHERE from_at > ?1",
  "UPDATE change SET seen_at = ?2 WHERE seen_at > ?1",
  `INSERT INTO about (name, value) VALUES ('corrected', ?2)
   ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
];

/**
 * Takes in one successful reading, whole or not at all; the same one twice changes nothing.
 * @param now the Worker's clock, ms since the epoch
 * @throws {MigrationsMissing} where the tables are not there; what D1 throws where it can't be reached
 */
export async function recordReading(
  db: HistoryDatabase,
  { readAt, changedAt, fields }: DatedFields,
  now: number,
): Promise<RecordHead> {
  const values = [readAt, JSON.stringify(fields), changedAt, POLICY.longestPauseMs];
  const statements = WRITE.map((sql) => prepare(db, sql, values));
  const head = db.prepare(HEAD).bind(now, POLICY.clockLeewayMs);
  const results = await orMissing(db.batch<Head>([...statements, head]));
  const found = results.at(-1)?.results[0];
  if (!found) throw new Error("the database answered nothing");
  return { ...found, isExample: found.isExample === 1 };
}

/**
 * Takes back times that lie ahead of every clock (a clock that leapt, a bad backup): no reading could be newer, and nothing would be
 * recorded until then. Twice changes nothing more.
 * @param latest what a time can be at most @param proven what the copy in KV knows of the periods
 */
export async function correctTimes(
  db: HistoryDatabase,
  { latest, readAt, proven }: { latest: number; readAt: number; proven: readonly Watch[] },
): Promise<void> {
  const values = [latest, readAt, JSON.stringify(proven)];
  await db.batch(CORRECT.map((sql) => prepare(db, sql, values)));
}

type Head = Omit<RecordHead, "isExample"> & { isExample: number };

/**
 * Everything that was recorded; changes of fields that the site no longer knows are left where they are.
 * @throws where the rows are no record, {@link MigrationsMissing} where there are no tables
 */
export async function readRecord(db: HistoryDatabase, madeAt: number): Promise<HistoryRecord> {
  const [changes, watches, about] = await orMissing(
    db.batch([
      db.prepare(RECORD_ROWS.changes()),
      db.prepare(RECORD_ROWS.watches),
      db.prepare("SELECT name, CAST(value AS INTEGER) AS at FROM about"),
    ]),
  );
  const corrections = await readCorrections(db);
  const known = (changes?.results ?? []) as Change[];
  const aboutRows = (about?.results ?? []) as { name: string; at: number }[];
  const clocksCorrectedAt = aboutRows.find(({ name }) => name === "corrected")?.at;
  const record = {
    madeAt,
    isExample: aboutRows.some(({ name }) => name === "example"),
    ...(clocksCorrectedAt !== undefined && { clocksCorrectedAt }),
    watches: (watches?.results ?? []) as Watch[],
    changes: known.filter(({ field }) => FIELDS.has(field)),
    ...(corrections.length > 0 && { corrections }),
  };
  // What visitors see is drawn from this: rows of something else are not kept over a good record.
  if (!isWholeRecord(record)) throw new Error("les lignes lues ne sont pas un historique");
  return record;
}

/** None where their table is not there yet: a history from before it goes on without. */
async function readCorrections(db: HistoryDatabase): Promise<Correction[]> {
  const question = db.prepare(RECORD_ROWS.corrections());
  try {
    const [answer] = await orMissing(db.batch<Correction>([question]));
    return (answer?.results ?? []).filter(({ field }) => FIELDS.has(field));
  } catch (error) {
    if (error instanceof MigrationsMissing) return [];
    throw error;
  }
}

const FIELDS: ReadonlySet<DocumentField> = new Set(DOCUMENT_FIELDS);

/** With as many values as the highest parameter that it names: D1 refuses more than there are. */
function prepare(db: HistoryDatabase, sql: string, values: readonly unknown[]) {
  const count = Math.max(...Array.from(sql.matchAll(/\?(\d)/g), ([, number]) => Number(number)));
  return db.prepare(sql).bind(...values.slice(0, count));
}

async function orMissing<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && error.message.includes("no such table")) {
      throw new MigrationsMissing(error.message, { cause: error });
    }
    throw error;
  }
}
