// Starts the built Worker in workerd, with a KV and an isolate of its own. Outbound requests are real.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { readMigrations } from "../local/migrations.ts";
import { brokenKv, type KvFault } from "./broken-kv.ts";

export const BUILD = join(import.meta.dirname, "../../build/server");

/** The origin of the tested site, whatever an operator has put into wrangler.toml. */
export const ORIGIN = "https://primoscope.example";

/** A browser that isbot takes for a person's; a headless one's own name says "HeadlessChrome". */
export const PERSON =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36";

/** A port that nobody listens on, for a site that has no Firestore to read. */
const NOWHERE = "127.0.0.1:9";

const SLOW = /n'a pas répondu en \d+ ms|ne répond pas en \d+ ms/;

/** A line of the log; one that is no event of the site's own has no code. A stage of many sites adds its cell. */
export type LogEvent = { cell?: string; code?: string; message: string };

export type SiteOptions = {
  /** `host:port` of the Firestore to read. */
  firestoreHost?: string;
  /** Variables put over those of wrangler.toml; undefined takes one away. */
  bindings?: Record<string, string | undefined>;
  /** What PRIMES does instead of working. */
  kv?: KvFault | undefined;
  /** The database of the history: with its tables where nothing is said, without them, or not bound at all. */
  history?: "empty" | "without tables" | "none";
  /** A folder whose `.wrangler/state` holds what the site keeps, as wrangler's own commands find it; without one, memory does. */
  folder?: string;
  /** Static files of another build. */
  files?: string | undefined;
  /** What is changed in the text of the Worker's own modules, as another build would have it. */
  rewrite?: ((module: string) => string) | undefined;
  /** True where `inspector` will be asked for. */
  isInspected?: boolean;
};

/** Starts the site; use with `await using`. */
export async function startSite({
  firestoreHost = NOWHERE,
  bindings,
  kv,
  history = "empty",
  folder,
  files,
  rewrite,
  isInspected = false,
}: SiteOptions = {}) {
  const events: LogEvent[] = [];
  const routine: LogEvent[] = [];
  const logs = () => events.map(({ message }) => message);
  const variables = { SITE_ORIGIN: ORIGIN, FIRESTORE_EMULATOR_HOST: firestoreHost, ...bindings };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      ...(isInspected && { inspectorPort: 0 }),
      ...(folder && { resourcePersistencePath: join(folder, ".wrangler/state/v3") }),
      handleStructuredLogs: ({ level, message }) =>
        void (level === "info" ? routine : events).push(readEvent(message)),
      workers: [
        siteWorker(variables, { kv, history, files, rewrite }),
        ...(kv ? [brokenKv()] : []),
      ],
    }),
  );
  const { origin } = await miniflare.ready;
  if (history === "empty") {
    const db = await miniflare.getD1Database("HISTORY");
    await db.batch(readMigrations().map((statement) => db.prepare(statement)));
  }
  // Loads the Worker's code: the time limits of a first reading are not for that.
  await fetch(`${origin}/sitemap.xml`);
  const close = () => miniflare.dispose();

  return {
    origin,
    /** A request as a person's browser makes it, unless `init` says otherwise; redirects are answers. */
    fetch(path: string, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers);
      if (!headers.has("User-Agent")) headers.set("User-Agent", PERSON);
      // The local server holds a compressed answer back until it is complete.
      if (!headers.has("Accept-Encoding")) headers.set("Accept-Encoding", "identity");
      return fetch(origin + path, { redirect: "manual", ...init, headers });
    },
    /** A request to another host than this machine's, as the Worker would get it at Cloudflare. */
    fetchFrom: (url: string) => miniflare.dispatchFetch(url, { redirect: "manual" }),
    /** The KV namespace of the amounts. */
    kv: () => miniflare.getKVNamespace("PRIMES"),
    /** The database of the history. */
    db: () => miniflare.getD1Database("HISTORY"),
    /** The lines of an ordinary day, with their codes. */
    routine: () => [...routine],
    /** What the Worker wrote to its console so far, but for the lines of an ordinary day. */
    logs,
    /** The same with the code of each line. */
    events: () => [...events],
    /** The same without what a busy machine makes it write: that Firestore or KV took too long. */
    faults: () => logs().filter((line) => !SLOW.test(line)),
    /** Where workerd answers what it is asked of its isolates, by the DevTools protocol. */
    inspector: () => miniflare.getInspectorURL(),
    /** The cron of wrangler.toml strikes. */
    async runCron(): Promise<void> {
      const site = await miniflare.getWorker("site");
      await site.scheduled({ cron: "*/5 * * * *" });
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** The Worker as wrangler would run it, with other variables, and a broken KV where one is named. */
export function siteWorker(
  variables: Record<string, string | undefined>,
  { kv, history, files, rewrite }: Pick<SiteOptions, "kv" | "history" | "files" | "rewrite"> = {},
): V4WorkerOptions {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(BUILD, "wrangler.json"));
  const { modulesRules: _, sitePath: __, ...options } = workerOptions;
  // A build for a place to try things is tested as the site that it is to become.
  const bindings = { ...textBindings(options.bindings), ROBOTS: undefined, ...variables };
  return {
    ...options,
    name: "site",
    ...(files && { assets: { ...Object(options.assets), directory: files } }),
    modulesRoot: BUILD,
    modules: ["index.js", ...globSync("assets/*.js", { cwd: BUILD })].map((file) => ({
      type: "ESModule" as const,
      path: join(BUILD, file),
      ...(rewrite && { contents: rewrite(readFileSync(join(BUILD, file), "utf8")) }),
    })),
    bindings: textBindings(bindings),
    d1Databases: history === "none" ? [] : ["HISTORY"],
    ...(kv
      ? { kvNamespaces: {}, serviceBindings: { PRIMES: { name: "broken-kv", entrypoint: kv } } }
      : { kvNamespaces: ["PRIMES"] }),
  };
}

export function readEvent(line: string): LogEvent {
  return line.startsWith("{") ? JSON.parse(line) : { message: line };
}

/** The variables that have a value; the site has no other kind than text. */
function textBindings(bindings: unknown): Record<string, string> {
  const known = Object.entries(bindings ?? {}).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(known);
}
