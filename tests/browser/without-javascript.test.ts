// The site with JavaScript turned off: every kind of page reads, and every link works.
import { expect, test } from "vitest";
import { openPage } from "./open-page.ts";

const WITHOUT_JAVASCRIPT = { javaScriptEnabled: false };

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

test("where a firm pays its referees nothing, the sponsor’s part alone is told", async () => {
  const page = await openPage("/banque/revolut#voies", WITHOUT_JAVASCRIPT);
  const way = page.locator(".ways li").first();
  await way.waitFor();

  expect(await way.innerText()).toMatch(/^Avec un parrain\s: 25\s€ \(si votre parrain partage\)/);
});
