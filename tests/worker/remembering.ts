// The site with the example's amounts and its made-up past, as `npm start` shows it.
import { join } from "node:path";
import { beforeAll } from "vitest";
import { checkFields } from "../../app/amounts/document.server.ts";
import { AMOUNTS_KEY } from "../../workers/amounts/amounts-kv.ts";
import { inFile } from "../local/firestore/document-source.ts";
import { putExample } from "../local/history/write-record.ts";
import { openScene, shareScene } from "./scene.ts";

export const EXAMPLE = join(import.meta.dirname, "../local/firestore/primes.example.json");

/** The example's amounts as the cron has read them, without a past, for all tests of a file. */
export function shareExample() {
  const scene = shareScene({ document: inFile(EXAMPLE).read(), history: "none" });
  beforeAll(() => scene.site.runCron());
  return scene;
}

/** Starts it; use with `await using`. @param now when its amounts were read, ms since the epoch */
export async function openRemembering(now = Date.now()) {
  const document = inFile(EXAMPLE).read() ?? {};
  const scene = await openScene({ document });
  // What the cron would have left before the first visitor.
  const { fields } = checkFields(document);
  const reading = { readAt: now, changedAt: null, cronAt: now, fields };
  const kv = await scene.site.kv();
  await putExample(await scene.site.db(), kv, reading);
  await kv.put(AMOUNTS_KEY, JSON.stringify(reading));
  return scene;
}
