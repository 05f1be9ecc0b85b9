// Forty days of the cron, or a year (`DAYS=365`), with slips, leaps, corrections and losses, double strikes, transactions that break off and
// answers that get lost, from Firestore's answer to the public file: it says what is true, row by row. In one file, since the year is made,
// lived through and held against the record by the same plan.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { expect, test } from "vitest";
import type { DocumentField } from "../../../app/amounts/values.ts";
import { collectHistory } from "../../../app/open-data/history/write-history.server.ts";
import { statementsOf } from "../../../app/operator/correct-history.ts";
import { writeCopy } from "../../../app/operator/history-copy.ts";
import { dayInParis, iso } from "../../../app/ui/dates.ts";
import type { DatedFields, KvStore } from "../../../workers/amounts/amounts-kv.ts";
import { createIsolateMemory } from "../../../workers/amounts/memory.ts";
import { refreshAmounts } from "../../../workers/amounts/store.ts";
import { type HistoryDatabase, readRecord } from "../../../workers/history/d1.ts";
import { findRecord, findSummary } from "../../../workers/history/history-kv.ts";
import { createHistoryMemory, recordHistory } from "../../../workers/history/record-history.ts";
import { type Trail, trailOf } from "../../../workers/history/trail.ts";
import { toTypedFields } from "../../local/firestore/typed-value.ts";
import { readMigrations } from "../../local/migrations.ts";
import { seededRandom } from "../../seeded-random.ts";
import { makeFolder } from "../../temporary-folder.ts";
import { createFakeKv, recordConsole } from "../amounts/scene.ts";
import { createDocument, createTruth, FIELDS, type TrueRecord } from "./eventful-year.ts";
import { openDatabase } from "./sqlite.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The longest after which nothing counts as missed: a third of the strikes, and all of what they can meet. */
const PERIOD = 15 * MINUTE;
const START = Date.UTC(2027, 0, 1);
const ORIGIN = "https://primoscope.example";
/** No bonus that was meant is as high; a slip of two noughts on the smallest is 500. */
const MOST = 1_000;
const TABLES = ["change", "state", "watch", "about", "correction"];

type Stores = AsyncDisposable & {
  kv: KvStore;
  db: HistoryDatabase;
  emptyKv(): Promise<void>;
  /** What can be made to fail; of Cloudflare's own nothing. */
  fragile?: { kv: ReturnType<typeof createFakeKv>; db: ReturnType<typeof openDatabase> };
};

/** Its own SQLite and a KV in memory: four thousand strikes take ten seconds. */
async function openFast(): Promise<Stores> {
  const kv = createFakeKv();
  const db = openDatabase();
  return {
    kv,
    db,
    fragile: { kv, db },
    emptyKv: async () => kv.values.clear(),
    [Symbol.asyncDispose]: async () => db.sqlite.close(),
  };
}

/** The KV and D1 of Cloudflare's own runtime. */
async function openReal(): Promise<Stores> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        {
          name: "empty",
          modules: [{ type: "ESModule", path: "index.js", contents: "export default {}" }],
          kvNamespaces: ["PRIMES"],
          d1Databases: ["HISTORY"],
        },
      ],
    }),
  );
  const kv = await miniflare.getKVNamespace("PRIMES");
  const db = (await miniflare.getD1Database("HISTORY")) as unknown as HistoryDatabase;
  await db.batch(readMigrations().map((sql) => db.prepare(sql)));
  return {
    kv: kv as unknown as KvStore,
    db,
    async emptyKv() {
      for (const { name } of (await kv.list()).keys) await kv.delete(name);
    },
    [Symbol.asyncDispose]: () => miniflare.dispose(),
  };
}

/** A year takes minutes of a processor: as many things happen in forty days. */
const DAYS = Number(process.env.DAYS ?? 40);

