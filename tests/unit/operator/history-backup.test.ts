// A backup of the history and its way back, through wrangler and a real local D1 in a folder of its own.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { expect, onTestFinished, test } from "vitest";
import { askTool, TOP } from "../../../app/operator/tools.ts";
import { RECORD_KEY } from "../../../app/primes/history/kept.server.ts";
import { readMigrations } from "../../local/migrations.ts";
import { runCommandFile } from "./run-command.ts";

/** What an export has to bring back unharmed: empty amounts, cents, quotation marks, a semicolon, an example's mark. */
const ROWS = [
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
];

const TABLES = ["change", "state", "watch", "about"];

/** What KV keeps of a history of one day. */
const COPY = {
  madeAt: 1790086400000,
  isExample: false,
  watches: [{ from: 1790000000000, until: 1790086400000 }],
  changes: [
    {
      ...{ id: 4, field: "PRIME_PARRAIN_N26", from: null, to: 35 },
      ...{ changedAt: null, seenAt: 1790000000000 },
    },
    {
      ...{ id: 9, field: "PRIME_PARRAIN_N26", from: 35, to: 7.1 },
      ...{ changedAt: 1790000200000, seenAt: 1790000300000 },
    },
  ],
};

test("what is exported is restored, row by row, into a database whose migrations have run", async () => {
  const first = await openDatabase();
  await first.run(ROWS);
  const file = join(first.folder, "sauvegarde.sql");
  const exported = await history(["export", file], first.config);
  const second = await openDatabase();
  const restored = await history(["restore", file], second.config);

  expect(exported).toMatchObject({ code: 0, stderr: "" });
  expect(restored.stdout).toContain("3 changements, 2 périodes");
  expect(restored).toMatchObject({ code: 0, stderr: "" });
  expect(await second.rows()).toEqual(await first.rows());
  // The next change gets a number of its own.
  await second.run(["INSERT INTO change (field, seen_at) VALUES ('PRIME_PARRAIN_WISE', 1)"]);
  expect(await second.rows()).toMatchObject({ change: { 3: { id: 5 } } });
});

test("a database that has rows is left alone, and the way on is told", async () => {
  const first = await openDatabase();
  await first.run(ROWS);
  const file = join(first.folder, "sauvegarde.sql");
  await history(["export", file], first.config);
  const before = await first.rows();
  const refused = await history(["restore", file], first.config);

  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain("La base n'est pas vide (3 changements, 2 périodes)");
  expect(refused.stderr).toContain("relancez avec --remplacer");
  const unasked = await history(["restore", file, "--remplacer"], first.config);
  expect([unasked.code, unasked.stderr]).toEqual([1, expect.stringContaining("ajoutez --oui")]);
  expect(await first.rows()).toEqual(before);

  const again = await history(["export", file], first.config);
  expect(again.stderr).toContain("existe déjà");
});

test("a database that has begun again after a loss gives way to the backup, and what it held is kept beside it", async () => {
  const first = await openDatabase();
  await first.run(ROWS);
  const file = join(first.folder, "sauvegarde.sql");
  await history(["export", file], first.config);
  const before = await first.rows();
  await first.run([
    ...TABLES.map((table) => `DELETE FROM ${table}`),
    "INSERT INTO change (field, to_euros, seen_at) VALUES ('PRIME_PARRAIN_N26', 9, 1795000000000)",
    "INSERT INTO state VALUES ('PRIME_PARRAIN_N26', 9)",
    "INSERT INTO watch VALUES (1795000000000, 1795000300000)",
  ]);
  const begun = await first.rows();
  const replaced = await history(["restore", file, "--remplacer", "--oui"], first.config);

  expect(replaced).toMatchObject({ code: 0, stderr: "" });
  expect(replaced.stdout).toContain("La base contient 1 changements et 1 périodes.");
  expect(await first.rows()).toEqual(before);
  const [, kept = ""] = /gardés dans (\S+\.sql)/.exec(replaced.stdout) ?? [];
  expect(dirname(kept)).toBe(first.folder);
  const second = await openDatabase();
  await history(["restore", kept], second.config);
  expect(await second.rows()).toEqual(begun);
});

