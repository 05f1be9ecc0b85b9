// Full page loads: the way out where a part of the running build can no longer be fetched.
import type { Target } from "./router.ts";

/** Where full loads are remembered, and for how long the same one is not repeated. */
export type Guard = { key: string; ms: number };

/** The same path is loaded in full at most once in this time: a page that can't be had must not reload itself for ever. */
const PATHS: Guard = { key: "document-loads", ms: 10_000 };

/**
 * Loads `target` in full, at most once per path and 10 seconds (or what else `what` and `guard` say), and not without
 * a network.
 * @returns true where the load is under way (wait for ever); false where the caller must show the error page.
 */
export function loadDocumentOnce(
  target: Target,
  what = target.pathname,
  guard: Guard = PATHS,
): boolean {
  // A full load would trade a page that works for the browser's own "no connection".
  if (isOffline() || !mayLoadDocument(what, Date.now(), sessionStore(), guard)) return false;
  loadDocument(target);
  return true;
}

/** For whoever waits for a page that is being loaded in full: the page shown until then stays as it is. */
export function untilThePageIsLeft(): Promise<never> {
  return new Promise(() => {});
}

/** True where the browser knows that it has no network. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}

/** Leaves for `target` with a full page load, whatever happened before. */
function loadDocument(target: Target): void {
  // Restored from the back/forward cache, this page would still be waiting for the load that replaced it.
  window.addEventListener("pageshow", reloadIfRestored);
  const href = target.pathname + target.search + target.hash;
  const isHere = target.pathname === location.pathname && target.search === location.search;
  if (!isHere) {
    location.assign(href);
    return;
  }
  // Assigning an address that differs in its hash alone loads nothing: change the address, then reload.
  if (target.hash !== location.hash) history.replaceState(history.state, "", href);
  location.reload();
}

/**
 * The guard's rule: true once per path in its time, and remembers that it said so.
 * Without a storage that outlives the page nothing is allowed: better the error page than an endless loop.
 */
export function mayLoadDocument(
  path: string,
  now: number,
  storage: Storage | undefined,
  { key, ms }: Guard,
): boolean {
  if (!storage) return false;
  try {
    const recent = readLoads(storage, key).filter(([, at]) => at <= now && now - at < ms);
    if (recent.some(([seen]) => seen === path)) return false;
    storage.setItem(key, JSON.stringify([...recent, [path, now]]));
    return true;
  } catch {
    // Full or blocked: the same as no storage.
    return false;
  }
}

function readLoads(storage: Storage, key: string): [path: string, at: number][] {
  const stored: unknown = JSON.parse(storage.getItem(key) ?? "[]");
  return Array.isArray(stored) ? stored.filter(isLoad) : [];
}

function isLoad(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";
}

function sessionStore(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    // Blocked by the visitor.
    return undefined;
  }
}

function reloadIfRestored(event: PageTransitionEvent): void {
  if (event.persisted) location.reload();
}
