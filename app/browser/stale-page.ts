// A page grows stale while it stands open: its amounts were read once, when it was loaded. Past a certain age it is loaded
// anew, and so is one that Back or a restored tab has taken from the browser's cache: amounts, day and words together.
import { type Guard, loadDocumentOnce } from "./document-load.ts";

/** As long as the server calls amounts those of the day (amounts/policy.server.ts, staleMs; a test holds them together). */
export const STALE_AFTER_MS = 6 * 60 * 60 * 1000;

/** No page is left twice for its age: where nobody can read the amounts, the server gives the same one again, and says so. */
const GUARD: Guard = { key: "stale-pages", ms: STALE_AFTER_MS };

/** Since when the amounts of this document are known, ms since the epoch. */
let since = Number.POSITIVE_INFINITY;

/** Whether the amounts of this page are too old to be shown as today's. */
export function isStalePage(): boolean {
  return Date.now() - since > STALE_AFTER_MS;
}

/**
 * Watches the age of the page that is open, as an effect of React does.
 * @param drawnAt when the server drew it, ms since the epoch by its clock
 */
export function watchAge(drawnAt: number): () => void {
  const [load] = performance.getEntriesByType("navigation");
  // By the visitor's own clock, which may be wrong, but for a document out of the cache: nothing else tells its age.
  const isFromCache = load instanceof PerformanceNavigationTiming && load.type === "back_forward";
  since = isFromCache ? drawnAt : Date.now();
  renewIfStale();
  const end = new AbortController();
  document.addEventListener("visibilitychange", renewIfStale, end);
  window.addEventListener("pageshow", renewIfStale, end);
  window.addEventListener("online", renewIfStale, end);
  return () => end.abort();
}

function renewIfStale(): void {
  if (document.visibilityState === "visible" && isStalePage()) {
    loadDocumentOnce(location, String(since), GUARD);
  }
}
