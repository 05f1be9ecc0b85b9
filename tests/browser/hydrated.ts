// Knows when React has taken over a page.
import type { Page } from "playwright";

/** Resolves once React has taken over the page, also where its clock stands still and it is never idle. */
export async function takenOver(page: Page): Promise<void> {
  await page.locator(".theme-select:not(.theme-select--waiting)").waitFor({ state: "attached" });
}

/** Resolves once React has hydrated the page and the browser has nothing left to do for it. */
export async function hydrated(page: Page): Promise<void> {
  await takenOver(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
