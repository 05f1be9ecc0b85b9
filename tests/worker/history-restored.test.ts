// From the loss of the history to its end, by the commands that an operator types, on a D1 and a KV that stay on the disk.
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkSite } from "../../app/operator/check-site.ts";
import { readFileRows } from "../../app/operator/history-file.ts";
import { writeConfig } from "../local/write-config.ts";
import { makeFolder } from "../temporary-folder.ts";
import { spawnCommand } from "../unit/operator/run-command.ts";
import { DAY_MS, eventually, openScene } from "./scene.ts";
import type { Site } from "./start-site.ts";

const TABLES = ["change", "state", "watch", "about", "correction"];

test("a history that was lost is put back over what has begun since, from the copy that KV keeps", async () => {
  const place = openPlace();
  await loseHistory(place.folder);
  const copy = join(place.folder, "copie.sql");
  await place.history("export", copy, "--copie");
  const restored = await place.history("restore", copy, "--remplacer", "--oui");
  expect(restored.stdout).toContain("La base contient 2 changements et 1 périodes.");

  await using scene = await openScene({ folder: place.folder, history: "without tables" });
  await scene.site.runCron();
  await eventually(async () =>
    expect(await historyOf(scene.site)).toMatchObject({ tenu: true, perduA: null }),
  );
  const { periodes } = await (await scene.site.fetch("/api/historique.json")).json();
  // The backup's own, and the one that this cron has begun: what lies between, nobody watched.
  expect(periodes).toHaveLength(2);
  expect(scene.site.events()).toEqual([]);
  expect((await checkSite(scene.site.origin)).map(({ state }) => state)).not.toContain("broken");
});

test("a loss that a person accepts is over at the next cron, and what was lost is in a file", async () => {
  const place = openPlace();
  await loseHistory(place.folder);
  const accepted = await place.history("accept-loss", "--oui");
  expect(accepted.stdout).toMatch(/573 jours observés et 1 changements contre 0 jours observés/);
  const [, kept = ""] = /écrite dans (\S+\.sql)/.exec(accepted.stdout) ?? [];
  expect(readFileRows(kept).changes).toHaveLength(1);

  await using scene = await openScene({ folder: place.folder, history: "without tables" });
  await scene.site.runCron();
  await eventually(async () =>
    expect(await historyOf(scene.site)).toMatchObject({ tenu: true, perduA: null }),
  );
  expect(scene.site.events()).toEqual([]);
});

/** A site of 573 days whose database is emptied, and that has begun again since. */
async function loseHistory(folder: string): Promise<void> {
  await using scene = await openScene({ folder });
  const { site } = scene;
  const db = await site.db();
  const now = Date.now();
  const past = [
    `INSERT INTO watch VALUES (${now - 574 * DAY_MS}, ${now - DAY_MS})`,
    `INSERT INTO change (field, to_euros, seen_at) VALUES ('PRIME_FILLEUL_N26', 4321, ${now - 574 * DAY_MS})`,
    "INSERT INTO state VALUES ('PRIME_FILLEUL_N26', 4321), ('PRIME_PARTAGE_N26', 7)",
  ];
  await db.batch(past.map((sql) => db.prepare(sql)));
  await site.runCron();
  expect((await checkSite(site.origin)).map(({ state }) => state)).not.toContain("broken");
  await db.batch(TABLES.map((table) => db.prepare(`DELETE FROM ${table}`)));
  await site.runCron();

  await eventually(async () =>
    expect(await historyOf(site)).toMatchObject({ tenu: false, perduA: expect.any(String) }),
  );
  expect((await checkSite(site.origin)).at(-1)?.advice).toContain("accept-loss --remote");
  expect(site.events()).toEqual([
    { code: "historique-perdu", message: expect.stringContaining("contre 573 dans la copie") },
  ]);
  const { periodes } = await (await site.fetch("/api/historique.json")).json();
  expect(periodes.length).toBeGreaterThan(0);
}

/** A folder with a configuration beside what the site keeps, and the command on it. */
function openPlace() {
  const folder = makeFolder();
  const config = writeConfig(folder);
  return {
    folder,
    async history(...words: string[]) {
      const env = { INIT_CWD: folder };
      const end = await spawnCommand("history", [...words, "--config", config], env);
      expect(end, end.stderr).toMatchObject({ code: 0, stderr: "" });
      return end;
    },
  };
}

async function historyOf(site: Site): Promise<unknown> {
  const { historique } = (await (await site.fetch("/sante")).json()) as { historique: unknown };
  return historique;
}
