// Every page of the build in a browser: React takes it over without a word, and axe finds nothing (WCAG 2.2, AA).
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { BUILT_PAGES } from "../worker/site-map.ts";
import { hydrated, openPage } from "./open-page.ts";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

const EVERY_RULE: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/** All that a theme changes. */
const COLOURS: axe.RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 700 };

type Check = {
  name: string;
  viewport: typeof WIDE;
  colorScheme: "light" | "dark";
  rules: axe.RunOnly;
};

const WIDE_LIGHT = view("wide, light", WIDE, "light");
const NARROW_DARK = view("narrow, dark", NARROW, "dark");
const ALL_VIEWS = [
  WIDE_LIGHT,
  view("wide, dark", WIDE, "dark"),
  view("narrow, light", NARROW, "light"),
  NARROW_DARK,
];

/** Every page is seen wide and light, narrow and dark: in one of them for its colours alone, by turns. */
const BY_TURNS = [
  [WIDE_LIGHT, { ...NARROW_DARK, rules: COLOURS }],
  [{ ...WIDE_LIGHT, rules: COLOURS }, NARROW_DARK],
];

const KINDS = [...Map.groupBy(BUILT_PAGES, ({ kind }) => kind)].map(
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
    await page.addInitScript({ path: AXE });
    for (const [index, path] of waiting) {
      const found = await faultsAt(page, path, turns[index % turns.length] ?? []);
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
  }
  await Promise.all([checkInTab(), checkInTab()]);
  return faults;
}

async function faultsAt(page: Page, path: string, checks: Check[]): Promise<string[]> {
  await page.goto(path);
  await hydrated(page);
  const headings = await page.locator("h1:visible").count();
  const faults = headings === 1 ? [] : [`${headings} h1`];
  await page.locator("main details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
  for (const { name, viewport, colorScheme, rules } of checks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    if (await runsOffTheSide(page)) faults.push(`runs off the side (${name})`);
    faults.push(...(await violations(page, rules)).map((fault) => `(${name}) ${fault}`));
  }
  return faults;
}

function view(name: string, viewport: typeof WIDE, colorScheme: "light" | "dark"): Check {
  return { name, viewport, colorScheme, rules: EVERY_RULE };
}

/** WCAG 1.4.10: at 320 px nothing has to be scrolled sideways. */
function runsOffTheSide(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
}

/**
 * What axe finds, a line each: the rule and the first element that breaks it. Text in the very colour
 * of its ground counts too: axe only doubts it, since it may be hidden on purpose; here none is.
 */
function violations(page: Page, rules: axe.RunOnly): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly,
      resultTypes: ["violations", "incomplete"],
    });
    const unseen = found.incomplete.flatMap((rule) => {
      const nodes = rule.nodes.filter(({ any }) =>
        any.some(({ data }) => data?.messageKey === "equalRatio"),
      );
      return nodes.length > 0 ? [{ ...rule, nodes }] : [];
    });
    return [...found.violations, ...unseen].map(
      ({ id, nodes }) =>
        `${id}: ${nodes.length} × ${nodes[0]?.target.join(" ")} ${nodes[0]?.failureSummary}`,
    );
  }, rules);
}
