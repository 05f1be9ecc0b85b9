// A site of 573 days on a disk of its own: the built Worker with a real KV and D1, which an operator's commands find where it left them.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { TOP } from "../../app/operator/tools.ts";
import { DAY_MS } from "../../app/ui/dates.ts";
import type { Health } from "../../workers/health/judge-health.ts";
import { startFirestore } from "../local/firestore/start-firestore.ts";
import { readMigrations } from "../local/migrations.ts";
import { writeConfig } from "../local/write-config.ts";
import { type Site, type SiteOptions, startSite } from "../worker/start-site.ts";

export const DOCUMENT = { PRIME_PARRAIN_N26: 30, PRIME_FILLEUL_N26: 15, PRIME_PARTAGE_N26: 7 };

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Starts it, with a backup that is proven; use with `await using`. */
export async function openStage() {
  const folder = mkdtempSync(join(tmpdir(), "exercice-"));
  const config = writeConfig(folder);
  const firestore = await startFirestore({ document: { ...DOCUMENT } });
  const stage = {
    folder,
    firestore,
    /** The site in an isolate that knows nothing yet; it is closed behind the work, so that commands have the files alone. */
    async onSite<Found>(
      work: (site: Site) => Promise<Found>,
      options: SiteOptions = {},
    ): Promise<Found> {
      await using site = await startSite({
        folder,
        firestoreHost: firestore.host,
        history: "without tables",
        ...options,
      });
      return await work(site);
    },
    /** `npm run history -- …` @throws with its words where it fails */
    history: (...words: string[]) => run("history", [...words, "--config", config], {}),
    /** `npm run primes -- …` */
    primes: (...words: string[]) =>
      run("primes", words, {
        FIRESTORE_PROJECT_ID: "demo-primoscope",
        FIRESTORE_EMULATOR_HOST: firestore.host,
      }),
    path: (name: string) => join(folder, name),
    async [Symbol.asyncDispose]() {
      await firestore.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await stage.onSite(async (site) => {
    const db = await site.db();
    const now = Date.now();
    const past = Array.from(
      { length: 40 },
      (_, at) =>
        `INSERT INTO change (field, from_euros, to_euros, seen_at) VALUES ('PRIME_FILLEUL_N26', ${at === 0 ? "NULL" : 14 + ((at - 1) % 2)}, ${14 + (at % 2)}, ${now - (573 - at * 10) * DAY_MS})`,
    );
    await db.batch(
      [
        ...readMigrations(),
        `INSERT INTO watch VALUES (${now - 573 * DAY_MS}, ${now - 60_000})`,
        ...past,
        "INSERT INTO state VALUES ('PRIME_FILLEUL_N26', 15)",
      ].map((sql) => db.prepare(sql)),
    );
    await site.runCron();
    await settle(site, ({ historique }) => historique.tenu);
  });
  await stage.history("backup", folder);
  return stage;
}

async function healthOf(site: Site): Promise<Health> {
  return (await (await site.fetch("/sante")).json()) as Health;
}

/** Waits for what the cron leaves behind it to be seen. @returns whether it came */
export async function settle(site: Site, isThere: (health: Health) => boolean): Promise<boolean> {
  const until = Date.now() + 35_000;
  while (Date.now() < until) {
    if (isThere(await healthOf(site))) return true;
    await pause(200);
  }
  return false;
}

/** Every change of the record, as one line each. */
export async function changesOf(site: Site): Promise<string[]> {
  const db = await site.db();
  const { results } = await db
    .prepare("SELECT field, from_euros, to_euros, seen_at FROM change ORDER BY id")
    .all();
  return results.map((row) => JSON.stringify(row));
}

async function run(name: string, words: string[], env: Record<string, string>): Promise<void> {
  const command = [join(TOP, `app/operator/${name}.ts`), ...words];
  const running = promisify(execFile)(process.execPath, command, {
    env: { ...process.env, ...env },
  });
  running.child.stdin?.end();
  await running.catch(({ stdout, stderr }) => {
    throw new Error(`npm run ${name} : ${stdout}${stderr}`);
  });
}
