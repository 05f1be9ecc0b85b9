// What an operator does where the history is lost: put it back over what has begun since, or let it go.
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readFileRows } from "../../../app/operator/history-file.ts";
import { captureTool } from "../../../app/operator/tools.ts";
import { BACKUP, history, openDatabase, ROWS, TABLES } from "./history-place.ts";

/** What KV keeps of a history of one day. */
const COPY = {
  madeAt: 1790086400000,
  isExample: false,
  watches: [{ from: 1790000000000, until: 1790086400000 }],
  changes: [
    {
      id: 4,
      field: "PRIME_PARRAIN_N26",
      from: null,
      to: 35,
      changedAt: null,
      seenAt: 1790000000000,
    },
    {
      id: 9,
      field: "PRIME_PARRAIN_N26",
      from: 35,
      to: 7.1,
      changedAt: 1790000200000,
      seenAt: 1790000300000,
    },
  ],
};

test("a database that has begun again after a loss gives way to the backup, and what it held is kept beside it", async () => {
  const first = await openDatabase();
  await first.run(ROWS);
  const file = join(first.folder, "sauvegarde.sql");
  writeFileSync(file, BACKUP);
  const before = await first.rows();
  await first.run([
    ...TABLES.map((table) => `DELETE FROM ${table}`),
    "INSERT INTO change (field, to_euros, seen_at) VALUES ('PRIME_PARRAIN_N26', 9, 1795000000000)",
    "INSERT INTO state VALUES ('PRIME_PARRAIN_N26', 9)",
    "INSERT INTO watch VALUES (1795000000000, 1795000300000)",
  ]);
  const replaced = await history(["restore", file, "--remplacer", "--oui"], first.config);

  expect(replaced).toMatchObject({ code: 0, stderr: "" });
  expect(replaced.stdout).toContain("La base contient 1 changements et 1 périodes.");
  expect(await first.rows()).toEqual(before);
  const [, kept = ""] = /gardés dans (\S+\.sql)/.exec(replaced.stdout) ?? [];
  expect(dirname(kept)).toBe(first.folder);
  expect(readFileRows(kept)).toMatchObject({
    watches: [{ from: 1795000000000, until: 1795000300000 }],
    changes: [{ seenAt: 1795000000000 }],
  });
});

test("who wrote what comes back with the history, before what has been noted since; what was never lost stays", async () => {
  const place = await openDatabase();
  const file = join(place.folder, "sauvegarde.sql");
  writeFileSync(file, BACKUP);
  await place.run([
    "INSERT INTO trail (name, is_now, seen_at) VALUES ('PRIME_PARRAIN_N26', '9', 1795000000000)",
  ]);
  const restored = await history(["restore", file, "--remplacer", "--oui"], place.config);
  expect(restored, restored.stderr).toMatchObject({ code: 0 });
  expect(restored.stdout).toContain("est remis aussi : 2 lignes, avant celle notée depuis.");
  const whole = await place.rows();
  expect(whole.trail).toMatchObject([{ is_now: "35" }, { is_now: "rien" }, { is_now: "9" }]);

  const again = await history(["restore", file, "--remplacer", "--oui"], place.config);
  expect(again.stdout).toContain("Le journal des montants (primes -- log) reste tel qu'il est : 3");
  expect(await place.rows()).toEqual(whole);
});

test("a restore that can't bring the trail back says that it is lost", async () => {
  const place = await openDatabase();
  await place.store(COPY);
  const file = join(place.folder, "copie.sql");
  await history(["export", file, "--copie"], place.config);
  const { code, stdout } = await history(["restore", file], place.config);
  expect(code).toBe(0);
  expect(stdout).toContain("(primes -- log) est perdu : ce fichier n'en contient rien.");
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
  writeFileSync(file, BACKUP);
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
  expect((await captureTool("wrangler", words)).stdout).toContain("No migrations to apply");
});

test("an older backup than the copy in KV says so before it is put in place", async () => {
  const first = await openDatabase();
  await first.store(COPY);
  const file = join(first.folder, "sauvegarde.sql");
  writeFileSync(file, "INSERT INTO watch VALUES(1790000000000,1790000300000);\n");
  const { code, stdout } = await history(["restore", file], first.config);

  expect(code).toBe(0);
  expect(stdout).toContain("1 jours observés et 2 changements contre 0 jours observés et 0");
  expect(stdout).toContain("npm run history -- export copie.sql --copie --config");
});

test("where the database knows as much as the copy, there is no loss to accept", async () => {
  const first = await openDatabase();
  await first.store({ ...COPY, changes: [] });
  await first.run(["INSERT INTO watch VALUES (1780000000000, 1795000300000)"]);
  const { code, stdout } = await history(["accept-loss", "--oui"], first.config);

  expect([code, stdout]).toEqual([0, expect.stringContaining("pas de perte à accepter")]);
  expect(await first.copy()).not.toBeNull();
});

test("a loss that nobody has said yes to is none: without --oui the copy stays", async () => {
  const first = await openDatabase();
  await first.store(COPY);
  const { code, stderr } = await history(["accept-loss"], first.config);

  expect([code, stderr]).toEqual([1, expect.stringContaining("ajoutez --oui")]);
  expect(await first.copy()).toEqual(COPY);
});
