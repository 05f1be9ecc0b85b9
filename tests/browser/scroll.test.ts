// Where the page stands after a navigation: its top, the place named, or where the visitor had been.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { addLinks, arrived, clickMenu, navigate, visit } from "./visit.ts";

/** Low enough for every page to scroll. */
const LOW = { viewport: { width: 1400, height: 400 } };

test("a navigation starts at the top of the page", async () => {
  const { page } = await visit("/", { ...LOW });
  await scrollTo(page, 600);
  await navigate(page, "/cashback");
  await arrived(page, "/cashback");

  await page.waitForFunction(() => scrollY === 0);
});

test("a navigation to a place in a page starts there", async () => {
  const { page } = await visit("/", { ...LOW });
  const id = await placeIn(page, "/banque/n26");
  await navigate(page, `/banque/n26#${id}`);
  await arrived(page, "/banque/n26");

  await page.waitForFunction(isAtTop, id);
});

test("back and forward restore where the visitor was", async () => {
  const { page } = await visit("/", { ...LOW });
  await scrollTo(page, 600);
  await navigate(page, "/cashback");
  await arrived(page, "/cashback");
  await page.waitForFunction(() => scrollY === 0);
  await scrollTo(page, 200);

  await page.goBack();
  await arrived(page, "/");
  await page.waitForFunction(() => scrollY === 600);
  await page.goForward();
  await arrived(page, "/cashback");
  await page.waitForFunction(() => scrollY === 200);
});

test("a link to a place in the same page scrolls there in 300 ms, and back restores", async () => {
  const { page, requests } = await visit("/banque/n26", {
    ...LOW,
    before: (tab) => tab.clock.install(),
  });
  const id = await addLinkToPlace(page);
  await scrollTo(page, 120);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.evaluate(() => document.querySelector<HTMLElement>("#lien")?.click());
  expect(await page.evaluate(() => scrollY)).toBe(120);
  expect(new URL(page.url()).hash).toBe(`#${id}`);

  await page.clock.runFor(150);
  const halfway = await page.evaluate(() => scrollY);
  await page.clock.runFor(200);
  await page.waitForFunction(isAtTop, id);
  expect(halfway).toBeGreaterThan(120);
  expect(halfway).toBeLessThan(await page.evaluate(() => scrollY));
  // The section is read from its heading.
  expect(await page.evaluate(() => document.activeElement?.nextElementSibling?.id)).toBe(id);

  await page.goBack();
  await page.waitForFunction(() => scrollY === 120);
  expect(requests.filter((request) => request.includes(".data"))).toEqual([]);
});

test("a visitor who prefers less motion is there at once", async () => {
  const { page } = await visit("/banque/n26", { ...LOW, reducedMotion: "reduce" });
  const id = await addLinkToPlace(page);
  await page.evaluate(() => document.querySelector<HTMLElement>("#lien")?.click());

  expect(await page.evaluate(isAtTop, id)).toBe(true);
});

test("the same link works again after scrolling away", async () => {
  const { page } = await visit("/banque/n26", { ...LOW, reducedMotion: "reduce" });
  const id = await addLinkToPlace(page);
  await page.evaluate(() => document.querySelector<HTMLElement>("#lien")?.click());
  await scrollTo(page, 0);
  await page.evaluate(() => document.querySelector<HTMLElement>("#lien")?.click());
  expect(await page.evaluate(isAtTop, id)).toBe(true);

  await clickMenu(page, "Cashback");
  await arrived(page, "/cashback");
  await page.goBack();
  await arrived(page, "/banque/n26");
});

test("the skip link brings the keyboard to the content", async () => {
  const { page } = await visit("/cashback");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await page.locator("#main:focus").waitFor();
});

/** Adds a link to a heading far down the page; says which. */
async function addLinkToPlace(page: Page): Promise<string> {
  const id = await placeIn(page, new URL(page.url()).pathname);
  await addLinks(page, [{ id: "lien", href: `#${id}` }]);
  return id;
}

/** A section in the middle of the page at `path`. */
async function placeIn(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const ids = html.match(/(?<=class="section__text" id=")[^"]+/g) ?? [];
  return ids[Math.floor(ids.length / 2)] ?? "";
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

function isAtTop(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
  const padding =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return Math.abs(element.getBoundingClientRect().top - margin - padding) < 2;
}
