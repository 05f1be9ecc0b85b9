// /sante, as a monitor asks it.
import { expect, test } from "vitest";
import { openScene } from "./scene.ts";
import type { Site } from "./start-site.ts";

test("a site that has never read anything is not well, and says why; after the cron it is, and tells when", async () => {
  await using scene = await openScene();
  const { status, health } = await get(scene.site);

  expect(status).toBe(503);
  expect(health.etat).toBe("en-panne");
  expect(health.raisons[0]).toMatch(/^Les montants n'ont encore jamais été lus\./);
  expect(health.montants).toMatchObject({ lusA: null, ageSecondes: null });
  // Whoever watches does not change what is watched.
  expect(scene.firestore.reads).toBe(0);

  await scene.site.runCron();
  const well = await get(scene.site);
  const published = await (await scene.site.fetch("/builds/latest.json")).json();

  expect(well.status).toBe(200);
  expect(well.health).toMatchObject({
    etat: "ok",
    raisons: [],
    montants: { lusA: expect.stringMatching(/Z$/), limiteSecondes: 1200 },
    cron: { dernierPassage: expect.stringMatching(/Z$/), premierPassageAttendu: false },
    version: { id: published.id, construiteA: new Date(published.timestamp).toISOString() },
  });
  expect(well.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(well.headers.get("Cache-Control")).toBe("no-store");
  expect(well.headers.get("X-Robots-Tag")).toBe("noindex");
});

test.each(["Throws", "Silent"] as const)("a KV that is broken (%s) is told", async (kv) => {
  await using scene = await openScene({ kv });
  const { status, health } = await get(scene.site);

  expect(status).toBe(503);
  expect(health.raisons).toContain("KV ne répond pas : les montants gardés ne peuvent être lus.");
});

test("no variable of the Worker is told", async () => {
  const bindings = { FIRESTORE_API_KEY: "CLE-SECRETE", FIRESTORE_PROJECT_ID: "projet-secret" };
  await using scene = await openScene({ bindings });
  const { text } = await get(scene.site);

  expect(text).not.toMatch(/CLE-SECRETE|projet-secret|127\.0\.0\.1/);
});

async function get(site: Site) {
  const response = await site.fetch("/sante");
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, health: JSON.parse(text) };
}