test.each([
  { stores: "SQLite and a KV in memory", open: openFast, days: DAYS, rate: 120 / DAYS, pace: 1 },
  { stores: "Cloudflare's own KV and D1", open: openReal, days: 2, rate: 30, pace: 0.1 },
])(
  "$days days of slips, leaps, corrections and losses, on $stores: the public file says what is true, row by row",
  {
    timeout: 1_800_000,
  },
  async ({ open, days, rate, pace }) => {
    recordConsole();
    await using stores = await open();
    const year = liveThrough(stores, { days, rate, pace });
    const { truth, kept, counts, faults, until } = await year;

    const { afterThreeDays, ...others } = truth.counts;
    for (const [what, count] of Object.entries({ ...counts, ...others }))
      expect(count, what).toBeGreaterThan(0);
    expect(afterThreeDays > 0).toBe(pace === 1);
    for (const [what, count] of Object.entries(faults))
      expect(count > 0, what).toBe(stores.fragile !== undefined);
    // The database says what is true to the minute.
    expect(rowsOf(await readRecord(stores.db, until))).toEqual(rowsOfTruth(truth.copy()));
    // What is given away says it as of its last writing, a day old at most.
    const record = await findRecord(stores.kv);
    if (!record) throw new Error("KV keeps no record.");
    expect(rowsOf(record)).toEqual(rowsOfTruth(kept));
    expect(until - record.madeAt).toBeLessThan(DAY);
    // No wrong amount is left in what is worked out of it: highs, medians, charts.
    const summary = await findSummary(stores.kv);
    const offers = Object.values(summary?.offers ?? {});
    expect(Math.max(...offers.map(({ highest }) => highest?.euros ?? 0))).toBeLessThan(MOST);
    const uncorrected = kept.rows.filter(({ reason }) => reason === null);
    expect(Math.max(...uncorrected.map(({ to }) => to ?? 0))).toBeLessThan(MOST);
  },
);

/** A time in which the document said something wrong, and what was true. */
type Wrong = { field: DocumentField; from: number; until: number; euros: number };

/** What the public file says, with corrections apart; numbers of rows are the database's own. */
function rowsOf(record: Parameters<typeof collectHistory>[0]) {
  const file = collectHistory(record, [], {}, ORIGIN);
  const reasons = new Map(file.corrections.map(({ id, motif }) => [id, motif]));
  const ids = file.changements.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  return {
    changes: file.changements.map(({ champ, de, vers, changedAt, seenAt, correction }) => ({
      champ,
      de,
      vers,
      changedAt,
      seenAt,
      correction: correction === null ? null : reasons.get(correction),
    })),
    corrections: file.corrections.map(({ champ, du, au, euros, motif }) => ({
      champ,
      du,
      au,
      euros,
      motif,
    })),
    periods: file.periodes,
  };
}

function rowsOfTruth({ rows, corrections, watches }: TrueRecord): ReturnType<typeof rowsOf> {
  return {
    changes: rows.map(({ field, from, to, changedAt, seenAt, reason }) => ({
      champ: field,
      de: from,
      vers: to,
      correction: reason,
      changedAt: iso(changedAt),
      seenAt: iso(seenAt),
    })),
    corrections: corrections.map(({ field, from, until, euros, reason }) => ({
      champ: field,
      euros,
      motif: reason,
      du: iso(from),
      au: iso(until),
    })),
    periods: watches.map(({ from, until }) => ({ du: iso(from), au: iso(until) })),
  };
}

/**
 * @param rate how much more often things happen than in an ordinary, bad year
 * @param pace how long people take, as a part of what they take then: where they are quick, nothing waits for three days
 */
