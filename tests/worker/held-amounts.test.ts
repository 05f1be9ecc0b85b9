// An amount that leaps, or is gone: visitors go on seeing the last good one, those who watch are told, and a person has the word.
import { expect, test } from "vitest";
import { POLICY } from "../../app/amounts/policy.server.ts";
import type { CheckedFields } from "../../app/amounts/values.ts";
import { AMOUNTS_KEY, type DatedFields } from "../../workers/amounts/amounts-kv.ts";
import { confirmed, eventually, openScene, PAGE, storedAmounts } from "./scene.ts";
import type { Site } from "./start-site.ts";

const GOOD: CheckedFields = { PRIME_PARRAIN_N26: 30, PRIME_FILLEUL_N26: 15, PRIME_PARTAGE_N26: 7 };
const LEAP = { ...GOOD, PRIME_FILLEUL_N26: 9999 };
const WAITS = "en cours de vérification";
const MARKED = "publié sans confirmation";

test("9 999 € typed for N26's 15 € is shown nowhere: the old amount stands, and says that it is being looked at", async () => {
  await using scene = await openWith(LEAP);
  const { site } = scene;

  for (const path of [
    PAGE,
    "/",
    "/parrainage",
    "/banque",
    `${PAGE}.md`,
    "/parrainage.md",
    "/carte/n26",
    "/carte/n26.svg",
  ]) {
    const text = await read(site, path);
    expect.soft(text, path).toContain(WAITS);
    expect.soft(text, path).not.toMatch(/9\s999|10\s006/);
  }
  expect(await read(site, PAGE)).toMatch(/15\s€ dus par N26.*en cours de vérification/);
  const { offres } = JSON.parse(await read(site, "/api/primes.json"));
  expect(offres.find(({ code }: { code: string }) => code === "N26")).toMatchObject({
    montants: { filleul: 15 },
    verification: WAITS,
  });
  expect(offres.find(({ code }: { code: string }) => code === "REVOLUT").verification).toBeNull();
});

test("what is held is in no history and in no feed, and /sante and the log tell it with both amounts", async () => {
  await using scene = await openWith(LEAP);
  const { site } = scene;

  expect(await changesOf(site)).toEqual([[null, 15]]);
  expect(await read(site, "/flux/primes.atom")).not.toMatch(/9\s999/);
  await eventually(async () => {
    const { etat, montants } = JSON.parse(await read(site, "/sante"));
    expect({ etat, retenus: montants.retenus }).toEqual({
      etat: "ok",
      retenus: [
        {
          champ: "PRIME_FILLEUL_N26",
          offres: ["N26"],
          affiche: 15,
          retenu: 9999,
          depuis: expect.stringMatching(/Z$/),
        },
      ],
    });
  });
  expect(site.events()).toContainEqual(
    expect.objectContaining({
      code: "montants-retenus",
      message: expect.stringMatching(/PRIME_FILLEUL_N26 \(affiché : 15 ; .*: 9999\)/),
    }),
  );
});

test("who wrote what is kept of what is held too, and of the word that lets it out", async () => {
  await using scene = await openWith(LEAP);
  const { site, firestore } = scene;
  firestore.set(confirmed(LEAP));
  await site.runCron();
  const db = await site.db();
  const { results } = await db
    .prepare("SELECT name, was, is_now FROM trail WHERE name LIKE '%PRIME_FILLEUL_N26' ORDER BY id")
    .all();
  expect(results).toEqual([
    { name: "PRIME_FILLEUL_N26", was: null, is_now: "15" },
    { name: "PRIME_FILLEUL_N26", was: "15", is_now: "9999" },
    { name: "CONFIRME_PRIME_FILLEUL_N26", was: null, is_now: "9999" },
  ]);
});

test("once a person confirms it, it is published", async () => {
  await using scene = await openWith(LEAP);
  const { site, firestore } = scene;
  firestore.set(confirmed(LEAP));
  await site.runCron();
  expect(await changesOf(site)).toEqual([
    [null, 15],
    [15, 9999],
  ]);
  expect(await read(site, PAGE)).toMatch(/9\s999\s€ dus/);
  expect(await read(site, PAGE)).not.toContain(WAITS);
});

test("when nobody has looked at it for as long as the policy says, it is published with a mark", async () => {
  await using scene = await openWith(LEAP);
  const { site } = scene;
  await waitedFor(site, POLICY.heldMs);
  await site.runCron();

  expect(await read(site, PAGE)).toMatch(/9\s999\s€ dus.*publié sans confirmation/);
  expect(await read(site, `${PAGE}.md`)).toContain(MARKED);
  expect(await changesOf(site)).toEqual([
    [null, 15],
    [15, 9999],
  ]);
  await eventually(async () => {
    const { montants } = JSON.parse(await read(site, "/sante"));
    expect(montants.sansConfirmation).toMatchObject([
      { champ: "PRIME_FILLEUL_N26", affiche: 9999 },
    ]);
  });
});

test("an amount that disappears goes on standing there, until somebody says that it is gone", async () => {
  const { PRIME_FILLEUL_N26: _, ...rest } = GOOD;
  await using scene = await openWith(rest);
  const { site, firestore } = scene;
  expect(await read(site, PAGE)).toMatch(/15\s€ dus par N26.*en cours de vérification/);
  expect(await changesOf(site)).toEqual([[null, 15]]);

  firestore.set(confirmed(rest, "PRIME_FILLEUL_N26"));
  await site.runCron();
  expect(await changesOf(site)).toEqual([
    [null, 15],
    [15, null],
  ]);
  expect(await read(site, PAGE)).not.toMatch(/15\s€ dus/);
});

test("a document that was deleted and is back is judged by what was shown before", async () => {
  await using scene = await openWith(null);
  const { site, firestore } = scene;
  expect(await read(site, PAGE)).toContain("montant indisponible");
  firestore.set(LEAP);
  await site.runCron();
  expect(await read(site, PAGE)).toMatch(/15\s€ dus par N26.*en cours de vérification/);
});

/** A site that has published the good amounts, and whose cron has then seen another document. */
async function openWith(document: Record<string, unknown> | null) {
  const scene = await openScene({ document: { ...GOOD } });
  await scene.site.runCron();
  scene.firestore.set(document);
  await scene.site.runCron();
  return scene;
}

/** As if what is held had stood there for so long, in another isolate that has read it just now. */
async function waitedFor(site: Site, ms: number): Promise<void> {
  const dated = (await storedAmounts(site)) as DatedFields;
  const held = Object.entries(dated.held ?? {}).map(([field, { euros, since }]) => [
    field,
    { euros, since: since - ms },
  ]);
  const waited = { ...dated, readAt: dated.readAt + 1, held: Object.fromEntries(held) };
  await (await site.kv()).put(AMOUNTS_KEY, JSON.stringify(waited));
}

async function read(site: Site, path: string): Promise<string> {
  const text = await (await site.fetch(path)).text();
  return text.replace(/<[^>]*>/g, "");
}

async function changesOf(site: Site) {
  const db = await site.db();
  const { results } = await db
    .prepare(
      "SELECT from_euros, to_euros FROM change WHERE field = 'PRIME_FILLEUL_N26' ORDER BY id",
    )
    .all();
  return results.map((row) => [row.from_euros, row.to_euros]);
}
