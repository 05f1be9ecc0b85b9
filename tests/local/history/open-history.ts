// The history of the local site: a database that is made anew at each start, with an example in it where the amounts are
// the example's.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { D1Database, KVNamespace } from "@cloudflare/workers-types";
import { getPlatformProxy } from "wrangler";
import { checkFields } from "../../../app/primes/document.ts";
import { createHistoryMemory, keepHistory } from "../../../app/primes/history/keep.server.ts";
import { readDocumentFile } from "../firestore/document-source.ts";
import { TOP } from "../tool.ts";
import { makeExampleRecord } from "./example-record.ts";
import { migrate, writeExample } from "./write-record.ts";

/** What the local site keeps between two requests: for `--persist-to`. */
export const STATE = join(TOP, "build/local-state");

/** How long before the start the last made-up reading was: a turn of the cron, in ms. */
const LAST_READING_MS = 5 * 60_000;

type Bindings = { HISTORY: D1Database; PRIMES: KVNamespace };

/**
 * Makes the database in STATE, and puts an example and its summary there.
 * @param configPath the wrangler configuration that the site will run with
 * @param exampleFile the document whose amounts the record ends at; none where real amounts are read
 */
export async function openHistory(configPath: string, exampleFile: string | undefined) {
  await rm(STATE, { recursive: true, force: true });
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath: join(TOP, configPath),
    persist: { path: join(STATE, "v3") },
  });
  try {
    await migrate(env.HISTORY);
    if (exampleFile) await putExample(env, exampleFile);
  } finally {
    await dispose();
  }
}

async function putExample({ HISTORY, PRIMES }: Bindings, file: string): Promise<void> {
  const { fields } = checkFields(readDocumentFile(file) ?? {});
  const end = Date.now() - LAST_READING_MS;
  await writeExample(HISTORY, makeExampleRecord(end, fields), fields);
  // What the cron does at Cloudflare: the summary is there at the first look.
  await keepHistory(
    { kv: PRIMES, db: HISTORY, memory: createHistoryMemory(), now: Date.now },
    { readAt: Date.now(), changedAt: null, cronAt: null, fields },
  );
}
