// Puts a record into a D1 that is empty: the tables of workers/migrations, then what was watched and what changed.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HistoryDatabase } from "../../../app/primes/history/d1.server.ts";
import type { CheckedFields } from "../../../app/primes/values.ts";
import { TOP } from "../tool.ts";
import type { ExampleRecord } from "./example-record.ts";

const MIGRATIONS = join(TOP, "workers/migrations");

/** Makes the tables, as `wrangler d1 migrations apply` does. */
export async function migrate(db: HistoryDatabase): Promise<void> {
  const files = globSync("*.sql", { cwd: MIGRATIONS }).sort();
  const statements = files.flatMap((file) =>
    readFileSync(join(MIGRATIONS, file), "utf8")
      .split(/;[^\S\n]*$/m)
      .filter((statement) => /^\s*[A-Z]/m.test(statement)),
  );
  await db.batch(statements.map((statement) => db.prepare(statement)));
}

/** Writes a made-up record, and that it is one. @param amounts the state that it ends at */
export async function writeExample(
  db: HistoryDatabase,
  { watches, changes }: ExampleRecord,
  amounts: CheckedFields,
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
