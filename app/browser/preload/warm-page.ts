// Brings near what a page needs: its data, and for the page that a visitor turns to the scripts of its route and of its islands.
import { payloadAddress } from "../build.ts";
import { runningRouter } from "../router.ts";
import { whenIdle } from "./spare.ts";

/** The page that a visitor turned to last. */
let turnedTo = "";
/** Its data, parsed: of this page alone, for one navigation. */
let held: { address: string; data: Promise<unknown> } | undefined;

/** A visitor turns to the page at `path`: fetches the scripts of its route. @returns whether its data are to be fetched too */
export function turnTo(path: string): boolean {
  turnedTo = path;
  runningRouter()?.fetchScripts(path);
  return held?.address !== payloadAddress(path);
}

/**
 * Fetches the data of the page at `path` into the browser's cache; of the page that was turned to last, holds them parsed and
 * fetches the scripts of its islands. Resolves when they have arrived.
 * @throws where they can't be had; a navigation to the page handles the same error itself.
 */
export async function warmPage(path: string): Promise<void> {
  const address = payloadAddress(path);
  if (path !== turnedTo) {
    await readText(address, "low");
    return;
  }
  const text = readText(address, "high");
  const data = text.then((json) => JSON.parse(json));
  held = { address, data };
  await data;
  for (const [, tag = ""] of (await text).matchAll(ISLAND)) runningRouter()?.fetchIsland(tag);
}

/** The data at `address` where they are held, or on their way to be: once. */
export function takeHeld(address: string): Promise<unknown> | undefined {
  if (held?.address !== address) return undefined;
  const { data } = held;
  held = undefined;
  // The service worker caches what is read, and has seen a preload alone.
  if (navigator.serviceWorker?.controller) {
    whenIdle(() => fetch(address, { cache: "force-cache" }).catch(() => undefined));
  }
  return data;
}

async function readText(address: string, priority: RequestPriority): Promise<string> {
  const response = await fetch(address, {
    cache: "force-cache",
    priority,
    // The service worker caches pages that are read, not those a link only leads to.
    headers: { Purpose: "prefetch" },
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  // An answer that is not read to its end may never reach the cache.
  return response.text();
}

/** An island in a page's data; within the data's own texts the quotes are escaped. */
const ISLAND = /"island":"(\w+)"/g;
