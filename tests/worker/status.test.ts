// /etat, as people read it: what works, what ages, and what is broken, whatever lies beneath.
import { expect, test } from "vitest";
import { BACKUP_KEY } from "../../workers/history/history-kv.ts";
import { openScene } from "./scene.ts";
import type { Site } from "./start-site.ts";

test("on a good day the page says what was read and when, and /sante says the same to machines", async () => {
  await using scene = await openScene();
  const { site } = scene;
  await site.runCron();
  const backup = { at: Date.now(), changes: 212, corrections: 0, watchedMs: 9e9 };
  await (await site.kv()).put(BACKUP_KEY, JSON.stringify(backup));
  const page = await read(site, 200);

  expect(page).toMatch(/Montants des primes\s*Tout va bien\. 2 montants, lus dans notre base le /);
  expect(page).toMatch(/Sauvegarde de l’historique\s*Tout va bien\. .*212 changements/);
  expect(page).toMatch(/Prix et services.*\d+ faits, dont \d+ à relire/);
  const health = await (await site.fetch("/sante")).json();
  expect(health.faits.map(({ sorte }: { sorte: string }) => sorte)).toEqual([
    "programme",
    "price",
    "licence",
  ]);
  expect(health.sauvegarde).toMatchObject({ ageJours: 0, changements: 212 });
  expect(health.securityTxt.resteJours).toBeGreaterThan(300);
  for (const { nom, detail } of health.rubriques)
    expect.soft(page, nom).toContain(detail.replace(/\s+/g, " "));
});

test.each([
  ["KV throws", { kv: "Throws" as const }],
  ["KV never answers", { kv: "Silent" as const }],
  ["KV is empty and the database has no tables", { history: "without tables" as const }],
  ["there is no database", { history: "none" as const }],
])(
  "Firestore is down and %s: the page stands, and says in words what is broken",
  async (_what, how) => {
    await using scene = await openScene({ ...how, fail: "unavailable" });
    const page = await read(scene.site, 200);

    expect(page).toContain("Le site a une panne, dite ci-dessous.");
    expect(page).toMatch(/Montants des primes\s*En panne\. Aucun montant n’a pu être lu/);
    expect(page).toContain("Les pannes passées");
  },
);

test("nobody keeps the page: what it says is of its moment", async () => {
  await using scene = await openScene();
  const { site } = scene;
  await read(site, 200);
  await site.runCron();

  expect((await site.fetch("/etat")).headers.get("Cache-Control")).toBe("no-store");
  expect(await read(site, 200)).not.toContain("Aucun montant n’a pu être lu");
});

/** The page as a person reads it, on one line. */
async function read(site: Site, status: number): Promise<string> {
  const response = await site.fetch("/etat");
  expect(response.status).toBe(status);
  const html = await response.text();
  return html
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ");
}
