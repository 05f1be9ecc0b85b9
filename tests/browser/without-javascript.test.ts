// The site with JavaScript turned off: every kind of page reads, and every link works.
import { expect, test } from "vitest";
import { ARTICLE_PAGES } from "../worker/site-map.ts";
import { openPage } from "./open-page.ts";

const WITHOUT_JAVASCRIPT = { javaScriptEnabled: false };

const KINDS = {
  home: "/",
  listing: "/banque",
  partner: "/banque/n26",
  product: "/banque/n26/metal",
  referral: "/banque/fortuneo/parrainage",
  cashback: "/cashback/igraal",
  overview: "/parrainage",
  guides: "/blog",
  article: ARTICLE_PAGES[0] ?? "/blog",
  contact: "/contact",
  legal: "/mentions-legales",
};

test.each(Object.entries(KINDS))("a %s page reads: %s", async (_kind, path) => {
  const page = await openPage(path, WITHOUT_JAVASCRIPT);

  expect(await page.locator("h1").count()).toBe(1);
  expect(await page.locator("h1").isVisible()).toBe(true);
  expect(await page.locator("main p:visible").count()).toBeGreaterThan(3);
});

test.each([
  ["wide", { width: 1440, height: 900 }],
  ["narrow", { width: 360, height: 740 }],
])("the menu leads on, on a %s screen", async (_name, viewport) => {
  const page = await openPage("/", { ...WITHOUT_JAVASCRIPT, viewport });
  const drawer = page.locator("header summary:visible");
  if ((await drawer.count()) > 0) await drawer.click();
  await page.locator("nav:visible").getByRole("link", { name: "Cashback", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/cashback");

  expect(await page.locator("h1").isVisible()).toBe(true);
});

test("the error page tells what happened, and leads on", async () => {
  const page = await openPage("/nulle-part", { ...WITHOUT_JAVASCRIPT, expected: [/404/] });

  expect(await page.getByText("Page not found: /nulle-part").isVisible()).toBe(true);
  await page.locator('main a[href="/banque"]').click();
  await page.waitForURL((url) => url.pathname === "/banque");
});
