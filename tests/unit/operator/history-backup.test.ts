// A backup of the history and its way back, through wrangler and a real local D1 in a folder of its own.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { expect, onTestFinished, test } from "vitest";
import { askTool, TOP } from "../../../app/operator/tools.ts";
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
  expect(refused.stderr).toContain('--command "DELETE FROM change; DELETE FROM state;');
  expect(await first.rows()).toEqual(before);

  const again = await history(["export", file], first.config);
  expect(again.stderr).toContain("existe déjà");
  // The way on, as it was told.
  const [, way = ""] = /--command "([^"]+);"/.exec(refused.stderr) ?? [];
  await first.run(way.split("; "));
  expect((await history(["restore", file], first.config)).code).toBe(0);
  expect(await first.rows()).toEqual(before);
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
      `database_name = "essai"\nmigrations_dir = ${JSON.stringify(migrations)}\n`,
  );
  if (isMigrated) {
    const words = ["d1", "migrations", "apply", "HISTORY", "--local", "-c", config];
    const { code, stdout, stderr } = await askTool("wrangler", words);
    expect(code, stdout + stderr).toBe(0);
  }
  const look = async <Found>(work: (db: D1Database) => Promise<Found>): Promise<Found> => {
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        modules: true,
        script: "export default {}",
        resourcePersistencePath: join(folder, ".wrangler/state/v3"),
        d1Databases: ["HISTORY"],
      }),
    );
    try {
      return await work(await miniflare.getD1Database("HISTORY"));
    } finally {
      await miniflare.dispose();
    }
  };
  return {
    folder,
    config,
    run: (statements: readonly string[]) =>
      look((db) => db.batch(statements.map((sql) => db.prepare(sql)))),
    /** All rows of all tables. */
    rows: () =>
      look(async (db) => {
        const tables = ["change", "state", "watch", "about"];
        const found = await db.batch(tables.map((table) => db.prepare(`SELECT * FROM ${table}`)));
        return Object.fromEntries(tables.map((table, at) => [table, found[at]?.results]));
      }),
  };
}

function history(words: string[], config: string) {
  return runCommandFile("history", [...words, "--config", config]);
}
