// Pages that a script fills, read as a browser shows them.
import { launchChromium } from "../../../tests/local/chromium.ts";

const LIMIT_MS = 45_000;

/** The HTML of a page once it is quiet. @throws where there is no Chromium, or the page does not come */
export async function renderInChromium(address: string, agent: string): Promise<string> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ userAgent: agent, locale: "fr-FR" });
    await page.goto(address, { waitUntil: "networkidle", timeout: LIMIT_MS });
    return await page.content();
  } finally {
    await browser.close();
  }
}
