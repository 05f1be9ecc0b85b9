// Full page loads: the way out where a part of the running build can no longer be fetched.
import { destination, type Target } from "./router.ts";

const STORAGE_KEY = "document-loads";
/** The same path is loaded in full at most once in this time (spec §9). */
const GUARD_MS = 10_000;

/**
 * Loads `target` in full, at most once per path and 10 seconds, and not without a network.
 * @returns true where the load is under way (wait for ever); false where the caller must show the error page.
 */
export function loadDocumentOnce(target: Target): boolean {
  // A full load would trade a page that works for the browser's own "no connection".
  if (isOffline() || !mayLoadDocument(target.pathname, Date.now(), sessionStore())) return false;
  loadDocument(target);
  return true;
}

/**
 * A script that the site imports itself can't be loaded: Vite says so, and it is answered like a missing route chunk.
 * Where no full load is allowed the import rejects, and the error page shows.
 */
export function reloadOnPreloadError(): void {
  window.addEventListener("vite:preloadError", () => {
    loadDocumentOnce(destination());
  });
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
export function loadDocument(target: Target): void {
  // Restored from the back/forward cache, this page would still be waiting for the load that replaced it.
  window.addEventListener("pageshow", reloadIfKept);
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
 * The guard's rule: true once per path and 10 seconds, and remembers that it said so.
 * Without a storage that outlives the page nothing is allowed: better the error page than an endless loop.
 */
export function mayLoadDocument(path: string, now: number, storage: Storage | undefined): boolean {
  if (!storage) return false;
  try {
    const recent = readLoads(storage).filter(([, at]) => at <= now && now - at < GUARD_MS);
    if (recent.some(([seen]) => seen === path)) return false;
    storage.setItem(STORAGE_KEY, JSON.stringify([...recent, [path, now]]));
    return true;
  } catch {
    // Full or blocked: the same as no storage.
    return false;
  }
}

function readLoads(storage: Storage): [path: string, at: number][] {
  const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? "[]");
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

function reloadIfKept(event: PageTransitionEvent): void {
  if (event.persisted) location.reload();
}
