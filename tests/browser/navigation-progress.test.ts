// The bar at the top while a page is on its way.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { announcements, arrived, navigate, visit } from "./visit.ts";

test("a page that takes its time shows and announces a bar until it is there", async () => {
  const { page, release } = await visitWithSlowPage();
  const bar = page.getByRole("progressbar", { name: "Chargement de la page" });
  await navigate(page, "/cashback");
  await bar.waitFor();
  expect(await announcements(page)).toContain("Chargement de la page");

  release();
  await arrived(page, "/cashback");
  await bar.waitFor({ state: "detached" });
  expect(await announcements(page)).not.toContain("Chargement de la page");
});

test("the bar waits for 100 ms: a page that is there sooner shows none", async () => {
  const { page, release } = await visitWithSlowPage((tab) => tab.clock.install());
  const bar = page.getByRole("progressbar");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const asked = page.waitForRequest("**/cashback/_payload.json*");
  await navigate(page, "/cashback");
  await asked;
  await page.clock.runFor(90);
  expect(await bar.count()).toBe(0);

  await page.clock.resume();
  await bar.waitFor();
  release();
});

test("the bar is announced by a region that is there before it speaks", async () => {
  const { page } = await visit("/");

  expect(await announcements(page)).toEqual(["", "", ""]);
});

async function visitWithSlowPage(before?: (page: Page) => Promise<unknown>) {
  const held = Promise.withResolvers<void>();
  const { page } = await visit("/", {
    async before(tab) {
      await before?.(tab);
      await tab.route("**/cashback/_payload.json*", async (route) => {
        await held.promise;
        await route.continue();
      });
    },
  });
  return { page, release: held.resolve };
}
