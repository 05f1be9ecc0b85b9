// The pages of the build in a browser: React takes it over without a word, and axe finds nothing (WCAG 2.2, AA).
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { BUILT_PAGES } from "../worker/site-map.ts";
import { openPage, runsOffTheSide, untilHydratedAndIdle } from "./open-page.ts";
import { prepareAxe, runAxe } from "./run-axe.ts";

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 700 };

type View = { viewport: typeof WIDE; colorScheme: "light" | "dark" };
/** A view, and the rules that are asked of it: a theme changes colours alone. */
type Check = { view: View; rules: "all" | "colours" };

const WIDE_LIGHT: View = { viewport: WIDE, colorScheme: "light" };
const NARROW_DARK: View = { viewport: NARROW, colorScheme: "dark" };

const ALL_VIEWS: Check[] = [
  { view: WIDE_LIGHT, rules: "all" },
  { view: { ...WIDE_LIGHT, colorScheme: "dark" }, rules: "colours" },
  { view: NARROW_DARK, rules: "all" },
  { view: { ...NARROW_DARK, colorScheme: "light" }, rules: "colours" },
];

/**
 * Every page is seen wide and light, narrow and dark: in one of them for its colours alone, by turns. A page begins
 * in the view that its tab's last page ended in: each change lays the page out anew.
 */
const BY_TURNS: Check[][] = [
  [
    { view: NARROW_DARK, rules: "colours" },
    { view: WIDE_LIGHT, rules: "all" },
  ],
  [
    { view: WIDE_LIGHT, rules: "colours" },
    { view: NARROW_DARK, rules: "all" },
  ],
];

/** One template makes all pages of proofs: every tenth is looked at here, and the HTML of each is read by the crawl. */
const SEEN = BUILT_PAGES.filter(
  ({ path }, place) => !path.startsWith("/preuve/") || place % 10 === 0,
);

const KINDS = [...Map.groupBy(SEEN, ({ kind }) => kind)].map(
  ([kind, pages]) => [kind, pages.map(({ path }) => path)] as const,
);

/** A page of each kind, and what a form may make of one. */
const SAMPLES = [
  ...KINDS.flatMap(([, paths]) => paths.slice(0, 1)),
  "/error",
  "/banque",
  "/parrainage/historique?offre=BOURSOBANK&page=9",
  "/recherche?q=carte+gratuite",
  "/comparateur?produits=n26.standard&produits=boursobank.ultim&produits=nimporte",
  "/comparateur/plateformes?produits=mintos&produits=binance",
  "/comparateur/profil",
  "/outils/mon-annee?personnes=2&offre=BOURSOBANK&inconnues=oui&deja=n26",
  "/outils/mon-annee?especes=abc&offre=x",
  "/parrainage?especes=abc&domiciliation=non",
  "/comparateur/profil?revenus=abc&mois=13",
  "/comparateur/profil?banque-cotisation=45&banque-paiement=2&banque-retrait=3&joint=oui",
  "/parrainage/calcul?offre=CRYPTO&depot=x",
  "/parrainage/calendrier?offre=FORTUNEO_GOLD&debut=2026-11-20",
  "/parrainage/calendrier?offre=BOURSOBANK&debut=2025-11-20",
  "/parrainage/calcul?offre=BOURSOBANK&depot=300&autres=10",
];

test("a page of each kind breaks no rule, wide or narrow, light or dark", async () => {
  expect(await faultsOf(SAMPLES, [ALL_VIEWS])).toEqual([]);
}, 600_000);

test.each(KINDS)(
  "no page of the kind « %s » breaks a rule, in either theme",
  async (_kind, paths) => {
    expect(await faultsOf(paths, BY_TURNS)).toEqual([]);
  },
  900_000,
);

/** What is wrong with these pages, each in the views whose turn it is. Two tabs share them: one keeps one processor busy. */
async function faultsOf(paths: readonly string[], turns: Check[][]): Promise<string[]> {
  const faults: string[] = [];
  const waiting = paths.entries();
  async function checkInTab(): Promise<void> {
    const page = await openPage("about:blank", { reducedMotion: "reduce" });
    await prepareAxe(page);
    let turn = 0;
    for (const [, path] of waiting) {
      const found = await faultsAt(page, path, turns[turn++ % turns.length] ?? []);
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
  }
  await Promise.all([checkInTab(), checkInTab()]);
  return faults;
}

async function faultsAt(page: Page, path: string, checks: Check[]): Promise<string[]> {
  await page.goto(path);
  await untilHydratedAndIdle(page);
  const headings = await page.locator("h1:visible").count();
  const faults = headings === 1 ? [] : [`${headings} h1`];
  faults.push(...(await unmarkedDoubts(page)));
  await page.locator("main details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
  for (const { view, rules } of checks) {
    await page.setViewportSize(view.viewport);
    await page.emulateMedia({ colorScheme: view.colorScheme });
    const found = await runAxe(page, rules);
    if (await runsOffTheSide(page)) found.push("runs off the side");
    faults.push(
      ...found.map((fault) => `(${view.viewport.width} px, ${view.colorScheme}) ${fault}`),
    );
  }
  return faults;
}

/** Figures that are shown as doubtful, where nothing beside them tells why. */
function unmarkedDoubts(page: Page): Promise<string[]> {
  return page.locator(".doubtful").evaluateAll((figures) =>
    figures
      .filter((figure) => {
        const groups = [
          "p",
          "li",
          "tr",
          "table",
          "dl",
          "figcaption",
          ".conditions",
          ".drawn",
          ".meta",
        ];
        return !groups.some((group) => figure.closest(group)?.querySelector(".mark"));
      })
      .map((figure) => `« ${figure.textContent} » is in doubt and has no mark`),
  );
}
