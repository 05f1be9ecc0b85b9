// Browsers that lack something, or forbid it: the page works all the same.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import {
  arrived,
  clickMenu,
  documentsIn,
  openTab,
  visit,
  withoutMeta,
  withoutStorage,
} from "./visit.ts";

test("a browser without idle callbacks or intersection observers reads every page", async () => {
  const { page, requests } = await visit("/", {
    before: (tab) =>
      tab.addInitScript(() => {
        Reflect.deleteProperty(window, "requestIdleCallback");
        Reflect.deleteProperty(window, "IntersectionObserver");
      }),
  });
  await readTwoPages(page);

  expect(documentsIn(requests)).toEqual(["document /"]);
});

test("without idle callbacks, links in view are preloaded all the same", async () => {
  const { page } = await openTab({
    before: (tab) => tab.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback")),
  });
  const preloaded = page.waitForRequest("**/cashback/_payload.json*");
  await page.goto("/");

  await preloaded;
});

test("a browser that blocks every storage reads every page", async () => {
  const { page, requests } = await visit("/", {
    before: withoutStorage("localStorage", "sessionStorage"),
    // React Router's own script for the scroll position says so.
    expected: [/SecurityError|blocked|Failed to save scroll positions/],
  });
  await readTwoPages(page);

  expect(documentsIn(requests)).toEqual(["document /"]);
});

test("a service that can't start is logged, and the others start", async () => {
  const { page } = await visit("/", {
    expected: [/watchForNewBuild|could not start/, /404/, /could not be read/],
    async before(tab) {
      await withoutMeta(tab);
      await tab.addInitScript(() => {
        const { setInterval } = window;
        Object.defineProperty(window, "setInterval", {
          value(work: () => void, milliseconds: number) {
            if (milliseconds === 3_600_000) throw new Error("no intervals today");
            return setInterval(work, milliseconds);
          },
        });
      });
    },
  });
  const preloaded = page.waitForRequest("**/contact/_payload.json*");
  await page.locator("nav:visible").getByRole("link", { name: "Contact" }).hover();
  await preloaded;
});

async function readTwoPages(page: Page): Promise<void> {
  await clickMenu(page, "Cashback");
  await arrived(page, "/cashback");
  await clickMenu(page, "Contact");
  await arrived(page, "/contact");
}
