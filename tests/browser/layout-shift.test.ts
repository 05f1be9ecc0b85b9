// Nothing moves once it is shown: not when the sheet or the font comes late, nor when React takes the page over.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { type PageOptions, untilHydratedAndIdle } from "./open-page.ts";
import { openTab } from "./visit.ts";

/** One page of each kind. */
const PAGES =
  `/ /banque /banque/boursobank /banque/n26/metal /banque/fortuneo/parrainage /cashback/igraal
   /parrainage /parrainage/historique?offre=BOURSOBANK /blog /blog/fortuneo-vs-hello-bank
   /comparateur?produits=n26.metal&produits=revolut.metal /comparateur/profil
   /parrainage/calcul /outils/interets-composes /recherche?q=carte+gratuite /mentions-legales`.split(
    /\s+/,
  );

/** A font that comes in the first tenth of a second may still be taken: its fallback has its measures, to a hair. */
const ROUNDED_TO_NOTHING = 0.005;
const NOTHING: string[] = [];

const PHONE = { viewport: { width: 412, height: 823 } };
const WIDEST = { viewport: { width: 2560, height: 1300 } };
/** Of those whose contents then stand beside the text. */
const WIDEST_PAGES = ["/banque/boursobank", "/blog/fortuneo-vs-hello-bank", "/comparateur/profil"];
const WIDE = { viewport: { width: 1440, height: 900 } };

test.each(PAGES)("nothing of %s moves on a phone, whatever comes late", async (path) => {
  expect(await shiftsOfLateFiles(path, PHONE)).toEqual(NOTHING);
});

test.each(PAGES)("nothing of %s moves on a wide screen, whatever comes late", async (path) => {
  expect(await shiftsOfLateFiles(path, WIDE)).toEqual(NOTHING);
});

test.each(WIDEST_PAGES)(
  "nothing of %s moves on the widest screens, whatever comes late",
  async (path) => {
    expect(await shiftsOfLateFiles(path, WIDEST)).toEqual(NOTHING);
  },
);

/** What moves on a page whose style sheet comes once its first words are on screen, and its font after that. */
async function shiftsOfLateFiles(path: string, screen: PageOptions): Promise<string[]> {
  const { page } = await openTab(screen);
  const releaseSheet = await holdBack(page, "**/index-*.css");
  const releaseFont = await holdBack(page, "**/*.woff2");
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  releaseSheet();
  await untilHydratedAndIdle(page);
  await nextFrame(page);
  releaseFont();
  await page.evaluate(() => document.fonts.ready);
  await nextFrame(page);
  return shiftsOf(page);
}

/** Keeps files from arriving until the function it gives back is called. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

/** Resolves after the next frame. */
function nextFrame(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** What moved without having been asked to; nothing where the page's score is 0.00. */
function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    (limit) =>
      new Promise<string[]>((resolve) => {
        type Shift = PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node }[];
        };
        const shifts: Shift[] = [];
        new PerformanceObserver((list) => {
          shifts.push(...(list.getEntries() as Shift[]).filter((shift) => !shift.hadRecentInput));
        }).observe({ type: "layout-shift", buffered: true });
        // Buffered entries are handed over in a task of their own, after those already waiting.
        requestAnimationFrame(() =>
          setTimeout(() => {
            const score = shifts.reduce((sum, { value }) => sum + value, 0);
            const describeShift = ({ value, sources }: Shift) =>
              `${value.toFixed(4)} ${sources.map(({ node }) => node?.nodeName ?? "?").join(", ")}`;
            resolve(score < limit ? [] : shifts.map(describeShift));
          }),
        );
      }),
    ROUNDED_TO_NOTHING,
  );
}
