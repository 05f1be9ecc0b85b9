// A peak that was a slip, corrected in public: the record keeps both, and nothing that visitors conclude from holds the wrong one.
import { expect, test } from "vitest";
import { RECORD_KEY, SUMMARY_KEY } from "../../workers/history/history-kv.ts";
import { DAY_MS, openScene, PAGE } from "./scene.ts";
import type { Site } from "./start-site.ts";

const NOW = Date.now();
const REASON = "Un zéro de trop dans notre base.";

test("a site that was never wrong says so", async () => {
  await using scene = await openScene();
  await scene.site.runCron();
  for (const path of ["/corrections", "/corrections.md"])
    expect.soft(await read(scene.site, path), path).toContain("Aucune correction.");
});

test("a corrected peak is in no height, on no line and in no median; the list, the files and the page of corrections tell both", async () => {
  await using scene = await openScene({ document: { PRIME_FILLEUL_N26: 15 } });
  const { site } = scene;
  await slip(site);
  await site.runCron();
  expect(await (await site.kv()).get(SUMMARY_KEY, "json")).toMatchObject({
    offers: { N26: { highest: { euros: 9999 } } },
  });

  await correct(site);
  await site.runCron();
  const rows = await (await site.db()).prepare("SELECT to_euros FROM change ORDER BY id").all();
  expect(rows.results.map(({ to_euros }) => to_euros)).toEqual([15, 9999, 15]);
  expect(await (await site.kv()).get(RECORD_KEY, "json")).toMatchObject({
    corrections: [{ euros: 15, reason: REASON }],
  });

  // Another isolate looks into KV; this one remembers for half a minute.
  await using other = await copyOf(site);
  expect(await peakOf(other.site)).toMatchObject({ euros: 15 });
  expect(await read(other.site, PAGE)).not.toMatch(/Au plus (?:haut|bas) depuis|sa médiane/);
  expect(await read(other.site, PAGE)).toMatch(/9\s999\s€ relevé à tort, corrigé/);
  expect(await read(other.site, "/parrainage/historique?offre=N26")).toMatch(
    /9\s999\s€ relevé à tort\s: 15\s€\. Un zéro de trop/,
  );
  for (const path of ["/corrections", "/corrections.md"])
    expect
      .soft(await read(other.site, path), path)
      .toMatch(/N26.*prime du filleul.*faux.*15\s€.*zéro de trop/);

  const file = JSON.parse(await read(other.site, "/api/historique.json"));
  expect(file.corrections).toMatchObject([{ id: 1, euros: 15, motif: REASON, offres: ["N26"] }]);
  expect(file.changements.map(({ correction }: { correction: unknown }) => correction)).toEqual([
    null,
    1,
    null,
  ]);
  expect(await read(other.site, "/api/historique.csv")).toMatch(/^correction;.*Un zéro de trop/m);
  const feed = await read(other.site, "/flux/offre/n26.atom");
  expect(feed).toContain("Correction");
  expect(feed).toContain("corrigé depuis");
});

/** A record of a hundred days with 9 999 € on one of them. */
async function slip(site: Site): Promise<void> {
  const db = await site.db();
  const at = (days: number) => NOW - days * DAY_MS;
  const change = (from: number | null, to: number, seen: number) =>
    `INSERT INTO change (field, from_euros, to_euros, seen_at) VALUES ('PRIME_FILLEUL_N26', ${from ?? "NULL"}, ${to}, ${seen})`;
  const rows = [
    `INSERT INTO watch VALUES (${at(100)}, ${NOW - 60_000})`,
    change(null, 15, at(100)),
    change(15, 9999, at(50)),
    change(9999, 15, at(49)),
    "INSERT INTO state VALUES ('PRIME_FILLEUL_N26', 15)",
  ];
  await db.batch(rows.map((sql) => db.prepare(sql)));
}

/** What `npm run history -- correct` writes (tests/unit/operator/history-correct.test.ts). */
async function correct(site: Site): Promise<void> {
  const db = await site.db();
  await db.batch([
    db
      .prepare(
        "INSERT INTO correction (field, from_at, until_at, euros, reason, written_at) VALUES ('PRIME_FILLEUL_N26', ?1, ?2, 15, ?3, ?4)",
      )
      .bind(NOW - 50 * DAY_MS - 1000, NOW - 49 * DAY_MS, REASON, NOW),
    db.prepare("INSERT INTO about VALUES ('corrections', '1')"),
  ]);
}

/** A site that has what this one keeps in KV, and has looked at none of it yet. */
async function copyOf(site: Site) {
  const scene = await openScene({ history: "empty", document: { PRIME_FILLEUL_N26: 15 } });
  const [from, to] = [await site.kv(), await scene.site.kv()];
  for (const { name } of (await from.list()).keys)
    await to.put(name, (await from.get(name, "text")) ?? "");
  return scene;
}

async function peakOf(site: Site) {
  const { offres } = JSON.parse(await read(site, "/api/primes.json"));
  return offres.find(({ code }: { code: string }) => code === "N26").historique.plusHaut;
}

async function read(site: Site, path: string): Promise<string> {
  return (await (await site.fetch(path)).text()).replace(/<[^>]*>/g, "");
}
