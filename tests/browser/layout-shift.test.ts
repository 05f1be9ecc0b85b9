// Nothing moves once it is shown: not when the font comes late, nor when React takes the page over.
import { expect, test } from "vitest";
import { hydrated } from "./hydrated.ts";
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

const PHONE = { viewport: { width: 412, height: 823 } };

test.each(PAGES)("nothing of %s moves while its font is held back", async (path) => {
  const { page } = await openTab(PHONE);
  // Released once the page is drawn and taken over: later than on any line.
  const release = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await hydrated(page);
  release.resolve();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

  expect(await shiftsOf(page)).toEqual([]);
});

/** What moved without having been asked to, and by how much. */
function shiftsOf(page: import("playwright").Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        type Shift = PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node }[];
        };
        const told: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            const nodes = entry.sources.map(({ node }) => node?.nodeName ?? "?").join(", ");
            if (!entry.hadRecentInput) told.push(`${entry.value.toFixed(4)} ${nodes}`);
          }
        }).observe({ type: "layout-shift", buffered: true });
        // Buffered entries are handed over in a task of their own, after those already waiting.
        requestAnimationFrame(() => setTimeout(() => resolve(told)));
      }),
  );
}
