// A backup that nobody watches: proven by a restore, noted, and never less than the one before.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BACKUP, history, openDatabase, ROWS } from "./history-place.ts";

test("what is taken out comes back row by row, is noted, and less than that is refused until a person accepts it", async () => {
  const place = await openDatabase();
  await place.run(ROWS);
  const folder = join(place.folder, "sauvegardes");
  const first = await history(["backup", folder], place.config);

  expect(first, first.stderr).toMatchObject({ code: 0, stderr: "" });
  expect(first.stdout).toMatch(/3 changements\. Remis dans une base vide, tout y est/);
  const [file = ""] = readdirSync(folder);
  expect(
    readFileSync(join(folder, file), "utf8")
      .replace(/^PRAGMA.*\n/, "")
      .trim(),
  ).toBe(BACKUP.trim());

  await place.run(["DELETE FROM change WHERE id = 3"]);
  const less = await history(["backup", folder], place.config);
  expect([less.code, less.stderr]).toEqual([
    1,
    expect.stringMatching(/en sait moins que la dernière sauvegarde \(2 changements.* contre 3/),
  ]);
  expect(readdirSync(folder)).toEqual([file]);
});

test("a database that was emptied is no backup, nor is one that knows less than the copy", async () => {
  const place = await openDatabase();
  const folder = join(place.folder, "sauvegardes");
  const empty = await history(["backup", folder], place.config);
  expect([empty.code, empty.stderr]).toEqual([1, expect.stringContaining("La base est vide")]);

  await place.run(["INSERT INTO watch VALUES (1790000000000, 1790000900001)"]);
  await place.store({
    madeAt: 1790086400000,
    isExample: false,
    watches: [{ from: 1780000000000, until: 1790086400000 }],
    changes: [],
  });
  const behind = await history(["backup", folder], place.config);
  expect([behind.code, behind.stderr]).toEqual([
    1,
    expect.stringContaining("La copie que KV garde en sait plus"),
  ]);
  expect(readdirSync(folder)).toEqual([]);
});
