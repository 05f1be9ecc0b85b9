// The record of every change, in D1 (binding HISTORY): who writes it is the cron, and nobody but the cron reads it.
// Tables: workers/migrations. All times in ms since the epoch, all amounts in euros.
import type { D1Database } from "@cloudflare/workers-types";
import { DOCUMENT_FIELDS } from "../document.ts";
import type { DatedFields } from "../kept.server.ts";
import { POLICY } from "../policy.ts";
import type { DocumentField } from "../values.ts";
import { isWholeRecord } from "./kept.server.ts";
import type { Change, HistoryRecord, Watch } from "./record.ts";

/** What of a database the record needs; a `D1Database` fits. */
export type HistoryDatabase = Pick<D1Database, "prepare" | "batch">;

/** By what one knows whether a summary is still true. */
export type RecordHead = { upTo: number; periods: number; isExample: boolean };

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

const HEAD = `SELECT (SELECT coalesce(max(id), 0) FROM change) AS upTo, (SELECT count(*) FROM watch) AS periods,
  EXISTS (SELECT 1 FROM about WHERE name = 'example') AS isExample`;

/**
 * Takes in one successful reading, whole or not at all; the same one twice changes nothing.
 * @throws {MigrationsMissing} where the tables are not there; what D1 throws where it can't be reached
 */
export async function recordReading(
  db: HistoryDatabase,
  { readAt, changedAt, fields }: DatedFields,
): Promise<RecordHead> {
  const values = [readAt, JSON.stringify(fields), changedAt, POLICY.longestPauseMs];
  const statements = WRITE.map((sql) => db.prepare(sql).bind(...values.slice(0, arity(sql))));
  const results = await orMissing(db.batch<Head>([...statements, db.prepare(HEAD)]));
  const head = results.at(-1)?.results[0];
  if (!head) throw new Error("the database answered nothing");
  return { ...head, isExample: head.isExample === 1 };
}

type Head = Omit<RecordHead, "isExample"> & { isExample: number };

/**
 * Everything that was recorded; changes of fields that the site no longer knows are left where they are.
 * @throws where the rows are no record, {@link MigrationsMissing} where there are no tables
 */
export async function readRecord(db: HistoryDatabase, madeAt: number): Promise<HistoryRecord> {
  const [changes, watches, about] = await orMissing(
    db.batch([
      db.prepare(
        `SELECT id, field, from_euros AS "from", to_euros AS "to", changed_at AS changedAt, seen_at AS seenAt
         FROM change ORDER BY id`,
      ),
      db.prepare('SELECT from_at AS "from", until_at AS until FROM watch ORDER BY from_at'),
      db.prepare("SELECT name FROM about WHERE name = 'example'"),
    ]),
  );
  const known = (changes?.results ?? []) as Change[];
  const record = {
    madeAt,
    isExample: (about?.results.length ?? 0) > 0,
    watches: (watches?.results ?? []) as Watch[],
    changes: known.filter(({ field }) => FIELDS.has(field)),
  };
  // What visitors see is drawn from this: rows of something else are not kept over a good record.
  if (!isWholeRecord(record)) throw new Error("les lignes lues ne sont pas un historique");
  return record;
}

const FIELDS: ReadonlySet<DocumentField> = new Set(DOCUMENT_FIELDS);

/** The highest parameter that a statement names: D1 refuses more than there are. */
function arity(sql: string): number {
  return Math.max(...Array.from(sql.matchAll(/\?(\d)/g), ([, number]) => Number(number)));
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
