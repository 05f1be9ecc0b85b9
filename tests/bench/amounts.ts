// The site with amounts at hand, as one that has been running for a while: the example's, read by its own cron.
import { inFile } from "../local/firestore/document-source.ts";
import { EXAMPLE } from "../worker/remembering.ts";
import { openScene } from "../worker/scene.ts";
import type { SiteOptions } from "../worker/start-site.ts";

/** Starts a Firestore stand-in and the built Worker in Miniflare; use with `await using`. */
export async function startSiteWithAmounts(options: Pick<SiteOptions, "isInspected"> = {}) {
  const scene = await openScene({ document: inFile(EXAMPLE).read(), ...options });
  await scene.site.runCron();
  return { ...scene.site, ...scene, firestoreHost: scene.firestore.host };
}

export type SiteWithAmounts = Awaited<ReturnType<typeof startSiteWithAmounts>>;
