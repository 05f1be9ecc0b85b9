// Nothing moves once it is shown: not when the font comes late, nor when React takes the page over.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { hydrated } from "./hydrated.ts";
import type { PageOptions } from "./open-site.ts";
import { openTab } from "./visit.ts";

/** One page of each kind. */
const PAGES = [
  "/",
  "/banque",
  "/banque/boursobank",
  "/banque/n26/metal",
  "/banque/fortuneo/parrainage",
  "/cashback/igraal",
  "/parrainage",
  "/blog",
  "/blog/fortuneo-vs-hello-bank",
  "/comparateur?produits=n26.metal&produits=revolut.metal",
  "/comparateur/profil",
  "/parrainage/calcul",
  "/outils/interets-composes",
  "/recherche?q=carte+gratuite",
  "/mentions-legales",
];

/** A font that comes in the first tenth of a second may still be taken: its fallback has its measures, to a hair. */
const ROUNDED_TO_NOTHING = 0.005;
const NOTHING: string[] = [];

const PHONE = { viewport: { width: 412, height: 823 } };

test.each(PAGES)("nothing of %s moves while its font is held back", async (path) => {
  expect(await shiftsWithout("**/*.woff2", path, PHONE)).toEqual(NOTHING);
});

test.each([
  ["a phone", PHONE],
  ["a wide screen", { viewport: { width: 1440, height: 900 } }],
])(
  "on %s nothing moves when the style sheet comes after the first screen",
  async (_name, screen) => {
    for (const path of PAGES)
      expect(await shiftsWithout("**/index-*.css", path, screen), path).toEqual(NOTHING);
  },
);

/** What moves on a page whose file `held` comes once its first words are on screen. */
async function shiftsWithout(held: string, path: string, options: PageOptions): Promise<string[]> {
  const { page } = await openTab(options);
  const release = Promise.withResolvers<void>();
  await page.route(held, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  release.resolve();
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return shiftsOf(page);
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
            const tell = ({ value, sources }: Shift) =>
              `${value.toFixed(4)} ${sources.map(({ node }) => node?.nodeName ?? "?").join(", ")}`;
            resolve(score < limit ? [] : shifts.map(tell));
          }),
        );
      }),
    ROUNDED_TO_NOTHING,
  );
}
