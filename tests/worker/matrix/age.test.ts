// Amounts grow old while Firestore fails: what every place that shows them says of it, by the visitor's clock.
import { afterAll, beforeAll, expect, test } from "vitest";
import { AMOUNTS_KEY } from "../../../workers/amounts/amounts-kv.ts";
import { RECORD_KEY } from "../../../workers/history/history-kv.ts";
import { startFirestore } from "../../local/firestore/start-firestore.ts";
import { AMOUNT, DOCUMENT, NO_AMOUNT } from "../scene.ts";
import { openCells, type Stage } from "./stage.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let firestore: Awaited<ReturnType<typeof startFirestore>>;
let stage: Stage;

beforeAll(async () => {
  firestore = await startFirestore({ document: DOCUMENT });
  firestore.fail("unavailable");
  stage = await openCells(firestore.host);
});

afterAll(async () => {
  await stage[Symbol.asyncDispose]();
  await firestore.close();
});

const PLACES = `/ /banque/n26 /comparateur?a=n26.standard&b=revolut.standard /parrainage/calcul
   /banque/n26.md /parrainage.md /flux/primes.atom /api/primes.json /carte/n26.svg /carte/n26`.split(
  /\s+/,
);

const keepReading = (cell: string, readAt: number) =>
  stage.store(cell, AMOUNTS_KEY, { readAt, changedAt: null, cronAt: readAt, fields: DOCUMENT });

/** What each place says, its markup and odd spaces taken out, to a visitor that long after the last reading. */
async function readAfter(aheadMs: number): Promise<Record<string, string>> {
  const cell = `age-${aheadMs}`;
  const readAt = Date.now();
  await keepReading(cell, readAt);
  await stage.store(cell, RECORD_KEY, {
    madeAt: readAt,
    isExample: false,
    watches: [{ from: readAt - DAY_MS, until: readAt }],
    changes: [],
  });
  const said: Record<string, string> = {};
  for (const path of PLACES) {
    const answer = await stage.visit(path, { cell, aheadMs });
    const text = (await answer.text()).replace(/<(script|style)[^>]*>.*?<\/\1>/gs, "");
    said[path] = `${answer.status} ${text.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ")}`;
  }
  return said;
}

const UNREAD = "notre base n’a pas pu être relue depuis";

test("after five hours the amounts are those of the day, with their hour", async () => {
  const said = await readAfter(5 * HOUR_MS);

  for (const [path, text] of Object.entries(said)) expect(text, path).not.toContain(UNREAD);
  expect(said["/"]).toContain("La cote du jour");
  expect(said["/banque/n26"]).toContain(AMOUNT);
  expect(JSON.parse((said["/api/primes.json"] ?? "").slice(4))).toMatchObject({ stale: false });
});

test.each([
  ["seven hours", 7 * HOUR_MS],
  ["six days", 6 * DAY_MS],
])("after %s every place says since when nobody could read them", async (_age, aheadMs) => {
  const said = await readAfter(aheadMs);

  for (const path of [
    "/",
    "/banque/n26",
    "/comparateur?a=n26.standard&b=revolut.standard",
    "/parrainage/calcul",
    "/banque/n26.md",
    "/parrainage.md",
    "/carte/n26.svg",
    "/carte/n26",
  ]) {
    expect(said[path], path).toContain(UNREAD);
  }
  expect(said["/flux/primes.atom"]).toContain("Notre base n’a pas pu être relue depuis le");
  expect(JSON.parse((said["/api/primes.json"] ?? "").slice(4))).toMatchObject({
    stale: true,
    brut: DOCUMENT,
  });
  for (const path of ["/", "/parrainage.md"]) {
    expect(said[path], path).not.toContain("La cote du jour");
    expect(said[path], path).toMatch(/La cote du \d.+? à \d+\sh\s\d\d/);
  }
  expect(said["/banque/n26"]).toContain(AMOUNT);
});

test("after eight days there is no amount any more, in any place", async () => {
  const said = await readAfter(8 * DAY_MS);

  for (const [path, text] of Object.entries(said)) expect(text, path).not.toContain(AMOUNT);
  for (const path of ["/", "/banque/n26", "/banque/n26.md", "/carte/n26.svg"]) {
    expect(said[path], path).toContain(NO_AMOUNT);
  }
  expect(said["/"]).not.toContain("La cote du jour");
  expect(said["/api/primes.json"]).toMatch(/^503 Aucun montant n’est disponible/);
  expect(said["/flux/primes.atom"]).toContain(
    "Notre base n’a pas pu être lue depuis plusieurs jours",
  );
});

test("a page that an isolate has finished does not outlive the age of its amounts", async () => {
  const cell = "age-of-a-page";
  await keepReading(cell, Date.now());
  const read = async (aheadMs: number) =>
    (await stage.visit("/banque/n26", { cell, aheadMs })).text();

  expect(await read(5.99 * HOUR_MS)).not.toContain(UNREAD);
  expect((await read(6.01 * HOUR_MS)).replace(/\s/g, " ")).toContain(UNREAD);
  expect((await read(6.99 * DAY_MS)).replace(/\s/g, " ")).toContain(AMOUNT);
  expect((await read(7.01 * DAY_MS)).replace(/\s/g, " ")).not.toContain(AMOUNT);
});

test("what the site writes to KV is let go after seven days, and a site whose cron works writes it anew each time", async () => {
  const cell = "age-in-kv";
  firestore.fail("none");
  await stage.runCron({ cell });
  const written = await stage.expiryOf(cell, AMOUNTS_KEY);
  firestore.fail("unavailable");

  const days = ((written ?? 0) * 1000 - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7.1);
});
