// Pages that a script fills, read as a browser shows them.
import { launchChromium } from "../../../tests/local/chromium.ts";

const LIMIT_MS = 45_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * The HTML of a page once it is quiet; one page after the other, whoever asks.
 * @throws where there is no Chromium, or the page does not come
 */
export function renderInChromium(address: string, agent: string): Promise<string> {
  const page = last.then(() => render(address, agent));
  last = page.catch(() => undefined);
  return page;
}

async function render(address: string, agent: string): Promise<string> {
  await using browser = await launchChromium();
  const page = await browser.newPage({ userAgent: agent, locale: "fr-FR" });
  await page.goto(address, { waitUntil: "networkidle", timeout: LIMIT_MS });
  return await page.content();
}
