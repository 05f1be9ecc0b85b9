// axe on every address of the site map, in both themes, with no exception: WCAG 2.2, level AA.
import axe from "axe-core";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPaths } from "./built-pages.ts";
import { hydrated } from "./hydrated.ts";
import { openSite } from "./open-site.ts";

const EVERY_RULE: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
const COLOURS: axe.RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };
const PATHS = [...builtPaths(), "/error"];

let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site?.close());

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 700 };

/** Each theme is checked whole on one screen, and for its colours, all that a theme changes, on the other. */
const VIEWS = [
  { name: "wide, light", viewport: WIDE, colorScheme: "light", rules: EVERY_RULE },
  { name: "wide, dark", viewport: WIDE, colorScheme: "dark", rules: COLOURS },
  { name: "narrow, light", viewport: NARROW, colorScheme: "light", rules: COLOURS },
  { name: "narrow, dark", viewport: NARROW, colorScheme: "dark", rules: EVERY_RULE },
] as const;

/** A few at a time: one page for each would cost more than its check. */
const GROUPS = Array.from({ length: Math.ceil(PATHS.length / 10) }, (_, index) => [
  PATHS.slice(index * 10, index * 10 + 10),
]);

test.each(GROUPS)(
  "these break no rule of accessibility, wide or narrow, light or dark: %s",
  async (paths) => {
    const page = await site.openPage("/", { reducedMotion: "reduce" });
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(axe.source);
      for (const { name, viewport, colorScheme, rules } of VIEWS) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        if (await runsOffTheSide(page)) faults.push(`${path} runs off the side (${name})`);
        const found = await violations(page, rules);
        faults.push(...found.map((fault) => `${path} (${name}) ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  },
  600_000,
);

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
