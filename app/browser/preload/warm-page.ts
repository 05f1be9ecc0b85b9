// Brings what a page needs into the browser's cache: its data, and the scripts of its route.
import { payloadAddress } from "../build.ts";
import { runningRouter } from "../router.ts";

/**
 * Preloads the page at `path`. Resolves when its data has arrived.
 * @throws where the data can't be had; a navigation to the page handles the same error itself.
 */
export async function warmPage(path: string): Promise<void> {
  fetchScriptsOnce(path);
  const address = payloadAddress(path);
  const response = await fetch(address, { cache: "force-cache", priority: "low" });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  // An answer that is not read to its end may never reach the cache.
  await response.arrayBuffer();
}

/** The kinds of pages whose scripts were asked for. */
const seen = new Set<string>();

/** Pages of one folder are of one kind: their scripts are looked up once, and not for each link in view. */
function fetchScriptsOnce(path: string): void {
  const router = runningRouter();
  const folder = path.slice(0, path.lastIndexOf("/"));
  const kind = folder === "" ? path : folder;
  if (!router || seen.has(kind)) return;
  seen.add(kind);
  router.fetchScripts(path);
}