async function liveThrough(
  stores: Stores,
  { days, rate, pace }: { days: number; rate: number; pace: number },
) {
  const { kv, db, fragile } = stores;
  const random = seededRandom(20261125);
  let now = START;
  const end = START + days * DAY;
  const happens = (timesAYear: number) =>
    now < end && random() < (timesAYear * rate) / (365 * (DAY / PERIOD));
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least));
  const document = createDocument(START - HOUR);
  const truth = createTruth();
  const folder = makeFolder();
  /** What people do later: an amount put right, a word of confirmation, a correction, a database put back. */
  const later: { at: number; act: (now: number) => void | Promise<void> }[] = [];
  const busy = new Set<DocumentField>();
  const counts = { ordinary: 0, slips: 0, corrected: 0, outages: 0, files: 0, gone: 0 };
  const losses = { kv: 0, d1: 0, both: 0 };
  const faults = { broken: 0, refused: 0, doubled: 0 };
  if (fragile) fragile.db.hesitates = () => between(0, 4);
  let [memory, history] = [createIsolateMemory(), createHistoryMemory()];
  let lost: "no" | "d1" | "both" = "no";
  let outageUntil = 0;
  let written = "";
  let kept = truth.copy();
  let backup = { file: "", copy: truth.copy() };
  const corrected: Wrong[] = [];
  let files = 0;

  const restart = () => {
    [memory, history] = [createIsolateMemory(), createHistoryMemory()];
  };
  const takeCopy = async (now: number) => {
    files += 1;
    const file = join(folder, `${files}.sql`);
    writeCopy(file, await readRecord(db, now));
    return file;
  };
  /** As `npm run history -- restore --remplacer` does, in one transaction. */
  const restore = (file: string) =>
    db.batch(
      [
        ...TABLES.map((table) => `DELETE FROM ${table}`),
        ...readFileSync(file, "utf8").split("\n").filter(Boolean),
      ].map((sql) => db.prepare(sql)),
    );
  const fetchDocument = async () => {
    if (random() < 0.01) return new Response("trop tard", { status: 503 });
    if (document.isGone) return Response.json({ error: { status: "NOT_FOUND" } }, { status: 404 });
    const fields = toTypedFields({ ...document.fields, ...document.words });
    return Response.json({ name: "x", fields, updateTime: iso(document.changedAt) });
  };

  function beginStory(now: number): void {
    const field = FIELDS[between(0, FIELDS.length)] ?? FIELDS[0];
    const was = field && document.fields[field];
    if (!field || was === undefined || busy.has(field)) return;
    const close = (at: number, act: (at: number) => void) => {
      busy.add(field);
      later.push({
        at,
        act: (then) => {
          busy.delete(field);
          act(then);
        },
      });
    };
    const campaign = was < 120 ? was * 3 + 40 : Math.floor(was / 4);
    const kind = random();
    if (kind < 0.45) {
      document.type(field, Math.max(5, was + between(-30, 31)), now);
      counts.ordinary += 1;
    } else if (kind < 0.7) {
      // A slip, large or small; put right by somebody, and corrected in public where it was recorded.
      const wrong = random() < 0.5 ? was * 100 : was + 25;
      document.type(field, wrong, now);
      counts.slips += 1;
      close(now + between(1, 60) * HOUR * pace, (at) => {
        document.type(field, was, at, true);
        later.push({
          at: at + HOUR,
          act: () => correct({ field, euros: was, from: now, until: at }),
        });
      });
    } else if (kind < 0.82) {
      document.type(field, campaign, now);
      close(now + between(1, 60) * HOUR * pace, (at) => document.type(field, campaign, at, true));
    } else if (kind < 0.9 && pace === 1) {
      // Nobody looks at it.
      document.type(field, campaign, now);
      close(now + 80 * HOUR, () => undefined);
    } else {
      document.type(field, undefined, now, true);
      close(now + between(10, 60) * HOUR * pace, (at) => document.type(field, was, at));
    }
  }

  async function correct(wrong: Wrong): Promise<void> {
    const { field, until } = wrong;
    const now = until + HOUR;
    if (lost !== "no") {
      // First the record has to be there again.
      later.push({ at: now + DAY * pace, act: () => correct(wrong) });
      return;
    }
    if (!truth.saysOtherwise(field, wrong)) return;
    counts.corrected += 1;
    corrected.push(wrong);
    const wanted = { ...wrong, reason: `L'erreur n° ${counts.corrected}.` };
    truth.correct(wanted);
    await db.batch(statementsOf(wanted, now).map((sql) => db.prepare(sql)));
  }

  /** Writes what the cron has read. @returns when the readings began that are written, in this order; and whether KV has them too */
  async function record(read: DatedFields, trail: Trail | undefined) {
    const reads = [read];
    if (!fragile || lost !== "no") {
      await recordHistory({ kv, db, memory: history, now: () => read.readAt }, read, trail);
      return { readings: [read.readAt], isWhole: true };
    }
    const kind = happens(800) ? random() : 1;
    if (kind < 0.4) {
      // The cron strikes twice.
      reads.push({ ...read, readAt: read.readAt + between(1, 2_000) });
      faults.doubled += 1;
    } else if (kind < 0.8) {
      // The transaction breaks off at any of its statements, or it is written and the answer is lost.
      fragile.db.breaksAfter = between(0, 7);
      faults.broken += 1;
    } else if (kind < 1) {
      // The Worker gets no further than D1.
      fragile.kv.broken.put = "throws";
      faults.refused += 1;
    }
    const isWhole = fragile.db.breaksAfter === null && !fragile.kv.broken.put;
    const begun = fragile.db.committed.length;
    const deps = { kv, db, memory: history, now: () => read.readAt + 4_000 };
    await Promise.all(reads.map((each) => recordHistory(deps, each, trail)));
    // A reading of before comes late: it writes nothing.
    if (reads.length > 1)
      await recordHistory(deps, {
        ...read,
        readAt: read.readAt - 1,
        fields: { [`${FIELDS[0]}`]: 1 },
      });
    fragile.kv.broken = {};
    const written = new Set(fragile.db.committed.slice(begun));
    const known = new Set(reads.map(({ readAt }) => readAt));
    return { readings: [...written].map(Number).filter((at) => known.has(at)), isWhole };
  }

  async function lose(now: number): Promise<void> {
    const kind = random();
    if (kind < 0.4) {
      losses.kv += 1;
      await stores.emptyKv();
      restart();
      truth.forgetMeasure();
      written = "";
      return;
    }
    if (!backup.file || now - START < DAY * pace) return;
    lost = kind < 0.75 ? "d1" : "both";
    losses[lost] += 1;
    await db.batch(TABLES.map((table) => db.prepare(`DELETE FROM ${table}`)));
    if (lost === "both") {
      await stores.emptyKv();
      restart();
      truth.forgetMeasure();
    }
    later.push({ at: now + between(1, 12) * PERIOD, act: mend });
  }

  async function mend(): Promise<void> {
    const copy = lost === "d1" ? await findRecord(kv) : undefined;
    if (copy) {
      files += 1;
      const file = join(folder, `${files}.sql`);
      writeCopy(file, copy);
      await restore(file);
      truth.putBack(kept);
    } else {
      await restore(backup.file);
      truth.putBack(backup.copy);
      // What was corrected since the backup has to be corrected again.
      const known = new Set(backup.copy.corrections.map(({ field, from }) => `${field} ${from}`));
      for (const wrong of corrected.filter(({ field, from }) => !known.has(`${field} ${from}`)))
        later.push({ at: 0, act: () => correct(wrong) });
    }
    lost = "no";
    written = "";
  }

  for (; now < end || later.length > 0; now += PERIOD) {
    const struckAt = now;
    const due = later.filter(({ at }) => at <= now);
    for (const each of due) {
      later.splice(later.indexOf(each), 1);
      await each.act(now - between(1, PERIOD));
    }
    if (happens(500)) beginStory(now - between(1, PERIOD));
    if (happens(20)) {
      // A file of somebody else's: many amounts move a little, and are put back by the next strike.
      const before = Object.entries(document.fields) as [DocumentField, number][];
      if (before.length > 8) counts.files += 1;
      for (const [field, euros] of before) document.type(field, euros + 3, now - 1);
      later.push({
        at: now + PERIOD,
        act: (at) => {
          for (const [field, euros] of before)
            if (document.fields[field] === euros + 3) document.type(field, euros, at);
        },
      });
    }
    if (happens(20) && !document.isGone) {
      counts.gone += 1;
      document.isGone = true;
      later.push({
        at: now + between(1, 6) * PERIOD,
        act: () => {
          document.isGone = false;
        },
      });
    }
    if (happens(20)) {
      counts.outages += 1;
      outageUntil = now + between(1, 10) * PERIOD;
    }
    if (happens(300)) restart();
    if (happens(pace === 1 ? 40 : 120) && lost === "no") await lose(now);
    if (now < outageUntil) continue;
    const clock = () => struckAt;
    const read = await refreshAmounts({
      kv,
      memory,
      now: clock,
      fetch: fetchDocument,
      source: { projectId: "demo-primes" },
      waitUntil: () => undefined,
    });
    if (!read) continue;
    const trail = trailOf(memory.document, read.readAt);
    const { readings, isWhole } = await record(read, trail);
    if (readings.length === 0) truth.see(document, now, false);
    for (const readAt of readings) truth.see(document, readAt, lost === "no");
    if (lost !== "no" || !isWhole) continue;
    const state = `${truth.size()} ${dayInParis(now)}`;
    if (state !== written) [kept, written] = [truth.copy(), state];
    if ((now - START) % (7 * DAY) < PERIOD || !backup.file)
      backup = { file: await takeCopy(now), copy: truth.copy() };
  }
  return { truth, kept, counts: { ...counts, ...losses }, faults, until: now };
}
