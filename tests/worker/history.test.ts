// What the cron writes into the history of the amounts, in D1 as it is at Cloudflare: one life of a record, its faults among
// what they befall.
import { expect, test } from "vitest";
import { checkSite } from "../../app/operator/check-site.ts";
import { RECORD_KEY, SUMMARY_KEY } from "../../workers/history/history-kv.ts";
import { readMigrations } from "../local/migrations.ts";
import { AMOUNT, amountsIn, confirmed, DAY_MS, eventually, openScene, PAGE } from "./scene.ts";
import type { Site } from "./start-site.ts";

const TABLES = ["change", "state", "watch", "about", "correction"];
const CHANGED = Date.UTC(2026, 0, 1);

test("ten crons at once write a change once", async () => {
  await using scene = await openScene();
  await scene.site.runCron();
  scene.firestore.set(confirmed({ PRIME_FILLEUL_N26: 80, PRIME_PARTAGE_N26: 7 }));
  await Promise.all(Array.from({ length: 10 }, () => scene.site.runCron()));

  expect((await changes(scene.site)).slice(2)).toEqual([
    row({ id: 3, field: "PRIME_FILLEUL_N26", from_euros: 4321, to_euros: 80 }),
  ]);
});

test("the first run of the cron opens the record, with its copy and its summary in KV; they are written again when there is something new", async () => {
  await using scene = await openScene();
  await scene.site.runCron();
  const first = await inKv(scene.site, SUMMARY_KEY);
  await scene.site.runCron();
  expect(await changes(scene.site)).toEqual([
    row({ id: 1, field: "PRIME_FILLEUL_N26", to_euros: 4321 }),
    row({ id: 2, field: "PRIME_PARTAGE_N26", to_euros: 7 }),
  ]);
  expect(await rows(scene.site, "SELECT count(*) AS count FROM watch")).toEqual([{ count: 1 }]);
  expect(await inKv(scene.site, SUMMARY_KEY)).toEqual(first);
  scene.firestore.set(confirmed({ PRIME_FILLEUL_N26: 80 }, "PRIME_PARTAGE_N26"));
  await scene.site.runCron();

  expect(first).toMatchObject({ upTo: 2, periods: 1, isExample: false });
  // What an edge has kept of it may be half a minute old; the namespace itself is not.
  expect(await inKv(scene.site, SUMMARY_KEY)).toMatchObject({ upTo: 4 });
  expect(await inKv(scene.site, RECORD_KEY)).toMatchObject({ changes: { length: 4 } });
});

test("where the tables are missing the site runs, and the log says once what to do", async () => {
  await using scene = await openScene({ history: "without tables" });
  await scene.site.runCron();
  await scene.site.runCron();

  expect(amountsIn(await (await scene.site.fetch(PAGE)).text())).toContain(AMOUNT);
  await eventually(() =>
    expect(scene.site.events()).toEqual([
      {
        code: "historique-migrations",
        message: expect.stringContaining("npx wrangler d1 migrations apply HISTORY --remote"),
      },
    ]),
  );
  expect(await historyHealth(scene.site)).toMatchObject({ tenu: false, perduA: null });
  // As soon as they are there, the record begins.
  const db = await scene.site.db();
  await db.batch(readMigrations().map((statement) => db.prepare(statement)));
  await scene.site.runCron();
  expect(await changes(scene.site)).toHaveLength(2);
});

test("tables that are dropped are told within one run of the cron, and what KV keeps stays on every page", async () => {
  await using scene = await openScene();
  const { site } = scene;
  await site.runCron();
  const [record, summary] = [await inKv(site, RECORD_KEY), await inKv(site, SUMMARY_KEY)];
  const db = await site.db();
  const rowsOf = await wholeDatabase(db);
  await db.batch(TABLES.map((table) => db.prepare(`DROP TABLE ${table}`)));
  await site.runCron();

  expect(await inKv(site, RECORD_KEY)).toEqual(record);
  expect(await inKv(site, SUMMARY_KEY)).toEqual({ ...Object(summary), lostAt: expect.any(Number) });
  await eventually(async () =>
    expect(await historyHealth(site)).toMatchObject({ tenu: false, perduA: expect.any(String) }),
  );
  expect(site.events()).toContainEqual({
    code: "historique-perdu",
    message: expect.stringContaining("Les tables de la base HISTORY ont disparu"),
  });
  const told = (await checkSite(site.origin)).at(-1);
  expect(told?.state).toBe("broken");
  expect((await site.fetch("/api/historique.json")).status).toBe(200);

  await db.batch([...readMigrations(), ...rowsOf].map((sql) => db.prepare(sql)));
  await site.runCron();
  await eventually(async () =>
    expect(await historyHealth(site)).toMatchObject({ tenu: true, perduA: null }),
  );
});

