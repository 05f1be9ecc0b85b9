// Knows when React has taken over a page.
import type { Page } from "playwright";

/** Resolves once React has hydrated the page and the browser has nothing left to do for it. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator(".theme-select:not(.theme-select--waiting)").waitFor({ state: "attached" });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
