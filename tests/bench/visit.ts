// A visit by telephone on a slow line, with nothing in its cache.
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "playwright";
import { PERSON } from "../worker/start-site.ts";
import type { FrontServer } from "./front-server.ts";
import { type Recorded, recordPage } from "./page-recorder.ts";

const SCREEN = { width: 412, height: 823 };

/** Slow 4G, as Lighthouse has it: milliseconds, and bytes per second. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** How many times the processor is slowed down. */
const SLOWDOWN = 4;

/** A page that has done nothing for so long will do nothing more, in milliseconds; as for Lighthouse's TTI. */
export const QUIET_MS = 5_000;
/** Where only what the line brings is waited for. */
export const SHORT_QUIET_MS = 2_000;
const PATIENCE_MS = 60_000;
const POLL_MS = 250;

/** Opens `path` behind the front server and leaves the page once `look` is done. The context is new: no cache, no worker. */
export async function visit<T>(
  browser: Browser,
  front: FrontServer,
  path: string,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  await using context = await browser.newContext({
    viewport: SCREEN,
    locale: "fr-FR",
    userAgent: PERSON,
  });
  const page = await context.newPage();
  await page.addInitScript(recordPage);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  front.drainRequests();
  await page.goto(front.origin + path, { timeout: PATIENCE_MS });
  return await look(page);
}

/** Resolves with what was recorded once neither the line nor the page has had work for `quietMs`. */
export async function recordedWhenQuiet(
  page: Page,
  front: FrontServer,
  quietMs: number,
): Promise<Recorded> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    await wait(POLL_MS);
    const idleMs = await page.evaluate(() => {
      const { longTasks } = Reflect.get(window, "recorded") as Recorded;
      const last = longTasks.at(-1);
      return performance.now() - (last ? last.start + last.duration : 0);
    });
    if (Math.min(idleMs, front.quietMs()) < quietMs) continue;
    return page.evaluate(() => Reflect.get(window, "recorded") as Recorded);
  }
  throw new Error(`${page.url()} does not come to rest.`);
}

/** The part of each long task above 50 ms, added up from the first paint on. */
export function blockingTime({ firstPaint, longTasks }: Recorded): number {
  const after = longTasks.map(({ start, duration }) =>
    // Of a task that the first paint cuts, only what follows it blocks anybody.
    Math.max(0, Math.min(duration, start + duration - firstPaint) - 50),
  );
  return after.reduce((sum, blocking) => sum + blocking, 0);
}

/** The longest task that ended after `from`, in milliseconds; 0 where none was longer than 50. */
export function longestTask({ longTasks }: Recorded, from = 0): number {
  const after = longTasks.filter(({ start, duration }) => start + duration > from);
  return Math.max(0, ...after.map(({ duration }) => duration));
}
