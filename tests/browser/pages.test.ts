// From one page to another, in a browser and back.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openHydrated, openPage, PHONE, untilHydratedAndIdle } from "./open-page.ts";

test("a page that was left and came back to has the same title as when it is loaded", async () => {
  const page = await openPage("/banque/n26");
  const loaded = await page.title();
  await untilHydratedAndIdle(page);
  await page.locator('a[href="/banque"]:visible').first().click();
  await page.waitForURL((url) => url.pathname === "/banque");
  await page.goBack();
  await page.waitForFunction((title) => document.title === title, loaded);
});

test("an unknown address shows the error page, and its links lead back to the site", async () => {
  const page = await openHydrated("/nulle-part", { expected: [/404/] });
  await page.getByText("Page not found: /nulle-part").waitFor();
  await page.getByRole("link", { name: "les guides" }).click();
  await page.waitForURL((url) => url.pathname === "/blog");

  expect(await page.locator("h1").count()).toBe(1);
});

test.each([
  ["/banque/boursobank/ultim", "/banque/boursobank"],
  ["/banque/boursobank", "/banque"],
])("from %s on a phone, a link brings the whole of %s", async (from, path) => {
  const loaded = await openPage(path, PHONE);
  await untilHydratedAndIdle(loaded);
  const whole = await readPlaces(loaded);
  expect(whole.length).toBeGreaterThan(5);

  const page = await openHydrated(from, PHONE);
  await page.locator(`main a[href="${path}"]:visible`).first().click();
  await page.waitForURL((url) => url.pathname === path);
  await expect.poll(() => readPlaces(page)).toEqual(whole);
});

/** Every place of the page that an address can lead to: React's own ids begin with a line. */
function readPlaces(page: Page): Promise<string[]> {
  return page
    .locator("main")
    .evaluate((main) =>
      [...main.querySelectorAll("[id]:not(template, [id^='_'])")].map(({ id }) => id),
    );
}
