// Brings what a page needs into the browser's cache: its data, and the scripts of its route.
import { payloadAddress } from "../build.ts";
import { runningRouter } from "../router.ts";

/**
 * Fetches the data of the page at `path`. Resolves when they have arrived.
 * @throws where they can't be had; a navigation to the page handles the same error itself.
 */
export async function warmPage(path: string): Promise<void> {
  const address = payloadAddress(path);
  const response = await fetch(address, {
    cache: "force-cache",
    priority: "low",
    // The service worker keeps pages that are read, not those a link only leads to.
    headers: { Purpose: "prefetch" },
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  // An answer that is not read to its end may never reach the cache.
  await response.arrayBuffer();
}

/** The kinds of pages whose scripts were asked for: pages of one folder are of one kind. */
const seen = new Set<string>();

/**
 * Fetches the scripts of the page at `path`, unless a page of its kind had them fetched. For a link that a visitor turns
 * to, not for each one in view: scripts of other kinds of pages would outweigh those of the page that is read.
 */
export function fetchScriptsOnce(path: string): void {
  const router = runningRouter();
  const folder = path.slice(0, path.lastIndexOf("/"));
  const kind = folder === "" ? path : folder;
  if (!router || seen.has(kind)) return;
  seen.add(kind);
  router.fetchScripts(path);
}
