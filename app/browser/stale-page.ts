// A page grows stale while it stands open: its amounts were read once, when it was loaded. Past a certain age it is loaded
// anew, and so is one that Back or a restored tab has taken from the browser's cache: amounts, day and words together.
import { loadDocumentOnce } from "./document-load.ts";

/** As long as the server calls amounts those of the day (amounts/policy.server.ts, staleMs; a test holds them together). */
export const STALE_AFTER_MS = 6 * 60 * 60 * 1000;

/** Since when the amounts of this document are known, ms since the epoch. */
let since = Number.POSITIVE_INFINITY;

/** Whether the amounts of this page are too old to be shown as today's. */
export function isStalePage(): boolean {
  return Date.now() - since > STALE_AFTER_MS;
}

/**
 * Watches the age of the page that is open, until it is left.
 * @param renderedAt when the server rendered it, ms since the epoch by its clock
 */
export function watchAge(renderedAt: number): void {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // By the visitor's own clock, which may be wrong, but for a document out of the cache: nothing else tells its age. Loaded
  // anew it counts as new, whatever the server gives: where nobody can read the amounts, the page says so.
  since = load?.type === "back_forward" ? renderedAt : Date.now();
  renewIfStale();
  for (const event of ["visibilitychange", "pageshow", "online"]) {
    window.addEventListener(event, renewIfStale);
  }
}

function renewIfStale(): void {
  if (isStalePage() && !document.hidden) loadDocumentOnce(location);
}
