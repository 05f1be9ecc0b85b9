// Puts the made-up record into a D1 that has nothing but its tables, and its summary into KV.

import type { DatedFields, KvStore } from "../../../workers/amounts/amounts-kv.ts";
import type { HistoryDatabase } from "../../../workers/history/d1.ts";
import { createHistoryMemory, recordHistory } from "../../../workers/history/record-history.ts";
import { type ExampleRecord, makeExampleRecord } from "./example-record.ts";

/** How long before the newest reading the last made-up one was: a turn of the cron, in ms. */
const LAST_READING_MS = 5 * 60_000;

/** Writes a record that ends at a reading, and does what the cron does with that one. */
export async function putExample(db: HistoryDatabase, kv: KvStore, reading: DatedFields) {
  const { readAt, fields } = reading;
  await writeRecord(db, makeExampleRecord(readAt - LAST_READING_MS, fields), fields);
  await recordHistory({ kv, db, memory: createHistoryMemory(), now: () => readAt }, reading);
}

/** Writes what was watched and what changed, and that it is an example. @param amounts the state that it ends at */
async function writeRecord(
  db: HistoryDatabase,
  { watches, changes }: ExampleRecord,
  amounts: DatedFields["fields"],
): Promise<void> {
  await db.batch([
    db.prepare("INSERT INTO about VALUES ('example', '1')"),
    db
      .prepare("INSERT INTO watch SELECT value ->> 'from', value ->> 'until' FROM json_each(?1)")
      .bind(JSON.stringify(watches)),
    db
      .prepare("INSERT INTO state SELECT key, value FROM json_each(?1)")
      .bind(JSON.stringify(amounts)),
    db
      .prepare(
        `INSERT INTO change (field, from_euros, to_euros, changed_at, seen_at)
         SELECT value ->> 'field', value ->> 'from', value ->> 'to', value ->> 'changedAt', value ->> 'seenAt'
         FROM json_each(?1) ORDER BY key`,
      )
      .bind(JSON.stringify(changes)),
  ]);
}
