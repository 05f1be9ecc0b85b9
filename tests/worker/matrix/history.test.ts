// D1, where the history lives, in every kind of failure: never a visitor's concern. Pages stay as they are, the cron
// keeps the amounts and logs a code, /sante tells it and calls nobody, and the next run makes up for what was missed.
import { expect, test } from "vitest";
import { POLICY } from "../../../app/amounts/policy.server.ts";
import { RECORD_KEY, SUMMARY_KEY } from "../../../workers/history/history-kv.ts";
import { confirmed, eventually, PAGE } from "../scene.ts";
import { NOW } from "./faults.ts";
import { openFirestore, sendDocument } from "./firestore.ts";
import { expectSight, HEALED } from "./sight.ts";
import { ALONE, openHistory, type Stage } from "./stage.ts";
import type { DatabaseFault, Scene } from "./stage-script.ts";

const HOUR_MS = 60 * 60_000;
const LIMITS = { [POLICY.historyAnswerMs]: 300 };

const FAULTS: readonly ("missing tables" | DatabaseFault)[] = [
  "missing tables",
  "prepare throws",
  "first throws",
  "batch throws",
  "hangs",
  "locked",
  "wrong rows",
];

test.each(FAULTS)(
  "D1: %s; no visitor knows, and the record goes on once it is mended",
  async (fault) => {
    await using firestore = await openFirestore();
    await using stage = await openHistory(firestore.host);
    const isMissing = fault === "missing tables";
    const broken: Scene = { cell: ALONE, limits: LIMITS, ...(!isMissing && { db: fault }) };
    firestore.set(ALONE, sendDocument(NOW));
    if (!isMissing) {
      await stage.migrate();
      await stage.runCron({ cell: ALONE });
    }
    const before = await past(stage);
    expect(before.every((value) => (value === null) === isMissing)).toBe(true);

    firestore.set(ALONE, sendDocument(confirmed(HEALED, "PRIME_PARTAGE_N26")));
    await stage.runCron(broken);
    await see(stage, broken);
    const code = isMissing ? "historique-migrations" : "historique-ecriture";
    await eventually(() => expect(codesOf(stage)).toEqual([code]));
    expect(await past(stage)).toEqual(before);

    // Told once nobody has kept it for more than a day, and still nothing to call somebody for.
    const later = { ...broken, aheadMs: 27 * HOUR_MS };
    await stage.runCron(later);
    const told = await fetchHealth(stage, later);
    expect(told).toMatchObject({
      status: 200,
      health: { etat: "ok", historique: { tenu: false } },
    });
    expect(await past(stage)).toEqual(before);

    const logged = codesOf(stage).length;
    if (isMissing) await stage.migrate();
    const healed = { cell: ALONE, aheadMs: later.aheadMs + 5 * 60_000 };
    await stage.runCron(healed);
    expect(await stage.stored(ALONE, RECORD_KEY)).toMatchObject({
      changes: expect.arrayContaining([
        expect.objectContaining({ field: "PRIME_FILLEUL_N26", to: HEALED.PRIME_FILLEUL_N26 }),
      ]),
    });
    expect(await fetchHealth(stage, { ...healed, aheadMs: healed.aheadMs + 60_000 })).toMatchObject(
      {
        status: 200,
        health: { etat: "ok", raisons: [], historique: { tenu: true } },
      },
    );
    expect(codesOf(stage)).toHaveLength(logged);
  },
);

/** A visit, which shows what the cron has read. */
async function see(stage: Stage, scene: Scene): Promise<void> {
  const response = await stage.visit(PAGE, scene);
  const html = await response.text();
  expect(response.status).toBe(200);
  expectSight(html, HEALED, [Date.now(), Date.now() - 60_000]);
}

/** What KV holds of the history: all that pages are drawn from. */
function past(stage: Stage): Promise<unknown[]> {
  return Promise.all([SUMMARY_KEY, RECORD_KEY].map((key) => stage.stored(ALONE, key)));
}

async function fetchHealth(stage: Stage, scene: Scene) {
  const response = await stage.visit("/sante", scene);
  return { status: response.status, health: await response.json() };
}

function codesOf(stage: Stage) {
  return stage.events(ALONE).map(({ code }) => code);
}
