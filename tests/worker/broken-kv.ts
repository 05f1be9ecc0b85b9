// A Worker that stands in for the KV namespace, and fails.
import type { V4WorkerOptions } from "miniflare";

/** `Throws` refuses at once; `Silent` never answers. */
export type KvFault = "Throws" | "Silent";

/** Bound as PRIMES, its methods are called as those of a KV namespace would be. */
export function brokenKv(): V4WorkerOptions {
  return { name: "broken-kv", modules: true, script: SCRIPT, compatibilityDate: "2026-10-12" };
}

const SCRIPT = `
  import { WorkerEntrypoint } from "cloudflare:workers";

  export class Throws extends WorkerEntrypoint {
    async get() { throw new Error("KV GET failed: 500 Internal Server Error"); }
    async put() { throw new Error("KV PUT failed: 429 Too Many Requests"); }
  }

  export class Silent extends WorkerEntrypoint {
    get() { return scheduler.wait(60_000); }
    put() { return scheduler.wait(60_000); }
  }

  export default { fetch: () => new Response(null, { status: 404 }) };
`;
