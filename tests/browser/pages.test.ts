// Every page in a real browser: React takes it over without a word, and leads on to the others.
import { afterAll, beforeAll, expect, test } from "vitest";
import { ARTICLE_PAGES, PAGES } from "../worker/site-map.ts";
import { hydrated } from "./hydrated.ts";
import { openSite } from "./open-site.ts";

let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site?.close());

test.each([
  ["page", [...PAGES, "/error"]],
  ["article", ARTICLE_PAGES],
])(
  "React takes over every %s without an error or a warning",
  async (_kind, paths) => {
    const page = await site.openPage("/");
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      expect(await page.locator("h1:visible").count(), path).toBe(1);
    }
  },
  900_000,
);

test.each([
  ["/", "/banque"],
  ["/banque", "/banque/n26"],
  ["/banque/n26", "/banque/n26/metal"],
  ["/cashback", "/cashback/igraal"],
  ["/", "/blog"],
])("a link of %s leads to %s without loading a document", async (from, to) => {
  const page = await site.openPage(from);
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
  const page = await site.openPage("/blog");
  await hydrated(page);
  await page.locator('main a[href^="/blog/"]:visible').first().click();
  await page.waitForURL((url) => url.pathname.startsWith("/blog/"));
  await page.goBack();
  await page.waitForURL((url) => url.pathname === "/blog");

  await page.waitForFunction(() => document.querySelectorAll('main a[href^="/blog/"]').length > 20);
});

test("a page that was left and came back to has the same title as when it is loaded", async () => {
  const page = await site.openPage("/banque/n26");
  const loaded = await page.title();
  await hydrated(page);
  await page.locator('a[href="/banque"]:visible').first().click();
  await page.waitForURL((url) => url.pathname === "/banque");
  await page.goBack();
  await page.waitForFunction((title) => document.title === title, loaded);
});

test("an unknown address shows the error page, and its links lead back to the site", async () => {
  const page = await site.openPage("/nulle-part", { expected: [/404/] });
  await hydrated(page);
  await page.getByText("Page not found: /nulle-part").waitFor();
  await page.getByRole("link", { name: "les guides" }).click();
  await page.waitForURL((url) => url.pathname === "/blog");

  expect(await page.locator("h1").count()).toBe(1);
});
