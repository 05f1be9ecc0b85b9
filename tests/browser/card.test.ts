// A card in the frame of another site: what a reader of that site sees, and what it lets the card do.
import { expect, test } from "vitest";
import { OFFERS } from "../../app/amounts/offers.ts";
import { cardPath, frameHeight } from "../../app/open-data/card/card.ts";
import { listen } from "../listen.ts";
import { openPage } from "./open-page.ts";
import { prepareAxe, runAxe } from "./run-axe.ts";

const KINDS = ["amount", "history"] as const;
const WIDTHS = [280, 360, 480, 600];
const SAMPLES = ["N26", "FORTUNEO_GOLD", "CRYPTO"] as const;

test("axe finds nothing in a card, in either theme, narrow or wide", async () => {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await openPage("about:blank", { colorScheme });
    await prepareAxe(page);
    for (const kind of KINDS) {
      for (const code of SAMPLES) {
        for (const width of [280, 600]) {
          await page.setViewportSize({ width, height: frameHeight(kind, width) });
          await page.goto(cardPath(code, kind));
          expect(await runAxe(page, "all"), `${code} ${kind} ${width}`).toEqual([]);
        }
      }
    }
  }
}, 120_000);

test("every card fits into the frame that is copied, at each width", async () => {
  const page = await openPage("about:blank");
  for (const kind of KINDS) {
    for (const { code } of OFFERS) {
      await page.goto(cardPath(code, kind));
      for (const width of WIDTHS) {
        const height = frameHeight(kind, width);
        await page.setViewportSize({ width, height });
        const needed = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.scrollHeight,
        ]);
        expect(needed, `${code} ${kind}`).toEqual([width, height]);
      }
    }
  }
}, 120_000);

test("another site shows a card in a frame, and none of the site's pages", async () => {
  const page = await openPage("/robots.txt", { expected: [/frame-ancestors|X-Frame-Options/] });
  const { origin } = new URL(page.url());
  const frames = ["/carte/n26", "/banque/n26"].map((path) => `<iframe src="${origin}${path}">`);
  const host = await serve(frames.join("</iframe>"));
  await page.goto(host);
  const [card, other] = page.frames().slice(1);
  expect(await card?.locator("h1").textContent()).toBe("N26");
  expect(await card?.locator("footer a").getAttribute("href")).toMatch(/\/banque\/n26$/);
  // The browser's own page of refusal may have a heading.
  expect(await other?.locator("h1", { hasText: "N26" }).count()).toBe(0);
});

test("the page of an offer's past gives the line to copy, and leads to the card itself", async () => {
  const page = await openPage("/parrainage/historique?offre=N26");
  await page.getByText("Montrer ce montant sur votre site").click();
  await expect
    .poll(() => page.locator("#main pre").allTextContents())
    .toEqual([
      expect.stringMatching(/^<iframe src="https?:\/\/.*\/carte\/n26" title=".*<\/iframe>$/),
      expect.stringMatching(/^<iframe src="https?:\/\/.*\/carte\/n26\/historique" /),
    ]);
  await page.getByRole("link", { name: "Voir la carte" }).click();
  await page.waitForURL("**/carte/n26/historique");
  expect(await page.locator("h1").textContent()).toBe("N26");
});

/** Another site, which is one page; its address. */
async function serve(html: string): Promise<string> {
  const origin = await listen((_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(`<!doctype html><title>Ailleurs</title><link rel="icon" href="data:,">${html}`);
  });
  return `${origin}/`;
}
