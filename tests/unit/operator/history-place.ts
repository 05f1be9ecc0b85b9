import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { RECORD_KEY } from "../../../workers/history/history-kv.ts";
import { readMigrations } from "../../local/migrations.ts";
import { writeConfig } from "../../local/write-config.ts";
import { makeFolder } from "../../temporary-folder.ts";
import { spawnCommand } from "./run-command.ts";

export const TABLES = ["change", "state", "watch", "about", "correction", "trail"];

/** What an export has to bring back unharmed: empty amounts, cents, quotation marks, a semicolon, an example's mark. */
export const ROWS = [
  `INSERT INTO change (field, from_euros, to_euros, changed_at, seen_at) VALUES
    ('PRIME_PARRAIN_N26', NULL, 35, NULL, 1790000000000),
    ('PRIME_PARRAIN_N26', 35, 7.1, 1790000300123, 1790000300456),
    ('L''ANCIEN; CHAMP', 0, NULL, 1790000600000, 1790000600001)`,
  "DELETE FROM change WHERE id = 2",
  `INSERT INTO change (field, from_euros, to_euros, changed_at, seen_at) VALUES
    ('PRIME_PARTAGE_HELLO', 0.01, 100000, 1790000900000, 1790000900001)`,
  "INSERT INTO state VALUES ('PRIME_PARRAIN_N26', 7.1), ('PRIME_PARTAGE_HELLO', 100000)",
  "INSERT INTO watch VALUES (1790000000000, 1790000900001), (1790009000000, 1790009000000)",
  "INSERT INTO about VALUES ('example', '1')",
  `INSERT INTO correction (field, from_at, until_at, euros, reason, written_at) VALUES
    ('PRIME_PARRAIN_N26', 1790000300123, 1790000600000, NULL, 'Faute de frappe ; l''offre n''existait plus.', 1790009000000)`,
  `INSERT INTO trail (name, was, is_now, changed_at, seen_at, account) VALUES
    ('PRIME_PARRAIN_N26', NULL, '35', NULL, 1790000000000, NULL),
    ('CONFIRME_PRIME_PARRAIN_N26', '35', 'rien', 1790000600000, 1790000600001, 'aB3-dE')`,
];

/** What `export` writes of these rows; that it does, tests/unit/operator/history-backup.test.ts looks. */
export const BACKUP = `INSERT INTO "change" ("id","field","from_euros","to_euros","changed_at","seen_at") VALUES(1,'PRIME_PARRAIN_N26',NULL,35,NULL,1790000000000);
INSERT INTO "change" ("id","field","from_euros","to_euros","changed_at","seen_at") VALUES(3,'L''ANCIEN; CHAMP',0,NULL,1790000600000,1790000600001);
INSERT INTO "change" ("id","field","from_euros","to_euros","changed_at","seen_at") VALUES(4,'PRIME_PARTAGE_HELLO',0.01,100000,1790000900000,1790000900001);
INSERT INTO "state" ("field","euros") VALUES('PRIME_PARRAIN_N26',7.1);
INSERT INTO "state" ("field","euros") VALUES('PRIME_PARTAGE_HELLO',100000);
INSERT INTO "watch" ("from_at","until_at") VALUES(1790000000000,1790000900001);
INSERT INTO "watch" ("from_at","until_at") VALUES(1790009000000,1790009000000);
INSERT INTO "about" ("name","value") VALUES('example','1');
INSERT INTO "correction" ("id","field","from_at","until_at","euros","reason","written_at") VALUES(1,'PRIME_PARRAIN_N26',1790000300123,1790000600000,NULL,'Faute de frappe ; l''offre n''existait plus.',1790009000000);
INSERT INTO "trail" ("id","name","was","is_now","changed_at","seen_at","account") VALUES(1,'PRIME_PARRAIN_N26',NULL,'35',NULL,1790000000000,NULL);
INSERT INTO "trail" ("id","name","was","is_now","changed_at","seen_at","account") VALUES(2,'CONFIRME_PRIME_PARRAIN_N26','35','rien',1790000600000,1790000600001,'aB3-dE');
`;

/** A local D1 whose files stand beside a configuration of its own; looked into without wrangler. */
export async function openDatabase({ isMigrated = true } = {}) {
  const folder = makeFolder();
  const config = writeConfig(folder);
  const open = async <Found>(work: (miniflare: Miniflare) => Promise<Found>): Promise<Found> => {
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        modules: true,
        script: "export default {}",
        resourcePersistencePath: join(folder, ".wrangler/state/v3"),
        d1Databases: ["HISTORY"],
        kvNamespaces: ["PRIMES"],
      }),
    );
    try {
      return await work(miniflare);
    } finally {
      await miniflare.dispose();
    }
  };
  const withDatabase = <Found>(work: (db: D1Database) => Promise<Found>) =>
    open(async (miniflare) => work(await miniflare.getD1Database("HISTORY")));
  if (isMigrated)
    await withDatabase((db) =>
      db.batch(readMigrations().map((statement) => db.prepare(statement))),
    );
  return {
    folder,
    config,
    /** Puts a copy of the record into KV. */
    store: (copy: object) =>
      open(async (miniflare) =>
        (await miniflare.getKVNamespace("PRIMES")).put(RECORD_KEY, JSON.stringify(copy)),
      ),
    copy: () =>
      open(async (miniflare) => (await miniflare.getKVNamespace("PRIMES")).get(RECORD_KEY, "json")),
    run: (statements: readonly string[]) =>
      withDatabase((db) => db.batch(statements.map((sql) => db.prepare(sql)))),
    /** All rows of all tables. */
    rows: () =>
      withDatabase(async (db) => {
        const found = await db.batch(TABLES.map((table) => db.prepare(`SELECT * FROM ${table}`)));
        return Object.fromEntries(TABLES.map((table, at) => [table, found[at]?.results]));
      }),
  };
}

/** Runs `npm run history` there. */
export function history(words: string[], config: string, env?: Record<string, string>) {
  return spawnCommand("history", [...words, "--config", config], env);
}
