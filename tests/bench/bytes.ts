// Part "bytes": how much of the line and of the processor a page asks for, by its size. In KB of 1000 bytes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageSummary } from "../../app/pages/payload.ts";
import { TOP } from "../local/tool.ts";
import type { SiteWithAmounts } from "./amounts.ts";
import { DATA_LIMIT, GROWTH_BY_TIME, HTML_LIMITS } from "./byte-limits.ts";
import { KILOBYTES, type Report } from "./report.ts";
import { measureScripts } from "./scripts.ts";

const LIST = join(TOP, "build/client/builds/pages.json");

/** KB of HTML by kind of page. The other kinds are shown only: a tool is as long as what it holds. */
const LIMITS = new Map<string, number>(
  Object.entries(HTML_LIMITS).map(([kind, limit]) => [kind, limit * GROWTH_BY_TIME]),
);

/** What React Router sends beside the HTML for hydrating it: strings of JSON inside strings of JavaScript. */
const DATA = /streamController\.enqueue\("((?:[^"\\]|\\.)*)"\)/g;

type Size = { path: string; kind: string; html: number; data: number };

export async function measureBytes(site: SiteWithAmounts, report: Report): Promise<void> {
  const pages: PageSummary[] = JSON.parse(readFileSync(LIST, "utf8"));
  const sizes: Size[] = [];
  for (const { path, kind } of pages) sizes.push({ path, kind, ...(await readSize(site, path)) });

  for (const [kind, own = []] of Object.entries(Object.groupBy(sizes, ({ kind }) => kind))) {
    const limit = LIMITS.get(kind);
    const name = kind === "page" ? "other" : kind;
    report.limit({ goal: `HTML, longest of the ${name} pages`, ...worst(own, "html", limit) });
    // A listing's lines are read again by the form that sorts them.
    const dataLimit = kind === "listing" ? undefined : limit && DATA_LIMIT;
    report.limit({
      goal: `hydration data, most of the ${name} pages`,
      ...worst(own, "data", dataLimit),
    });
  }
  await measureScripts(site, report);
}

async function readSize(site: SiteWithAmounts, path: string) {
  const response = await site.fetch(path);
  const html = await response.text();
  const data = Array.from(html.matchAll(DATA), ([, text = ""]) => kilobytes(text));
  return { html: kilobytes(html), data: data.reduce((sum, size) => sum + size, 0) };
}

function kilobytes(text: string): number {
  return Buffer.byteLength(text) / 1_000;
}

/** The page that has most, and how much. */
function worst(sizes: Size[], what: "html" | "data", most: number | undefined) {
  const [first] = sizes.toSorted((a, b) => b[what] - a[what]);
  const limit = most === undefined ? {} : { most };
  return { unit: KILOBYTES, ours: [first?.[what] ?? 0], note: first?.path ?? "", ...limit };
}
