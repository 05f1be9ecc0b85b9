// A document that is emptied, deleted or spoilt: what visitors see of it, and who is told.
import { expect, test } from "vitest";
import { amountsIn, DOCUMENT, eventually, NO_AMOUNT, openScene, PAGE } from "./scene.ts";

const FULL = {
  ...DOCUMENT,
  PRIME_PARRAIN_N26: 30,
  PRIME_PARRAIN_REVOLUT: 50,
  PRIME_FILLEUL_REVOLUT: 20,
};

test.each([
  ["emptied", {}],
  ["robbed of most of its amounts", { PRIME_FILLEUL_N26: 4321 }],
])(
  "a document that is %s calls somebody: /sante says so, and so does the log",
  async (_how, left) => {
    await using scene = await openScene({ document: { ...FULL } });
    await scene.site.runCron();
    expect((await scene.site.fetch("/sante")).status).toBe(200);

    scene.firestore.set(left);
    await scene.site.runCron();
    await eventually(async () => {
      const health = await scene.site.fetch("/sante");
      const { raisons } = (await health.json()) as { raisons: string[] };
      expect([health.status, raisons.join()]).toEqual([
        503,
        expect.stringMatching(/ne tient plus que [01] montant, contre 5/),
      ]);
    });
    expect(scene.site.events()).toContainEqual(
      expect.objectContaining({ code: "montants-disparus" }),
    );

    scene.firestore.set({ ...FULL });
    await scene.site.runCron();
    await eventually(async () => expect((await scene.site.fetch("/sante")).status).toBe(200));
  },
);

test("a referee's amount that is none leaves no total of the rest, on pages, in texts and in JSON", async () => {
  await using scene = await openScene({
    document: { PRIME_PARRAIN_N26: 30, PRIME_FILLEUL_N26: "15 €", PRIME_PARTAGE_N26: 17 },
  });
  await scene.site.runCron();
  const page = await (await scene.site.fetch(PAGE)).text();

  expect(amountsIn(page)).toContain(NO_AMOUNT);
  expect(amountsIn(page)).not.toContain("47 €");
  const { offres } = (await (await scene.site.fetch("/api/primes.json")).json()) as {
    offres: { code: string; montants: object }[];
  };
  expect(offres.find(({ code }) => code === "N26")?.montants).toEqual({
    parrain: 30,
    filleul: null,
    partage: 17,
    filleulEnTout: null,
    resteAuParrain: 13,
    aDeux: null,
  });
  const db = await scene.site.db();
  const { results } = await db.prepare("SELECT field FROM change").all();
  expect(results.map(({ field }) => field)).toEqual(["PRIME_PARRAIN_N26", "PRIME_PARTAGE_N26"]);
});

test("an amount that turns into something else is no withdrawal in the history", async () => {
  await using scene = await openScene({ document: { PRIME_FILLEUL_N26: 15 } });
  await scene.site.runCron();
  scene.firestore.set({ PRIME_FILLEUL_N26: "quinze" });
  await scene.site.runCron();
  scene.firestore.set({ PRIME_FILLEUL_N26: 20 });
  await scene.site.runCron();

  const db = await scene.site.db();
  const { results } = await db.prepare("SELECT from_euros, to_euros FROM change ORDER BY id").all();
  expect(results).toEqual([
    { from_euros: null, to_euros: 15 },
    { from_euros: 15, to_euros: 20 },
  ]);
});

test("a document that is empty from the first reading on calls somebody", async () => {
  await using scene = await openScene({ document: {} });
  await scene.site.runCron();

  await eventually(async () => {
    const health = await scene.site.fetch("/sante");
    const { raisons } = (await health.json()) as { raisons: string[] };
    expect([health.status, raisons]).toEqual([503, ["Le document ne tient aucun montant."]]);
  });
  expect(scene.site.events()).toContainEqual(
    expect.objectContaining({ code: "montants-disparus" }),
  );
});

test("beside an amount that is none the ticket claims no height of it, and what the firm owes still stands", async () => {
  await using scene = await openScene({
    document: { PRIME_PARRAIN_N26: 30, PRIME_FILLEUL_N26: 4321, PRIME_PARTAGE_N26: "la moitié" },
  });
  await scene.site.runCron();
  const page = (await (await scene.site.fetch(PAGE)).text()).replace(/<[^>]*>/g, "");

  expect(page).toMatch(/4\s321\s€ dus par N26\s*\+ part du parrain indisponible/);
  expect(page).not.toMatch(/promesse comprise|Suivi depuis|Inchangé/);
});
