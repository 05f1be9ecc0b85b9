// What was rendered at build is left as it was sent: React takes over what lives, and nothing else.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { untilHydrated } from "./open-page.ts";
import {
  arrived,
  clickMenu,
  isSameDocument,
  markDocument,
  navigate,
  openTab,
  visit,
} from "./visit.ts";

const PAGES = [
  ...["/", "/banque", "/banque/boursobank", "/parrainage", "/blog/fortuneo-vs-hello-bank"],
  ...["/comparateur?produits=n26", "/comparateur/profil?detail=bunq.free", "/recherche?q=carte"],
];

test.each(PAGES)("hydration makes no element of the text of %s anew", async (path) => {
  const { page } = await openTab();
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const nodes = [...document.querySelectorAll("main *")];
      Reflect.set(window, "sent", nodes);
      Reflect.set(window, "sentText", document.querySelector(".body")?.textContent);
    });
  });
  await page.goto(path);
  await untilHydrated(page);
  const { sent, gone, isSameText } = await page.evaluate(() => {
    const nodes: Element[] = Reflect.get(window, "sent");
    return {
      sent: nodes.length,
      gone: nodes.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 80)),
      isSameText: Reflect.get(window, "sentText") === document.querySelector(".body")?.textContent,
    };
  });

  expect(sent).toBeGreaterThan(50);
  expect(gone).toEqual([]);
  expect(isSameText).toBe(true);
});

test("a link inside of a text opens its page without loading a document", async () => {
  const { page } = await visit("/banque/boursobank");
  await markDocument(page);
  await page.locator('.body a[href^="/banque/"]').first().click();
  await page.waitForURL((url) => url.pathname !== "/banque/boursobank");
  await page.locator("h1").waitFor();

  expect(await isSameDocument(page)).toBe(true);
});

test("a link with a search leads to the same page with that search", async () => {
  const { page } = await visit("/banque/boursobank");
  await markDocument(page);
  await page.getByRole("link", { name: /^Comparer BoursoBank côte à côte/ }).click();
  await page.waitForURL("**/comparateur?produits=boursobank");

  expect(await isSameDocument(page)).toBe(true);
});

test("a link that is to open a tab of its own is left to the browser", async () => {
  const { page } = await visit("/banque/boursobank");
  const tab = page.context().waitForEvent("page");
  await page.locator('.crumbs a[href="/banque"]').click({ modifiers: ["Control"] });

  await (await tab).waitForURL("**/banque");
  expect(new URL(page.url()).pathname).toBe("/banque/boursobank");
});

test("going on and coming back shows the same text, with its amounts", async () => {
  const { page } = await visit("/banque/boursobank");
  const before = await textOf(page);
  await clickMenu(page, "Cashback");
  await arrived(page, "/cashback");
  await page.goBack();
  await arrived(page, "/banque/boursobank");

  expect(await textOf(page)).toBe(before);
  expect(before).toContain("€");
});

test("lines that were filtered out of a listing come back whole", async () => {
  const { page } = await visit("/banque");
  const whole = await page.locator(".catalogue tbody").innerText();
  await navigate(page, "/banque?q=metal");
  await expect.poll(() => page.locator(".catalogue tbody tr").count()).toBeLessThan(10);
  await navigate(page, "/banque");

  await expect.poll(() => page.locator(".catalogue tbody").innerText()).toBe(whole);
});

test("a listing that was opened filtered can be shown whole", async () => {
  const { page } = await visit("/banque?q=metal");
  await navigate(page, "/banque");
  await expect.poll(() => page.locator(".catalogue tbody tr").count()).toBeGreaterThan(20);

  await expect
    .poll(() =>
      page
        .locator(".catalogue tbody tr")
        .evaluateAll((rows) => rows.filter((row) => row.textContent === "").length),
    )
    .toBe(0);
});

function textOf(page: Page): Promise<string> {
  return page.locator("main article").innerText();
}
