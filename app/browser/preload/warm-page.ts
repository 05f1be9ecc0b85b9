// Brings what a page needs into the browser's cache: its data, and the scripts of its route.
import { matchRoutes } from "react-router";
import { payloadAddress } from "../payload-address.ts";
import { chunksOfRoute, runningRouter } from "../running-router.ts";

const linked = new Set<string>();

/**
 * Preloads the page at `path`. Resolves when its data has arrived.
 * @throws where the data can't be had; the navigation itself will find out and answer.
 */
export async function warmPage(path: string): Promise<void> {
  preloadChunks(path);
  const address = payloadAddress(path);
  const response = await fetch(address, { cache: "force-cache", priority: "low" });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  // An answer that is not read to its end may never reach the cache.
  await response.arrayBuffer();
}

/** Pages of one folder are of one kind: the scripts of a kind are looked up once, and not for each link in view. */
const seen = new Set<string>();

function preloadChunks(path: string): void {
  const folder = path.slice(0, path.lastIndexOf("/"));
  const kind = folder === "" ? path : folder;
  if (seen.has(kind)) return;
  seen.add(kind);
  const matches = matchRoutes(runningRouter()?.routes ?? [], path) ?? [];
  for (const chunk of matches.flatMap(({ route }) => chunksOfRoute(route.id ?? ""))) {
    if (linked.has(chunk)) continue;
    linked.add(chunk);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = chunk;
    document.head.append(link);
  }
}