test("a backup that the database refuses leaves what it held", async () => {
  const first = await openDatabase();
  await first.run(ROWS);
  const before = await first.rows();
  const file = join(first.folder, "sauvegarde.sql");
  // Whole by its looks; the second row repeats the key of the first.
  writeFileSync(file, "INSERT INTO watch VALUES(1,2);\nINSERT INTO watch VALUES(1,3);\n");
  const { code, stderr } = await history(["restore", file, "--remplacer", "--oui"], first.config);

  expect([code, stderr]).toEqual([1, expect.stringContaining("UNIQUE constraint failed")]);
  expect(await first.rows()).toEqual(before);
});

test("tables that were dropped are made again, though the list of migrations says that they are there", async () => {
  const first = await openDatabase();
  await first.run(ROWS);
  const file = join(first.folder, "sauvegarde.sql");
  await history(["export", file], first.config);
  const before = await first.rows();
  await first.run([
    // As wrangler keeps the list.
    "CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
    "INSERT INTO d1_migrations (name) VALUES ('0001_history.sql')",
    ...TABLES.map((table) => `DROP TABLE ${table}`),
  ]);
  const refused = await history(["restore", file], first.config);
  const restored = await history(["restore", file, "--remplacer", "--oui"], first.config);

  expect(refused.stderr).toContain("elles ont été effacées : relancez avec --remplacer");
  expect(restored).toMatchObject({ code: 0, stderr: "" });
  expect(await first.rows()).toEqual(before);
  const words = ["d1", "migrations", "list", "HISTORY", "--local", "-c", first.config];
  expect((await askTool("wrangler", words)).stdout).toContain("No migrations to apply");
});

test("the copy that KV keeps is a backup like any other", async () => {
  const first = await openDatabase();
  const file = join(first.folder, "copie.sql");
  const none = await history(["export", file, "--copie"], first.config);
  await first.keep(COPY);
  const exported = await history(["export", file, "--copie"], first.config);
  await history(["restore", file], first.config);

  expect([none.code, none.stderr]).toEqual([1, expect.stringContaining("aucune copie")]);
  expect(exported.stdout).toContain("2 changements, 1 périodes");
  expect(await first.rows()).toEqual({
    change: [
      expect.objectContaining({
        id: 4,
        field: "PRIME_PARRAIN_N26",
        from_euros: null,
        to_euros: 35,
      }),
      expect.objectContaining({ id: 9, from_euros: 35, to_euros: 7.1, changed_at: 1790000200000 }),
    ],
    state: [{ field: "PRIME_PARRAIN_N26", euros: 7.1 }],
    watch: [{ from_at: 1790000000000, until_at: 1790086400000 }],
    about: [],
  });
});

test("an older backup than the copy in KV says so before it is put in place", async () => {
  const first = await openDatabase();
  await first.keep(COPY);
  const file = join(first.folder, "sauvegarde.sql");
  writeFileSync(file, "INSERT INTO watch VALUES(1790000000000,1790000300000);\n");
  const { code, stdout } = await history(["restore", file], first.config);

  expect(code).toBe(0);
  expect(stdout).toContain("1 jours observés et 2 changements contre 0 jours observés et 0");
  expect(stdout).toContain("npm run history -- export copie.sql --copie");
});

test("a loss is accepted by a person's word, and the copy that goes is written down first", async () => {
  const first = await openDatabase();
  await first.run(["INSERT INTO watch VALUES (1795000000000, 1795000300000)"]);
  await first.keep(COPY);
  const run = (words: string[]) =>
    history(["accept-loss", ...words], first.config, { INIT_CWD: first.folder });
  const unasked = await run([]);
  expect([unasked.code, unasked.stderr]).toEqual([1, expect.stringContaining("ajoutez --oui")]);
  expect(await first.copy()).toEqual(COPY);

  const accepted = await run(["--oui"]);
  expect(accepted).toMatchObject({ code: 0, stderr: "" });
  expect(accepted.stdout).toContain("1 jours observés et 2 changements contre 0 jours observés");
  expect(await first.copy()).toBeNull();
  const [, kept = ""] = /écrite dans (\S+\.sql)/.exec(accepted.stdout) ?? [];
  const second = await openDatabase();
  expect((await history(["restore", kept], second.config)).stdout).toContain("2 changements");
  // Nothing is left to accept.
  expect((await run(["--oui"])).stderr).toContain("aucune copie");
});

test("where the database knows as much as the copy, there is no loss to accept", async () => {
  const first = await openDatabase();
  await first.keep({ ...COPY, changes: [] });
  await first.run(["INSERT INTO watch VALUES (1780000000000, 1795000300000)"]);
  const { code, stdout } = await history(["accept-loss", "--oui"], first.config);

  expect([code, stdout]).toEqual([0, expect.stringContaining("pas de perte à accepter")]);
  expect(await first.copy()).not.toBeNull();
});

