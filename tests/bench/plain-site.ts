// Builds and starts the plain React Router site that ours is measured against, with this project's own packages.
import { globSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { startTool, TOP } from "../local/tool.ts";

/** Where its react-router.config.ts puts it. */
const BUILD = join(TOP, "build/bench/plain-react-router/server");

/** The twelve amounts that it and bare-kv read, in euros, as they stand in KV. */
export const AMOUNTS = JSON.stringify([90, 70, 45, 60, 110, 30, 40, 65, 20, 75, 85, 35]);

/** Its addresses; each is linked from the others. */
export const PLAIN_PAGES = { first: "/", second: "/2" } as const;

/** Rejects where the build fails. */
export async function buildPlainSite(): Promise<void> {
  const args = ["build", "tests/bench/plain-react-router", "--logLevel", "warn"];
  const code = await startTool("react-router", args).ended;
  if (code !== 0) throw new Error("The plain React Router site cannot be built.");
}

/** The modules of its Worker, the Worker first. */
export function plainModules(): { name: string; file: string }[] {
  const files = ["index.js", ...globSync("assets/*.js", { cwd: BUILD })];
  return files.map((name) => ({ name, file: join(BUILD, name) }));
}

/** Starts it in Miniflare, as start-site.ts starts ours; use with `await using`. */
export async function startPlainSite() {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(BUILD, "wrangler.json"));
  const { modulesRules: _, sitePath: __, ...options } = workerOptions;
  const modules = plainModules().map(({ file }) => ({ type: "ESModule" as const, path: file }));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      workers: [{ ...options, name: "rr", modulesRoot: BUILD, modules, kvNamespaces: ["AMOUNTS"] }],
    }),
  );
  const { origin } = await miniflare.ready;
  await (await miniflare.getKVNamespace("AMOUNTS")).put("amounts", AMOUNTS);
  return { origin, [Symbol.asyncDispose]: () => miniflare.dispose() };
}
