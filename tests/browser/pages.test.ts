// From one page to another, in a browser and back.
import { expect, test } from "vitest";
import { hydrated, openPage } from "./open-page.ts";

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