test("a database without tables, or a file that is no export, is told apart", async () => {
  const bare = await openDatabase({ isMigrated: false });
  const file = join(bare.folder, "sauvegarde.sql");
  writeFileSync(file, 'INSERT INTO "watch" ("from_at","until_at") VALUES(1,2);\n');
  const unmigrated = await history(["restore", file], bare.config);
  writeFileSync(file, "DROP TABLE change;\n");
  const odd = await history(["restore", file], bare.config);

  expect(unmigrated.stderr).toContain("npx wrangler d1 migrations apply HISTORY --local");
  expect(odd.stderr).toContain("n'est pas un export de l'historique : on y trouve « DROP TABLE");
  expect([unmigrated.code, odd.code]).toEqual([1, 1]);
});

test.each([
  "INSERT INTO watch VALUES(1,2);DROP TABLE state;",
  "INSERT INTO watch VALUES((SELECT 1),2);",
  "INSERT INTO watch VALUES(1,2); -- DROP TABLE state;",
  "INSERT INTO users VALUES(1,2);",
])("a line that does more than put back a row is never run: %s", async (line) => {
  const bare = await openDatabase({ isMigrated: false });
  const file = join(bare.folder, "sauvegarde.sql");
  writeFileSync(file, `INSERT INTO watch VALUES(3,4);\n${line}\n`);
  const { code, stderr } = await history(["restore", file], bare.config);

  expect([code, stderr]).toEqual([1, expect.stringContaining("(ligne 2). Rien n'est écrit.")]);
});

test("an export without a row is no success, and leaves no file behind", async () => {
  const empty = await openDatabase();
  const file = join(empty.folder, "vide.sql");
  const { code, stderr } = await history(["export", file], empty.config);

  expect(code).toBe(1);
  expect(stderr).toContain("La base est vide");
  expect(existsSync(file)).toBe(false);
});

test.each([
  [[], "Il manque une commande."],
  [["sauve", "x"], "« sauve » n'est pas une commande."],
  [["export"], "Il manque le nom du fichier."],
  [["accept-loss", "x"], "« x » est de trop."],
  [["export", "a", "--remplacer"], "--remplacer ne va qu'avec restore."],
  [["restore", "a", "--copie"], "--copie ne va qu'avec export."],
  [["export", "a", "b"], "« b » est de trop."],
  [["export", "a", "--env", "preprod"], "--env veut production ou staging"],
])("%j is refused with the usage", async (words, message) => {
  const { code, stderr } = await runCommandFile("history", words);

  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

/** A local D1 whose files stand beside a configuration of its own; looked into without wrangler. */
async function openDatabase({ isMigrated = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "history-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = join(folder, "wrangler.toml");
  const migrations = join(TOP, "workers/migrations");
  writeFileSync(
    config,
    `name = "essai"\ncompatibility_date = "2026-10-12"\n[[d1_databases]]\nbinding = "HISTORY"\n` +
      `database_name = "essai"\nmigrations_dir = ${JSON.stringify(migrations)}\n` +
      `[[kv_namespaces]]\nbinding = "PRIMES"\n`,
  );
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
  const look = <Found>(work: (db: D1Database) => Promise<Found>) =>
    open(async (miniflare) => work(await miniflare.getD1Database("HISTORY")));
  if (isMigrated)
    await look((db) => db.batch(readMigrations().map((statement) => db.prepare(statement))));
  return {
    folder,
    config,
    /** Puts a copy of the record into KV. */
    keep: (copy: object) =>
      open(async (miniflare) =>
        (await miniflare.getKVNamespace("PRIMES")).put(RECORD_KEY, JSON.stringify(copy)),
      ),
    copy: () =>
      open(async (miniflare) => (await miniflare.getKVNamespace("PRIMES")).get(RECORD_KEY, "json")),
    run: (statements: readonly string[]) =>
      look((db) => db.batch(statements.map((sql) => db.prepare(sql)))),
    /** All rows of all tables. */
    rows: () =>
      look(async (db) => {
        const found = await db.batch(TABLES.map((table) => db.prepare(`SELECT * FROM ${table}`)));
        return Object.fromEntries(TABLES.map((table, at) => [table, found[at]?.results]));
      }),
  };
}

function history(words: string[], config: string, env?: Record<string, string>) {
  return runCommandFile("history", [...words, "--config", config], env);
}
