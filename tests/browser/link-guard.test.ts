// Links that would run code instead of leading somewhere.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { arrived, clickMenu, visit } from "./visit.ts";

test("a link that would run code goes nowhere, whatever part of it is clicked", async () => {
  const { page } = await visit("/", { expected: [/address is dangerous/] });
  for (const href of [
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "\u0001java\tscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:alert(1)",
    "blob:https://exemple.fr/0b",
  ]) {
    expect(await isFollowed(page, href), href).toBe(false);
  }
  expect(new URL(page.url()).pathname).toBe("/");
});

test("a dangerous link is refused before the rest of the page hears of the click", async () => {
  const { page } = await visit("/", { expected: [/address is dangerous/] });
  await page.evaluate(() => {
    document.addEventListener("click", () => Reflect.set(window, "heard", true), { capture: true });
  });
  await isFollowed(page, "javascript:void 0");

  expect(await page.evaluate(() => Reflect.has(window, "heard"))).toBe(false);
});

test("a link to another site is followed only where it says that it leads out", async () => {
  const { page } = await visit("/", { expected: [/address is external/] });

  expect(await isFollowed(page, "https://exemple.fr/")).toBe(false);
  expect(await isFollowed(page, "//exemple.fr/")).toBe(false);
  expect(await isFollowed(page, "https://exemple.fr/", "external noopener")).toBe(true);
});

test("other links are followed", async () => {
  const { page } = await visit("/");
  expect(await isFollowed(page, "mailto:contact@exemple.fr")).toBe(true);
  // To a browser this is a path, and to the site a page that it does not have.
  expect(await isFollowed(page, "javascript%3Aalert(1)")).toBe(true);

  await clickMenu(page, "Contact");
  await arrived(page, "/contact");
});

/** Clicks the text inside a link to `href`; true where the browser would follow it. */
function isFollowed(page: Page, href: string, rel = ""): Promise<boolean> {
  return page.evaluate(
    (given) => {
      const link = document.createElement("a");
      const text = document.createElement("b");
      link.setAttribute("href", given.href);
      link.setAttribute("rel", given.rel);
      link.append(text);
      document.body.append(link);
      let isPrevented = true;
      link.addEventListener("click", (event) => {
        isPrevented = event.defaultPrevented;
        event.preventDefault();
      });
      text.click();
      return !isPrevented;
    },
    { href, rel },
  );
}
