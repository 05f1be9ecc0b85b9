// A script of the site that is gone: one full load per path and ten seconds, then the error page.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { untilHydrated } from "./open-page.ts";
import {
  arrived,
  chunkOf,
  clickMenu,
  documentsIn,
  isSameDocument,
  loadedBy,
  markDocument,
  menuLink,
  navigate,
  openTab,
  withinOneMoment,
  withoutMeta,
  withoutStorage,
} from "./visit.ts";

const GONE = [
  /404/,
  /^Chunk failed to load/,
  /ChunkLoadError/,
  /SecurityError/,
  /could not be read/,
];

test("a click whose script is gone loads the page it was for, once", async () => {
  const { page, requests } = await visitWithoutChunk();
  await loadedBy(page, () => navigate(page, "/cashback?a=1#main"));
  await arrived(page, "/cashback");

  expect(documentsIn(requests)).toEqual(["document /", "document /cashback?a=1"]);
  expect(new URL(page.url()).hash).toBe("#main");
  expect(await page.locator("h1").textContent()).not.toContain("Error");
});

test("within ten seconds the same path shows the error page instead", async () => {
  const { page, requests } = await visitWithoutChunk(withinOneMoment);
  await loadedBy(page, () => clickMenu(page, "Cashback"));
  await page.goto("/");
  await untilHydrated(page);
  await markDocument(page);
  await clickMenu(page, "Cashback");
  await page.getByText("Internal Server Error").first().waitFor();

  expect(new URL(page.url()).pathname).toBe("/cashback");
  expect(await isSameDocument(page)).toBe(true);
  expect(documentsIn(requests)).toEqual(["document /", "document /cashback", "document /"]);
});

test("a link that is only pointed at reloads nothing when its script is gone", async () => {
  const { page, requests } = await visitWithoutChunk();
  await markDocument(page);
  const answered = page.waitForResponse((response) => response.status() === 404);
  await menuLink(page, "Cashback").hover();
  await answered;
  // Time for a reload that should not come.
  await page.evaluate(() => fetch("/robots.txt"));

  expect(await isSameDocument(page)).toBe(true);
  expect(documentsIn(requests)).toEqual(["document /"]);
});

test("a page that is opened at its address without its script can still be read", async () => {
  const { page, requests } = await openTabWithoutChunk();
  await page.goto("/cashback");
  await page.waitForLoadState("load");

  await page.locator("h1").waitFor();
  expect(documentsIn(requests)).toEqual(["document /cashback"]);
});

test("without a storage nothing would end a loop, so the error page shows at once", async () => {
  const { page, requests } = await visitWithoutChunk(withoutStorage("sessionStorage"));
  await clickMenu(page, "Cashback");
  await page.getByText("Internal Server Error").first().waitFor();

  expect(documentsIn(requests)).toEqual(["document /"]);
});

async function visitWithoutChunk(before?: (page: Page) => Promise<unknown>) {
  const tab = await openTabWithoutChunk(before);
  await tab.page.goto("/");
  await untilHydrated(tab.page);
  return tab;
}

/** A tab for which the script of /cashback is gone. */
async function openTabWithoutChunk(before?: (page: Page) => Promise<unknown>) {
  return openTab({
    expected: GONE,
    async before(page) {
      await before?.(page);
      await withoutMeta(page);
      const chunk = await chunkOf(page, "routes/content-page");
      await page.route(`**${chunk}`, (route) => route.fulfill({ status: 404 }));
    },
  });
}
