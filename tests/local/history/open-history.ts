// The history of the local site: a database that is made anew at each start, with an example in it where the amounts are
// the example's.
import { mkdir, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { D1Database, KVNamespace } from "@cloudflare/workers-types";
import { getPlatformProxy } from "wrangler";
import { checkFields } from "../../../app/amounts/document.server.ts";
import { inFile } from "../firestore/document-source.ts";
import { readMigrations } from "../migrations.ts";
import { TOP } from "../tool.ts";
import { putExample } from "./write-record.ts";

/** What the local site keeps between two requests: for `--persist-to`. */
export const STATE = join(TOP, "build/local-state");

type Bindings = { HISTORY: D1Database; PRIMES: KVNamespace };

/**
 * Makes the database in STATE, and puts an example and its summary there.
 * @param configPath the wrangler configuration that the site will run with
 * @param exampleFile the document whose amounts the record ends at; none where real amounts are read
 */
export async function openHistory(configPath: string, exampleFile: string | undefined) {
  await rm(STATE, { recursive: true, force: true });
  await linkState(configPath);
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath: join(TOP, configPath),
    persist: { path: join(STATE, "v3") },
  });
  try {
    await env.HISTORY.batch(readMigrations().map((text) => env.HISTORY.prepare(text)));
    if (exampleFile) {
      const { fields } = checkFields(inFile(exampleFile).read() ?? {});
      const reading = { readAt: Date.now(), changedAt: null, cronAt: null, fields };
      await putExample(env.HISTORY, env.PRIMES, reading);
    }
  } finally {
    await dispose();
  }
}

/**
 * Wrangler's own commands look for a local database beside the configuration that they are given, whatever `--persist-to` the site
 * runs with: beside that of a build they find it here. Beside wrangler.toml is the operator's own, which is left alone.
 */
async function linkState(configPath: string): Promise<void> {
  const folder = join(TOP, dirname(configPath));
  if (folder === TOP) return;
  const link = join(folder, ".wrangler/state");
  await rm(link, { recursive: true, force: true });
  await mkdir(dirname(link), { recursive: true });
  await symlink(STATE, link);
}
