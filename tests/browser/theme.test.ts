// Light, dark, or as the system says: chosen once, kept, and never seen to change by itself.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { untilHydrated } from "./open-page.ts";
import { clickMenu, openTab, visit, withoutStorage } from "./visit.ts";

test("until one is chosen, the theme follows the system", async () => {
  const { page } = await visit("/", { colorScheme: "dark" });
  expect(await themeOf(page)).toBe("dark");

  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => themeOf(page)).toBe("light");
});

test("a chosen theme is kept, whatever the system says, on every page", async () => {
  const { page } = await visit("/");
  await page.getByLabel("Thème").selectOption("Sombre");
  expect(await themeOf(page)).toBe("dark");

  await page.reload();
  await untilHydrated(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.emulateMedia({ colorScheme: "light" });
  await clickMenu(page, "Cashback");
  expect(await themeOf(page)).toBe("dark");
  expect(await page.getByLabel("Thème").inputValue()).toBe("dark");
});

test("the chosen theme is there before anything is painted", async () => {
  const { page } = await visit("/");
  await page.getByLabel("Thème").selectOption("Sombre");
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      Reflect.set(window, "themeAtBody", document.documentElement.dataset.theme);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();

  expect(await page.evaluate(() => Reflect.get(window, "themeAtBody"))).toBe("dark");
});

test("other tabs follow", async () => {
  const { page } = await visit("/");
  const other = await page.context().newPage();
  await other.goto("/cashback");
  await untilHydrated(other);
  await page.getByLabel("Thème").selectOption("Sombre");

  await expect.poll(() => themeOf(other)).toBe("dark");
  await expect.poll(() => other.getByLabel("Thème").inputValue()).toBe("dark");
});

test("the browser's own colours follow the chosen theme, at once and after a reload", async () => {
  const { page } = await visit("/");
  const [light = ""] = await themeColors(page);
  await page.getByLabel("Thème").selectOption("Sombre");
  const [dark = ""] = await themeColors(page);
  expect(dark).not.toBe(light);
  expect(await themeColors(page)).toEqual([dark]);

  await page.reload();
  expect(await themeColors(page)).toEqual([dark]);
  await untilHydrated(page);
  expect(await themeColors(page)).toEqual([dark]);
  await page.getByLabel("Thème").selectOption("Système");
  expect(await themeColors(page)).toEqual([light]);
  expect(await page.locator("meta[name=theme-color]").count()).toBe(2);
});

test("where nothing can be stored, a choice holds until the page is left", async () => {
  const { page } = await visit("/", {
    before: withoutStorage("localStorage"),
  });
  await page.getByLabel("Thème").selectOption("Sombre");
  await clickMenu(page, "Cashback");

  expect(await themeOf(page)).toBe("dark");
});

test("a stored word that is no theme counts as no choice", async () => {
  const { page } = await visit("/", {
    before: (tab) => tab.addInitScript(() => localStorage.setItem("theme", "<b>")),
  });

  expect(await themeOf(page)).toBe("light");
  expect(await page.getByLabel("Thème").inputValue()).toBe("system");
});

test("without JavaScript the control is not shown, but keeps its place", async () => {
  const { page } = await openTab({ javaScriptEnabled: false });
  await page.goto("/");
  const control = page.locator(".theme-select");

  expect(await control.isVisible()).toBe(false);
  expect((await control.boundingBox())?.height).toBeGreaterThan(0);
});

function themeOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.theme);
}

/** The colours that apply, in order; a browser takes the first. */
function themeColors(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  );
}
