// What someone who does not see the page change is told, and where their keyboard is then.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { isFocused, untilHydratedAndIdle } from "./open-page.ts";
import {
  announcements,
  arrived,
  clickMenu,
  navigate,
  REFUSED,
  visit,
  withRefusedArticle,
} from "./visit.ts";

test("after a navigation the page's title is announced, and reading starts at its h1", async () => {
  const { page } = await visit("/");
  await clickMenu(page, "Cashback");
  await arrived(page, "/cashback");
  await page.locator("h1:focus").waitFor();

  const title = await page.title();
  await expect.poll(() => announcements(page)).toContain(title);
  expect(title).not.toBe("");
});

test("a key pressed as soon as the page is there starts from its h1", async () => {
  const { page } = await visit("/");
  // What is watched is told as soon as it was drawn, before anything else may run.
  const first = page.evaluate(
    () =>
      new Promise((resolve) => {
        const left = document.querySelector("h1")?.textContent;
        new MutationObserver((_, watch) => {
          const heading = document.querySelector("h1");
          if (!heading || heading.textContent === left) return;
          watch.disconnect();
          resolve(heading === document.activeElement);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  await clickMenu(page, "Cashback");

  expect(await first).toBe(true);
});

test("the first page announces nothing and leaves the focus alone", async () => {
  const { page } = await visit("/cashback");

  expect((await announcements(page)).join("")).toBe("");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
});

test("a navigation to a place in a page puts the focus there", async () => {
  const { page } = await visit("/");
  await navigate(page, "/cashback#main");
  await arrived(page, "/cashback");

  await page.locator("#main:focus").waitFor();
});

test("a place that the page does not have leaves the focus to the h1", async () => {
  // React Router says so, too.
  const { page } = await visit("/", { expected: [/not a decodable element ID/] });
  await navigate(page, "/cashback#%E0nulle-part");
  await arrived(page, "/cashback");

  await page.locator("h1:focus").waitFor();
});

test("the error page is announced like any other", async () => {
  const { page } = await visit("/", { before: withRefusedArticle });
  await navigate(page, REFUSED);
  await page.getByRole("heading", { name: "Cette page n’existe pas" }).waitFor();
  await page.locator("h1:focus").waitFor();

  await expect.poll(async () => (await announcements(page)).join("")).not.toBe("");
});

test("a change of the query alone takes the focus from nobody", async () => {
  const { page } = await visit("/cashback");
  const button = await addButton(page);
  await button.focus();
  await navigate(page, "/cashback?tri=nom");
  await page.waitForURL("**/cashback?tri=nom");
  await untilHydratedAndIdle(page);

  expect(await isFocused(button)).toBe(true);
});

async function addButton(page: Page) {
  await page.evaluate(() => document.body.append(document.createElement("button")));
  return page.locator("body > button");
}
