// What there is to spare for preloading: idle time of the browser, and the visitor's connection.

/** Where the browser can't say how long it will be idle, work takes this long at most: from there on a key or a click would feel late. */
const FALLBACK_BUDGET_MS = 50;
/** In a page that is never idle, work starts after this time all the same. */
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

type Connection = { effectiveType?: string; saveData?: boolean };

/** True on `2g` and `slow-2g`, and where the visitor asks to save data. Where the browser can't tell, there is room. */
export function mustSaveData(): boolean {
  const { connection }: Navigator & { connection?: Connection } = navigator;
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? "");
}
