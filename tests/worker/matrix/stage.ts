// The built site on a stage: with many cells in one workerd, each with an isolate of its own, loaded when it is first
// asked, and keys of its own in KV; or alone, with the database of the history.
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import { readMigrations } from "../../local/migrations.ts";
import { BUILD, type LogEvent, ORIGIN, PERSON, readEvent, siteWorker } from "../start-site.ts";
import { LOADER_SCRIPT, SCENE_HEADER, type Scene, STAGE_SCRIPT } from "./stage-script.ts";

/** The one cell of a stage that has a history. */
export const ALONE = "alone";

/**
 * Starts a site for each cell that is asked, without a history; use with `await using`.
 * @param firestoreHost `host:port`
 */
export async function openCells(firestoreHost: string) {
  const { modules: built, bindings, ...site } = siteOf(firestoreHost);
  const files = (Array.isArray(built) ? built : []).map(({ path }) => path);
  const modules = files.map((file) => [relative(BUILD, file), readFileSync(file, "utf8")]);
  const { compatibilityDate = "", compatibilityFlags = [] } = site;
  const code = {
    compatibilityDate,
    compatibilityFlags,
    variables: { ...bindings },
    modules: { ...Object.fromEntries(modules), "stage.js": STAGE_SCRIPT },
  };
  return open({
    ...site,
    modules: [{ type: "ESModule", path: join(BUILD, "loader.js"), contents: LOADER_SCRIPT }],
    bindings: { CODE: code },
    workerLoaders: { LOADER: {} },
  });
}

/**
 * Starts one site, the cell ALONE, with a database HISTORY that has no tables yet; use with `await using`.
 * @param firestoreHost `host:port`
 */
export async function openHistory(firestoreHost: string) {
  const { modules, ...site } = siteOf(firestoreHost);
  const stage = { type: "ESModule" as const, path: join(BUILD, "stage.js") };
  return open({
    ...site,
    modules: [{ ...stage, contents: STAGE_SCRIPT }, ...(Array.isArray(modules) ? modules : [])],
    d1Databases: ["HISTORY"],
  });
}

function siteOf(firestoreHost: string): V4WorkerOptions {
  const variables = { SITE_ORIGIN: ORIGIN, FIRESTORE_EMULATOR_HOST: firestoreHost };
  return siteWorker(variables, { history: "none" });
}

async function open(worker: V4WorkerOptions) {
  const events: LogEvent[] = [];
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...worker,
      host: "127.0.0.1",
      port: 0,
      cf: false,
      handleStructuredLogs: ({ message }) => void events.push(readEvent(message)),
    }),
  );
  const { origin } = await miniflare.ready;
  const kv = await miniflare.getKVNamespace("PRIMES");

  const send = (path: string, scene: Scene, agent: string) =>
    fetch(origin + path, {
      redirect: "manual",
      headers: {
        "User-Agent": agent,
        "Accept-Encoding": "identity",
        [SCENE_HEADER]: JSON.stringify(scene),
      },
    });
  return {
    /** A visit, of a person where nothing else is said. */
    visit: (path: string, scene: Scene, agent = PERSON) => send(path, scene, agent),
    /** The cron strikes in the isolate of the cell, and has done its work. */
    async runCron(scene: Scene): Promise<void> {
      const response = await send("/", { ...scene, isCron: true }, PERSON);
      if (response.status !== 204) throw new Error(`The cron answered ${response.status}.`);
    },
    /** What KV holds of a cell. */
    stored: (cell: string, key: string): Promise<unknown> => kv.get(`${cell}:${key}`, "json"),
    store: (cell: string, key: string, value: object) =>
      kv.put(`${cell}:${key}`, JSON.stringify(value)),
    forget: (cell: string, key: string) => kv.delete(`${cell}:${key}`),
    /** Every key that a cell has in KV. */
    async keys(cell: string): Promise<string[]> {
      const { keys } = await kv.list({ prefix: `${cell}:` });
      return keys.map(({ name }) => name.slice(cell.length + 1));
    },
    /** When KV will let a key go, in seconds since the epoch; undefined where it never does. */
    async expiryOf(cell: string, key: string): Promise<number | undefined> {
      const { keys } = await kv.list({ prefix: `${cell}:${key}` });
      return keys[0]?.expiration;
    },
    /** Makes the tables of the history. */
    async migrate(): Promise<void> {
      const db = await miniflare.getD1Database("HISTORY");
      await db.batch(readMigrations().map((statement) => db.prepare(statement)));
    },
    /** What the site of a cell wrote to its log, an ordinary cron's line left out. */
    events: (cell: string) =>
      events.filter((event) => event.cell === cell && event.code !== "cron"),
    /** Lines that no cell has written: the runtime's own. */
    strays: () => events.filter(({ cell }) => cell === undefined),
    async [Symbol.asyncDispose]() {
      await miniflare.dispose();
    },
  };
}

export type Stage = Awaited<ReturnType<typeof open>>;
