// axe on a page that is open: all its rules, or its colours alone. What looks the same is judged once for the whole site.
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** All that a theme changes; two thirds of axe's time where they are asked of every text. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** Looks that axe has judged, on any page (see `markStyles`), and those that it could not judge where it met them. */
const judged = new Set<string>();
const doubted = new Set<string>();

/** Makes axe ready on every page that this one is sent to. */
export async function prepareAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: AXE });
}

/**
 * What axe finds, a line each: the rule, how often it is broken, and the first element that breaks it. A look
 * that breaks one is told once.
 * @param rules "colours" leaves out what no theme changes
 */
export async function runAxe(page: Page, rules: "all" | "colours"): Promise<string[]> {
  const looks = await page.evaluate(markStyles);
  const fresh = looks.filter((look) => !judged.has(look));
  // What was doubted once is tried again beside all other rules, where it costs nothing.
  if (rules === "colours" && fresh.every((look) => doubted.has(look))) return [];
  const runOnly: axe.RunOnly =
    rules === "all" ? { type: "tag", values: TAGS } : { type: "rule", values: COLOURS };
  const { faults, doubts } = await page.evaluate(judge, { runOnly, fresh, colours: COLOURS });
  for (const look of fresh) (doubts.includes(look) ? doubted : judged).add(look);
  return faults;
}

type Marked = Element & { look?: string };

/**
 * Gives every text in sight its look, and returns those of the page, each once: the colours and the size of the text,
 * and the grounds it stands on, from the page's own down. What is placed over others counts by its class as well.
 */
function markStyles(): string[] {
  const looks = new Set<string>();
  function mark(element: Marked, around: string, colourAround: string): void {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    const style = getComputedStyle(element);
    const { color, backgroundColor, backgroundImage, opacity, position, clipPath } = style;
    let grounds = around;
    if (backgroundColor !== "rgba(0, 0, 0, 0)") grounds += ` ${backgroundColor}`;
    if (backgroundImage !== "none") grounds += ` ${backgroundImage}`;
    if (opacity !== "1") grounds += ` opacity ${opacity}`;
    if (!["static", "relative"].includes(position) || clipPath !== "none")
      grounds += ` ${position} ${element.className}`;
    const isText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    if (isText || element.matches("input, select, textarea")) {
      const { fontSize, fontWeight, textDecorationLine, textShadow } = style;
      const text = [color, fontSize, fontWeight, textDecorationLine, textShadow, colourAround];
      element.look = `${element.tagName} ${text.join(" ")} on${grounds}`;
      looks.add(element.look);
    }
    for (const child of element.children) mark(child, grounds, color);
  }
  mark(document.body, ` ${getComputedStyle(document.documentElement).backgroundColor}`, "");
  return [...looks];
}

/**
 * Runs axe, its colours on the texts whose look is new. Text in the very colour of its ground counts too: axe only
 * doubts it, since it may be hidden on purpose; here none is. `doubts` are the looks that axe can't judge here.
 */
async function judge({
  runOnly,
  fresh,
  colours,
}: {
  runOnly: axe.RunOnly;
  fresh: string[];
  colours: string[];
}): Promise<{ faults: string[]; doubts: string[] }> {
  const { axe: tool } = window as unknown as { axe: typeof axe };
  const isFresh = new Set(fresh);
  for (const element of document.querySelectorAll<Marked>("body, body *")) {
    element.toggleAttribute("data-new-look", isFresh.has(element.look ?? ""));
  }
  tool.configure({
    rules: [
      { id: "color-contrast", selector: "[data-new-look]" },
      { id: "link-in-text-block", selector: "a[href][data-new-look]" },
    ],
  });
  const found = await tool.run(document, {
    runOnly,
    resultTypes: ["violations", "incomplete"],
    elementRef: true,
  });
  const unclear = found.incomplete.filter(({ id }) => colours.includes(id));
  const unseen = unclear.flatMap((rule) => {
    const nodes = rule.nodes.filter(({ any }) =>
      any.some(({ data }) => data?.messageKey === "equalRatio"),
    );
    return nodes.length > 0 ? [{ ...rule, nodes }] : [];
  });
  return {
    faults: [...found.violations, ...unseen].map(
      ({ id, nodes }) => `${id}: ${nodes.length} × ${nodes[0]?.html} ${nodes[0]?.failureSummary}`,
    ),
    doubts: unclear.flatMap(({ nodes }) =>
      nodes.flatMap(({ element }) => (element as Marked | undefined)?.look ?? []),
    ),
  };
}
