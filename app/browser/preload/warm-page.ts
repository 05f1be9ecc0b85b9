// Brings what a page needs into the browser's cache: its data, the scripts of its route and of its islands.
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
  const data = await response.text();
  islands.set(path, new Set(Array.from(data.matchAll(ISLAND), ([, tag = ""]) => tag)));
  if (turnedTo.has(path)) fetchIslands(path);
}

/** An island in a page's data; within the data's own texts the quotes are escaped. */
const ISLAND = /"island":"(\w+)"/g;

/** The islands of each page whose data have arrived, by its path. */
const islands = new Map<string, Set<string>>();
/** The pages whose scripts are wanted too. */
const turnedTo = new Set<string>();

function fetchIslands(path: string): void {
  for (const tag of islands.get(path) ?? []) runningRouter()?.fetchIsland(tag);
}

/** The kinds of pages whose scripts were asked for: pages of one folder are of one kind. */
const seen = new Set<string>();

/**
 * Fetches the scripts of the page at `path`: those of its islands once its data are there, those of its route unless a page
 * of its kind had them fetched. For a link that a visitor turns to, not for each one in view: scripts of other kinds of
 * pages would outweigh those of the page that is read.
 */
export function fetchScripts(path: string): void {
  const router = runningRouter();
  if (!router) return;
  turnedTo.add(path);
  fetchIslands(path);
  const folder = path.slice(0, path.lastIndexOf("/"));
  const kind = folder === "" ? path : folder;
  if (seen.has(kind)) return;
  seen.add(kind);
  router.fetchScripts(path);
}
