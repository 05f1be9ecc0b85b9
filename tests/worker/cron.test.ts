// Every five minutes the cron reads Firestore and writes KV, so that no visitor has to wait.
import { expect, test } from "vitest";
import { DOCUMENT, eventually, openScene, storedAmounts } from "./scene.ts";

test("the cron reads and writes each time, even where nothing changed", async () => {
  await using scene = await openScene();
  await scene.site.runCron();
  const first = await storedAmounts(scene.site);
  await scene.site.runCron();
  const second = await storedAmounts(scene.site);

  expect(scene.firestore.reads).toBe(2);
  expect(first).toEqual({
    readAt: expect.any(Number),
    changedAt: Date.UTC(2026, 0, 1),
    cronAt: expect.any(Number),
    fields: DOCUMENT,
    good: { count: 2, at: expect.any(Number) },
  });
  expect(readAt(second)).toBeGreaterThan(readAt(first));
});

test("a cron that has read the amounts leaves one line of an ordinary day, with its code", async () => {
  await using scene = await openScene();
  await scene.site.runCron();

  await eventually(() =>
    expect(scene.site.routine()).toEqual([
      { code: "cron", message: "Montants lus.", champs: 2, changeA: "2026-01-01T00:00:00.000Z" },
    ]),
  );
  expect(scene.site.logs()).toEqual([]);
});

test("a cron that KV refuses logs why, and records nothing: it has no measure for what it read", async () => {
  await using scene = await openScene({ kv: "Throws" });
  await scene.site.runCron();

  await eventually(() =>
    expect(scene.site.logs()).toEqual([
      "Erreur lors de la lecture des valeurs gardées dans KV : KV GET failed: 500 Internal Server Error",
    ]),
  );
  const db = await scene.site.db();
  expect((await db.prepare("SELECT * FROM change").all()).results).toEqual([]);
});

function readAt(reading: unknown): number {
  const hasDate = typeof reading === "object" && reading !== null && "readAt" in reading;
  return hasDate ? Number(reading.readAt) : Number.NaN;
}
