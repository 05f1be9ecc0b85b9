// Part "bytes": how much of the line and of the processor a page asks for, by its size. In KB of 1000 bytes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageSummary } from "../../app/pages/payload.ts";
import { TOP } from "../local/tool.ts";
import type { SiteWithAmounts } from "./amounts.ts";
import { KILOBYTES, type Report } from "./report.ts";
import { measureScripts } from "./scripts.ts";

const LIST = join(TOP, "build/client/builds/pages.json");

/** KB of HTML, uncompressed, by kind of page. The other kinds are shown: a tool or a list is as long as what it holds. */
const HTML_LIMITS: Partial<Record<string, number>> = {
  partner: 105,
  product: 105,
  referral: 105,
  article: 70,
};
const DATA_LIMIT = 10;

/** What React Router sends beside the HTML for hydrating it: strings of JSON inside strings of JavaScript. */
const DATA = /streamController\.enqueue\("((?:[^"\\]|\\.)*)"\)/g;

type Size = { path: string; kind: string; html: number; data: number };

export async function measureBytes(site: SiteWithAmounts, report: Report): Promise<void> {
  const pages: PageSummary[] = JSON.parse(readFileSync(LIST, "utf8"));
  const sizes: Size[] = [];
  for (const { path, kind } of pages) sizes.push({ path, kind, ...(await readSize(site, path)) });

  for (const [kind, own = []] of Object.entries(Object.groupBy(sizes, ({ kind }) => kind))) {
    const limit = HTML_LIMITS[kind];
    const name = kind === "page" ? "other" : kind;
    report.limit({ goal: `HTML, longest of the ${name} pages`, ...worst(own, "html", limit) });
    const dataLimit = limit && DATA_LIMIT;
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
