// Work that may wait until the browser has nothing better to do.

/** Where the browser can't say how long it will be idle, work takes this long at most (spec §9). */
const FALLBACK_BUDGET_MS = 50;
/** A page that is never idle gets there all the same. */
const TIMEOUT_MS = 2_000;

/** Time left for idle work. */
export type IdleTime = { timeRemaining(): number };

/** Calls `work` in idle time, once. */
export function whenIdle(work: (time: IdleTime) => void): void {
  if (typeof requestIdleCallback === "function") {
    requestIdleCallback(work, { timeout: TIMEOUT_MS });
    return;
  }
  setTimeout(() => {
    const start = Date.now();
    work({ timeRemaining: () => Math.max(0, FALLBACK_BUDGET_MS - (Date.now() - start)) });
  }, 1);
}
