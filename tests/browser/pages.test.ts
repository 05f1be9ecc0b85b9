// From one page to another, in a browser and back.
import { expect, test } from "vitest";
import { hydrated, openPage } from "./open-page.ts";

test.each([
  ["/", "/banque"],
  ["/banque", "/banque/n26"],
  ["/banque/n26", "/banque/n26/metal"],
  ["/cashback", "/cashback/igraal"],
  ["/", "/blog"],
])("a link of %s leads to %s without loading a document", async (from, to) => {
  const page = await openPage(from);
  await hydrated(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });
  await page.locator(`a[href="${to}"]:visible`).first().click();
  await page.waitForURL((url) => url.pathname === to);
  await page.waitForFunction(
    (address) =>
      document.querySelector("link[rel=canonical]")?.getAttribute("href")?.endsWith(address),
    to,
  );

  expect(documents).toEqual([]);
  expect(await page.locator("h1").count()).toBe(1);
});

test("an article is reached from the list of guides, and the way back is remembered", async () => {
  const page = await openPage("/blog");
  await hydrated(page);
  await page.locator('main a[href^="/blog/"]:visible').first().click();
  await page.waitForURL((url) => url.pathname.startsWith("/blog/"));
  await page.goBack();
  await page.waitForURL((url) => url.pathname === "/blog");

  await page.waitForFunction(() => document.querySelectorAll('main a[href^="/blog/"]').length > 20);
});

test("a page that was left and came back to has the same title as when it is loaded", async () => {
  const page = await openPage("/banque/n26");
  const loaded = await page.title();
  await hydrated(page);
  await page.locator('a[href="/banque"]:visible').first().click();
  await page.waitForURL((url) => url.pathname === "/banque");
  await page.goBack();
  await page.waitForFunction((title) => document.title === title, loaded);
});

test("an unknown address shows the error page, and its links lead back to the site", async () => {
  const page = await openPage("/nulle-part", { expected: [/404/] });
  await hydrated(page);
  await page.getByText("Page not found: /nulle-part").waitFor();
  await page.getByRole("link", { name: "les guides" }).click();
  await page.waitForURL((url) => url.pathname === "/blog");

  expect(await page.locator("h1").count()).toBe(1);
});
