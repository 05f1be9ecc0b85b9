// Before the journeys of an engine: the engine, and the built site with the example's amounts and their past.
import type { TestProject } from "vitest/node";
import { startFirestore } from "../local/firestore/start-firestore.ts";
import { EXAMPLE, remember } from "../worker/remembering.ts";
import { startSite } from "../worker/start-site.ts";
import { installEngine } from "./install.ts";

/** Starts the site and hands its origin to the journeys. Throws where the engine can't be had. */
export default async function setup({
  config,
  provide,
}: TestProject): Promise<() => Promise<void>> {
  const { engine } = config.provide;
  if (engine) await installEngine(engine);
  const firestore = await startFirestore({ file: EXAMPLE });
  const site = await startSite({ firestoreHost: firestore.host });
  await remember(site);
  provide("site", site.origin);

  return async () => {
    await site.close();
    await firestore.close();
  };
}