test.each([
  ["the end of a period that is under way", "UPDATE watch SET until_at = ?1"],
  ["a period of its own", "INSERT INTO watch VALUES (?1, ?1 + 300000)"],
])(
  "a year ahead in the database, %s: told, taken back by the next cron, and the record goes on",
  async (_what, sql) => {
    await using scene = await openScene();
    const { site } = scene;
    const now = Date.now();
    const db = await site.db();
    const begun = now - 573 * DAY_MS;
    const until = now - 2 * 60 * 60_000;
    await db.batch([
      db.prepare(`INSERT INTO watch VALUES (${begun}, ${until})`),
      db.prepare(
        `INSERT INTO change (field, to_euros, seen_at) VALUES ('PRIME_FILLEUL_N26', 4321, ${begun})`,
      ),
      db.prepare("INSERT INTO state VALUES ('PRIME_FILLEUL_N26', 4321), ('PRIME_PARTAGE_N26', 7)"),
    ]);
    await site.runCron();
    // This cron has begun a period of its own: what the copy in KV proves of the one before stays.
    await db.prepare(`DELETE FROM watch WHERE from_at > ${until}`).run();
    await db
      .prepare(sql)
      .bind(now + 365 * DAY_MS)
      .run();
    scene.firestore.set(confirmed({ PRIME_FILLEUL_N26: 80, PRIME_PARTAGE_N26: 7 }));
    await site.runCron();

    const watches = (await rows(site, "SELECT * FROM watch ORDER BY from_at")) as {
      from_at: number;
      until_at: number;
    }[];
    expect(watches[0]).toEqual({ from_at: begun, until_at: until });
    expect(watches).toHaveLength(2);
    expect(watches[1]?.from_at).toBeGreaterThanOrEqual(now);
    expect(watches[1]?.until_at).toBeLessThanOrEqual(Date.now());
    expect((await changes(site)).at(-1)).toMatchObject({ from_euros: 4321, to_euros: 80 });
    expect(site.events()).toContainEqual(
      expect.objectContaining({
        code: "historique-horloge",
        dateFautive: expect.stringMatching(/^\d{4}-/),
      }),
    );
    await eventually(async () =>
      expect(await historyHealth(site)).toMatchObject({
        tenu: true,
        perduA: null,
        corrigeA: expect.any(String),
      }),
    );
    const told = (await checkSite(site.origin)).map(({ title }) => title).join();
    expect(told).toContain("dates dans l'avenir");
    // The next one has nothing to take back.
    const lines = site.events().length;
    await site.runCron();
    expect(site.events()).toHaveLength(lines);
  },
);

test("a change that was dated ahead by a clock that leapt is kept, and dated by the cron that finds it", async () => {
  await using scene = await openScene();
  const { site } = scene;
  await site.runCron();
  const ahead = Date.now() + 365 * DAY_MS;
  const db = await site.db();
  await db.batch([
    db.prepare(`INSERT INTO watch VALUES (${ahead}, ${ahead})`),
    db.prepare(
      `INSERT INTO change (field, from_euros, to_euros, seen_at) VALUES ('PRIME_PARTAGE_N26', 7, 9, ${ahead})`,
    ),
    db.prepare("UPDATE state SET euros = 9 WHERE field = 'PRIME_PARTAGE_N26'"),
  ]);
  scene.firestore.set({ PRIME_FILLEUL_N26: 4321, PRIME_PARTAGE_N26: 9 });
  await site.runCron();

  const [, , late] = (await changes(site)) as { to_euros: number; seen_at: number }[];
  expect(late?.to_euros).toBe(9);
  expect(late?.seen_at).toBeLessThanOrEqual(Date.now());
  expect(await rows(site, "SELECT count(*) AS count FROM watch")).toEqual([{ count: 1 }]);
});

test("without a database the site runs as it did before there was one", async () => {
  await using scene = await openScene({ history: "none" });
  await scene.site.runCron();

  expect(amountsIn(await (await scene.site.fetch(PAGE)).text())).toContain(AMOUNT);
  expect(await inKv(scene.site, SUMMARY_KEY)).toBeNull();
  expect(scene.site.logs()).toEqual([]);
});

/** What brings every row back. */
async function wholeDatabase(db: Awaited<ReturnType<Site["db"]>>): Promise<string[]> {
  const found = await db.batch<Record<string, unknown>>(
    TABLES.map((table) => db.prepare(`SELECT * FROM ${table}`)),
  );
  return found.flatMap(({ results }, at) =>
    results.map(
      (row) =>
        `INSERT INTO ${TABLES[at]} VALUES (${Object.values(row)
          .map((cell) => (typeof cell === "string" ? `'${cell}'` : String(cell ?? "NULL")))
          .join()})`,
    ),
  );
}

async function historyHealth(site: Site): Promise<unknown> {
  const { historique } = (await (await site.fetch("/sante")).json()) as { historique: unknown };
  return historique;
}

function row(told: Record<string, unknown>) {
  return { from_euros: null, changed_at: CHANGED, seen_at: expect.any(Number), ...told };
}

function changes(site: Site): Promise<unknown[]> {
  return rows(site, "SELECT * FROM change ORDER BY id");
}

async function rows(site: Site, sql: string): Promise<unknown[]> {
  return (await (await site.db()).prepare(sql).all()).results;
}

async function inKv(site: Site, key: string): Promise<unknown> {
  return (await site.kv()).get(key, "json");
}
