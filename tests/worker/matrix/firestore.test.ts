// Firestore in every kind of failure, before every state of memory and KV, for every kind of reader: the page comes
// before Firestore's answer, shows the last good amounts or says that there are none, keeps nothing bad, and is well
// again within one period of the cron.
import { expect, test } from "vitest";
import { AMOUNTS_KEY, type DatedFields } from "../../../workers/amounts/amounts-kv.ts";
import { confirmed, eventually, PAGE } from "../scene.ts";
import { PERSON } from "../start-site.ts";
import { textReader } from "../text-reader.ts";
import { expectOf, type Reader } from "./expected.ts";
import { FAULTS, type Fault, HANG_LIMITS, HUGE_BYTES } from "./faults.ts";
import { type MatrixFirestore, openFirestore, sendDocument } from "./firestore.ts";
import { expectSight, HEALED, partFor } from "./sight.ts";
import { openCells, type Stage } from "./stage.ts";
import type { Scene } from "./stage-script.ts";
import { bringInto, STATES, type State, storedIn } from "./states.ts";

const PERIOD_MS = 5 * 60_000;
const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
/** A visitor without JavaScript sends what others send, and sees less of the same answer. */
const VISITS: { agent: string; readers: Reader[] }[] = [
  { agent: PERSON, readers: ["browser", "no JavaScript"] },
  { agent: ROBOT, readers: ["robot"] },
];
const CELLS = STATES.flatMap((state, row) =>
  VISITS.map((visit, column) => ({ state, visit, cell: `${row}-${column}` })),
);

test.each(FAULTS)("Firestore: $name", async (fault) => {
  await using firestore = await openFirestore();
  await using stage = await openCells(firestore.host);
  const played = await Promise.allSettled(
    CELLS.map((cell) => play(fault, cell, { stage, firestore })),
  );
  const failed = played.flatMap((result, row) =>
    result.status === "rejected" ? [`${describeCell(CELLS[row])}: ${result.reason}`] : [],
  );
  expect(failed).toEqual([]);
  expect(stage.strays()).toEqual([]);
});

type Cell = { state: State; visit: (typeof VISITS)[number]; cell: string };
type World = { stage: Stage; firestore: MatrixFirestore };

/** One cell from its beginning to its recovery. */
async function play(fault: Fault, { state, visit, cell }: Cell, world: World) {
  const { stage, firestore } = world;
  const scene: Scene = { cell, kv: state.kv, limits: fault.hangs ? HANG_LIMITS : {} };
  const readAt = await bringInto(state, cell, world);
  const before = await storedIn(stage, cell);
  const expected = visit.readers.map((reader) => ({
    reader,
    ...expectOf(fault, state, reader),
  }));
  const [rule] = expected;
  if (!rule) throw new Error("A visit without a reader.");

  const began = Date.now();
  const first = await visitWhileHeld(fault, rule.waits, { scene, agent: visit.agent }, world);
  expect(first.status).toBe(200);
  await eventually(() => expect(codesOf(stage, cell)).toEqual([...rule.codes].sort()));
  const expectStored = async (cronAt: unknown) => {
    const now = await storedIn(stage, cell);
    if (rule.stored === "as before") expect(now).toEqual(before);
    else expect(now).toMatchObject({ fields: rule.stored, cronAt });
    expect(namesOf(now?.fields ?? {})).toEqual(
      namesOf(rule.stored === "as before" ? (before?.fields ?? {}) : rule.stored),
    );
  };
  await eventually(() => expectStored(null));
  // Within the pause after a failed read, however long the test has waited.
  const next = await read(stage.visit(PAGE, { ...scene, atMs: began }, visit.agent));
  const isNew = [began, Date.now()];
  for (const { reader, first: sight, next: later } of expected) {
    expectSight(partFor(reader, first.html), sight, readAt === null ? isNew : [readAt]);
    expectSight(partFor(reader, next.html), later, fault.read ? isNew : [readAt ?? Number.NaN]);
  }

  await stage.runCron(scene);
  await expectStored(expect.any(Number));
  // Whatever was asked once more has nothing else to say.
  expect(new Set(codesOf(stage, cell))).toEqual(new Set(rule.codes));
  expect((await stage.keys(cell)).filter((key) => key !== AMOUNTS_KEY)).toEqual([]);
  if (fault.name === "64 MB") {
    for (const bytes of firestore.sent(cell)) expect(bytes).toBeLessThan(HUGE_BYTES / 2);
  }

  await recover(fault, { ...scene, aheadMs: PERIOD_MS }, visit.agent, world);
  if (state.kv === undefined) {
    expect(await storedIn(stage, cell)).toMatchObject({ fields: HEALED });
  }
  expect(new Set(codesOf(stage, cell))).toEqual(new Set([...rule.codes, ...writeFault(state)]));
}

/**
 * A visit while Firestore says nothing yet: the page has to come all the same, with its amounts where they are known.
 * What hangs is not held back: it answers as little by itself.
 */
async function visitWhileHeld(
  fault: Fault,
  waits: boolean,
  { scene, agent }: { scene: Scene; agent: string },
  { stage, firestore }: World,
) {
  const { cell } = scene;
  const asked = firestore.requestCount(cell);
  firestore.hold(cell, fault.answer);
  if (fault.hangs || waits) {
    const answer = read(stage.visit(PAGE, scene, agent));
    await eventually(() => expect(firestore.requestCount(cell)).toBe(asked + 1));
    firestore.release(cell);
    return answer;
  }
  const ended = firestore.sent(cell).length;
  const response = await stage.visit(PAGE, scene, agent);
  const reader = textReader(response);
  expect(await reader.until("</footer>")).toContain("<h1");
  expect(firestore.sent(cell)).toHaveLength(ended);
  firestore.release(cell);
  return { status: response.status, html: await reader.rest() };
}

/**
 * Firestore is well again, one period later. Where it could not be read, visitors alone bring the amounts back; where
 * its answer was taken for good, and is fresh, the cron does.
 */
async function recover(fault: Fault, scene: Scene, agent: string, { stage, firestore }: World) {
  firestore.set(scene.cell, sendDocument(confirmed(HEALED, "PRIME_PARTAGE_N26")));
  if (fault.read) await stage.runCron(scene);
  await eventually(async () => {
    const { html } = await read(stage.visit(PAGE, scene, agent));
    expectSight(html, HEALED, [Date.now() + PERIOD_MS, Date.now() + PERIOD_MS - 60_000]);
  });
  if (!fault.read) await stage.runCron(scene);
}

function describeCell(cell: Cell | undefined): string {
  return `${cell?.state.name}, ${cell?.visit.readers.join(" and ")}`;
}

function writeFault(state: State) {
  return state.kv === "put throws" ? (["kv-ecriture"] as const) : [];
}

/** The fields that hold an amount. */
function namesOf(fields: DatedFields["fields"]): string[] {
  return Object.entries(fields).flatMap(([name, euros]) => (euros === null ? [] : [name]));
}

/** How few amounts are left, and what of them waits, is judged in tests/worker/missing-amounts.test.ts and held-amounts.test.ts. */
function codesOf(stage: Stage, cell: string) {
  return stage
    .events(cell)
    .map(({ code }) => code)
    .filter((code) => code !== "montants-disparus" && code !== "montants-retenus")
    .sort();
}

async function read(answer: Promise<Response>) {
  const response = await answer;
  return { status: response.status, html: await response.text() };
}
