// The site with amounts at hand, as one that has been running for a while: the example's, read by its own cron.
import { join } from "node:path";
import { startFirestore } from "../local/firestore/start-firestore.ts";
import { type SiteOptions, startSite } from "../worker/start-site.ts";

const EXAMPLE = join(import.meta.dirname, "../local/firestore/primes.example.json");

/** Starts a Firestore stand-in and the built Worker in Miniflare; use with `await using`. */
export async function startSiteWithAmounts(options: Pick<SiteOptions, "isInspected"> = {}) {
  const firestore = await startFirestore({ file: EXAMPLE });
  const site = await startSite({ firestoreHost: firestore.host, ...options });
  await site.runCron();
  return {
    ...site,
    firestoreHost: firestore.host,
    async [Symbol.asyncDispose](): Promise<void> {
      await site.close();
      await firestore.close();
    },
  };
}

export type SiteWithAmounts = Awaited<ReturnType<typeof startSiteWithAmounts>>;
