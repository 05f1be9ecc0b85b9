// A backup of the history and its way back, through wrangler and a real local D1 in a folder of its own.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BACKUP, history, openDatabase, ROWS } from "./history-place.ts";
import { runCommandFile } from "./run-command.ts";

test("what is exported is restored, row by row, into a database whose migrations have run", async () => {
  const first = await openDatabase();
  await first.run(ROWS);
  const file = join(first.folder, "sauvegarde.sql");
  const exported = await history(["export", file], first.config);
  const second = await openDatabase();
  const restored = await history(["restore", file], second.config);

  expect(exported).toMatchObject({ code: 0, stderr: "" });
  expect(linesOf(readFileSync(file, "utf8"))).toEqual(linesOf(BACKUP));
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
  writeFileSync(file, BACKUP);
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
  const { code, stderr } = await runCommandFile("history", [
    "restore",
    file,
    "--config",
    bare.config,
  ]);

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
  [["export", "a", "--remplacer"], "--remplacer ne va pas avec « export »."],
  [["restore", "a", "--copie"], "--copie ne va pas avec « restore »."],
  [["export", "a", "b"], "« b » est de trop."],
  [["export", "a", "--env", "preprod"], "--env veut production ou staging"],
])("%j is refused with the usage", async (words, message) => {
  const { code, stderr } = await runCommandFile("history", words);

  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

/** The rows of a backup, whatever their order. */
function linesOf(backup: string): string[] {
  return backup
    .split("\n")
    .filter((line) => line.startsWith("INSERT"))
    .sort();
}
