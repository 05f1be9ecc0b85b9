// What runs around the built Worker on the stage: the test's own clock, faults of KV and D1 between the Worker and the
// real thing, and a name on each line of the log. The Worker itself is the built one, untouched.

/** What a request to the stage says of its scene, as JSON in the header `X-Scene`. */
export type Scene = {
  /** The cell: its copy of the Worker, its keys in KV, its project at Firestore, its lines in the log. */
  cell: string;
  /** How far its clock is ahead of the machine's, in ms. */
  aheadMs?: number;
  /** Where its clock stands still, in ms since the epoch. */
  atMs?: number;
  kv?: "get throws" | "put throws" | undefined;
  db?: DatabaseFault | undefined;
  /** Time limits by their length, in ms, and what takes their place; every other one is twenty times as long. */
  limits?: Record<number, number> | undefined;
  /** The cron strikes, instead of a visit. */
  isCron?: boolean;
};

/** What HISTORY does instead of working. */
export type DatabaseFault =
  | "prepare throws"
  | "first throws"
  | "batch throws"
  | "hangs"
  | "locked"
  | "wrong rows";

export const SCENE_HEADER = "X-Scene";

/** Loads an isolate for each cell, and sends each request to that of its cell. */
export const LOADER_SCRIPT = `
  import { WorkerEntrypoint } from "cloudflare:workers";

  export class Kv extends WorkerEntrypoint {
    get(key, options) { return this.env.PRIMES.get(key, options); }
    put(key, value, options) { return this.env.PRIMES.put(key, value, options); }
  }

  export default {
    fetch(request, env, ctx) {
      const { cell } = JSON.parse(request.headers.get("${SCENE_HEADER}"));
      const { compatibilityDate, compatibilityFlags, variables, modules } = env.CODE;
      const isolate = env.LOADER.get(cell, () => ({
        compatibilityDate,
        compatibilityFlags,
        mainModule: "stage.js",
        modules,
        env: { ...variables, ASSETS: env.ASSETS, PRIMES: ctx.exports.Kv({ props: {} }) },
      }));
      return isolate.getEntrypoint().fetch(request);
    },
  };
`;

/** Stands before index.js, which the build wrote. */
export const STAGE_SCRIPT = `
  import { AsyncLocalStorage } from "node:async_hooks";
  import site from "./index.js";

  const scene = new AsyncLocalStorage();

  const now = Date.now;
  Date.now = () => scene.getStore()?.atMs ?? now() + (scene.getStore()?.aheadMs ?? 0);

  // A busy machine is slow, not wrong: what does not hang by intention never comes too late.
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => timeout(scene.getStore()?.limits?.[ms] ?? ms * 20);

  for (const level of ["error", "warn", "info"]) {
    const write = console[level].bind(console);
    console[level] = (line) =>
      write(JSON.stringify({ cell: scene.getStore()?.cell, ...read(String(line)) }));
  }

  function read(line) {
    return line.startsWith("{") ? JSON.parse(line) : { message: line };
  }

  function kvOf(kv, cell, fault) {
    const refuse = (what) => async () => { throw new Error("KV " + what + " failed: 500"); };
    return {
      get: fault === "get throws" ? refuse("GET") : (key, options) => kv.get(cell + ":" + key, options),
      put: fault === "put throws" ? refuse("PUT") : (key, value, options) => kv.put(cell + ":" + key, value, options),
    };
  }

  const never = () => new Promise(() => undefined);
  const fail = (message) => async () => { throw new Error("D1_ERROR: " + message); };
  /** Rows of another table, of another age, of nobody: one for each statement. */
  const WRONG = [{ upTo: "many", field: {}, from: [], until: null, name: 7, ["__proto__"]: { upTo: 1 } }];

  function faultyDb(db, fault) {
    const broken = {
      "first throws": fail("network connection lost"),
      hangs: never,
      locked: fail("database is locked: SQLITE_BUSY"),
      "wrong rows": async () => ({ success: true, results: WRONG }),
    }[fault];
    const statement = broken && { bind: () => statement, first: broken, all: broken, run: broken, raw: broken };
    return {
      prepare(sql) {
        if (fault === "prepare throws") throw new Error("D1_ERROR: no such binding");
        return statement ?? db.prepare(sql);
      },
      batch: {
        "batch throws": fail("storage caused object to be reset"),
        "wrong rows": async (statements) => statements.map(() => ({ success: true, results: WRONG })),
      }[fault] ?? broken ?? ((statements) => db.batch(statements)),
    };
  }

  export default {
    fetch(request, env, ctx) {
      const told = JSON.parse(request.headers.get("${SCENE_HEADER}"));
      const its = {
        ...env,
        FIRESTORE_PROJECT_ID: told.cell,
        PRIMES: kvOf(env.PRIMES, told.cell, told.kv),
        ...(env.HISTORY && { HISTORY: told.db ? faultyDb(env.HISTORY, told.db) : env.HISTORY }),
      };
      return scene.run(told, async () => {
        if (!told.isCron) return site.fetch(request, its, ctx);
        await site.scheduled({}, its, ctx);
        return new Response(null, { status: 204 });
      });
    },
  };
`;
