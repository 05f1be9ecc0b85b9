// A page of the built site in Chromium, as a visitor of their own opens it.
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from "playwright";
import { expect, inject, onTestFinished } from "vitest";
import { PERSON } from "../worker/start-site.ts";

export const PHONE = { viewport: { width: 360, height: 780 } };

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
    // A cached copy would answer for the Worker that a test asks; offline.test.ts allows it.
    serviceWorkers: "block",
    ...options,
  });
  visitor.setDefaultTimeout(30_000);
  if (LATE > 0) await visitor.addInitScript(delayReact, LATE);
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

/** By how many milliseconds later React does what it schedules: a test that does not wait then reads the page before. */
const LATE = Number(process.env.LATE ?? 0);

/** React puts its work off by a message to itself. */
function delayReact(milliseconds: number): void {
  const { postMessage } = MessagePort.prototype;
  // A test may set the page's own clock.
  const wait = window.setTimeout.bind(window);
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
    wait(() => Reflect.apply(postMessage, this, message), milliseconds);
  };
}

/** Resolves once React has taken over the page, also where its clock stands still and it is never idle. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator(".theme-select:not(.theme-select--waiting)").waitFor({ state: "attached" });
}

/** Resolves once React has hydrated the page and the browser has nothing left to do for it. */
export async function untilHydratedAndIdle(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** The page as a visit's next one: with the site's own font, which the first may have to do without. */
export async function reloadWithFont(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.load("1rem Bricolage"));
  await page.reload();
}

/** Whether a key pressed now would reach it. */
export function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}

/** Whether anything has to be scrolled sideways. */
export function runsOffTheSide(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
}

/** Opens `path` as a visitor of their own would, once React has hydrated it and the browser has nothing left to do for it. */
export async function openHydrated(path: string, options?: PageOptions): Promise<Page> {
  const page = await openPage(path, options);
  await untilHydratedAndIdle(page);
  return page;
}

/** The id of what a key pressed now would reach. */
export function focusedId(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.id);
}

/**
 * Resolves once what is asked in the page is answered with true. Playwright's own waitForFunction takes the promise of
 * an answer for a yes, and waits for nothing.
 */
export async function untilTrue<Argument>(
  page: Page,
  check: (argument: Argument) => Promise<boolean>,
  argument?: Argument,
): Promise<void> {
  await expect
    .poll(() => page.evaluate(check as (argument: unknown) => Promise<boolean>, argument))
    .toBe(true);
}

/** Resolves once the service worker has the page at `path` with all its scripts and styles: a second visit keeps those. */
export async function untilCached(page: Page, path: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await untilHydratedAndIdle(page);
  await untilTrue(page, isCachedWhole, path);
}

/** In the page: whether the service worker has the page at `path` with all the scripts and styles that this one has asked for. */
export async function isCachedWhole(path: string): Promise<boolean> {
  const [pages, files] = await Promise.all([caches.open("pages-v2"), caches.open("files-v1")]);
  const cached = performance
    .getEntriesByType("resource")
    .filter(({ name }) => new URL(name).pathname.startsWith("/assets/"))
    .map(({ name }) => files.match(name));
  return [await pages.match(path), ...(await Promise.all(cached))].every(Boolean);
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
