// A page of the built site in Chromium, as a visitor of their own opens it.
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { expect, inject, onTestFinished } from "vitest";
import { PERSON } from "../worker/start-site.ts";

export type PageOptions = BrowserContextOptions & {
  /** Console lines and errors that the test provokes on purpose. */
  expected?: RegExp[];
};

let browser: Promise<Browser> | undefined;

/** Opens `path` as a visitor of their own would. What the page reports unasked fails the test. */
export async function openPage(
  path: string,
  { expected = [], ...options }: PageOptions = {},
): Promise<Page> {
  browser ??= chromium.connect(inject("chromium"));
  const visitor = await (await browser).newContext({
    baseURL: inject("site"),
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
}

/** Resolves once React has taken over the page, also where its clock stands still and it is never idle. */
export async function takenOver(page: Page): Promise<void> {
  await page.locator(".theme-select:not(.theme-select--waiting)").waitFor({ state: "attached" });
}

/** Resolves once React has hydrated the page and the browser has nothing left to do for it. */
export async function hydrated(page: Page): Promise<void> {
  await takenOver(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
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
