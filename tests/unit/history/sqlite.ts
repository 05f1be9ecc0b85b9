// A real SQLite behind what the record asks of D1: the very statements, a hundred thousand times in seconds. That D1
// itself takes them the same way, tests/worker/history.test.ts looks.
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { HistoryDatabase } from "../../../workers/history/d1.ts";
import { readMigrations } from "../../local/migrations.ts";

export type TestDatabase = HistoryDatabase & {
  sqlite: DatabaseSync;
  /** Of the next transaction, how many statements run before it breaks off, all of them where it is only the answer that gets lost; null where nothing will. */
  breaksAfter: number | null;
  /** How often the next transactions stand back for others before they begin. */
  hesitates: () => number;
  /** What the first statement of each transaction that was written was given first: of a reading, when it began. */
  committed: SQLInputValue[];
};

type Statement = { sql: string; values: SQLInputValue[] };

/** @param migrated whether its tables are there */
export function openDatabase(migrated = true): TestDatabase {
  const sqlite = new DatabaseSync(":memory:");
  if (migrated) for (const statement of readMigrations()) sqlite.exec(statement);
  const prepared = new Map<string, ReturnType<typeof sqlite.prepare>>();
  const run = ({ sql, values }: Statement) => {
    const statement = prepared.get(sql) ?? sqlite.prepare(sql);
    prepared.set(sql, statement);
    return { results: statement.all(...values).map((row) => ({ ...row })) };
  };
  const db = {
    sqlite,
    breaksAfter: null as number | null,
    hesitates: () => 0,
    committed: [] as SQLInputValue[],
    prepare: (sql: string) => ({
      sql,
      values: [],
      bind: (...values: SQLInputValue[]) => ({ sql, values }),
    }),
    async batch(statements: Statement[]) {
      for (let left = db.hesitates(); left > 0; left -= 1) await undefined;
      const limit = db.breaksAfter;
      db.breaksAfter = null;
      sqlite.exec("BEGIN IMMEDIATE");
      try {
        const results = statements.map((statement, index) => {
          if (index === limit) throw new Error("D1_ERROR: the connection was lost");
          return run(statement);
        });
        sqlite.exec("COMMIT");
        db.committed.push(statements[0]?.values[0] ?? null);
        if (limit !== null) throw new Error("D1_ERROR: the answer was lost");
        return results;
      } catch (error) {
        if (sqlite.isTransaction) sqlite.exec("ROLLBACK");
        throw error;
      }
    },
  };
  return db as unknown as TestDatabase;
}
