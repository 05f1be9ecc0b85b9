// The built site, a Firestore with the example's amounts, and a Chromium to look at it.
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { expect, onTestFinished } from "vitest";
import { startFirestore } from "../local/firestore/start-firestore.ts";
import { PERSON, startSite } from "../worker/start-site.ts";
import { launchChromium } from "./launch-chromium.ts";

const EXAMPLE = join(import.meta.dirname, "../local/firestore/primes.example.json");

export type PageOptions = BrowserContextOptions & {
  /** Console lines and errors that the test provokes on purpose. */
  expected?: RegExp[];
};

/** Starts the site; Chromium starts with the first page. To be closed by the file that opened it. */
export async function openSite() {
  const firestore = await startFirestore({ file: EXAMPLE });
  const site = await startSite({ firestoreHost: firestore.host });
  // As on a site that has been running for a while: the amounts are at hand.
  await site.runCron();
  let browser: Promise<Browser> | undefined;

  return {
    origin: site.origin,
    firestore,
    site,
    /** Opens `path` as a visitor of their own would. What the page reports unasked fails the test. */
    async openPage(path: string, { expected = [], ...options }: PageOptions = {}): Promise<Page> {
      browser ??= launchChromium();
      const visitor = await (await browser).newContext({
        baseURL: site.origin,
        locale: "fr-FR",
        userAgent: PERSON,
        // A kept copy would answer for the Worker that a test asks; offline.test.ts allows it.
        serviceWorkers: "block",
        ...options,
      });
      visitor.setDefaultTimeout(30_000);
      const page = await visitor.newPage();
      const reports = collectReports(page);
      onTestFinished(async () => {
        await visitor.close();
        const unasked = reports.filter(
          ({ text }) => ![BLOCKED, ...expected].some((line) => line.test(text)),
        );
        expect(unasked).toEqual([]);
      });
      await page.goto(path);
      return page;
    },
    async close(): Promise<void> {
      await (await browser)?.close();
      await site.close();
      await firestore.close();
    },
  };
}

/** What Playwright itself prints where it keeps the service worker out. */
const BLOCKED = /^Service Worker registration blocked by Playwright$/;

type Report = { at: string; text: string };

/** Gathers what a page reports, and where: errors, warnings, and requests that led nowhere. */
function collectReports(page: Page): Report[] {
  const reports: Report[] = [];
  const report = (text: string) => reports.push({ at: page.url(), text });
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) report(message.text());
  });
  page.on("pageerror", (error) => report(String(error)));
  page.on("response", (response) => {
    if (response.status() >= 400) report(`${response.status()} ${response.url()}`);
  });
  return reports;
}
