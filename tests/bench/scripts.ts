// The scripts a page asks for, as a browser asks for them: how many KB, when, and whether it has any use for them.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright";
import { launchChromium } from "../local/chromium.ts";
import { TOP } from "../local/tool.ts";
import type { SiteWithAmounts } from "./amounts.ts";
import { ARTICLE_SCRIPTS_LIMIT, ROUTE_SCRIPT_LIMIT } from "./byte-limits.ts";
import { makeCertificate, trustFlag } from "./certificate.ts";
import { type FrontServer, startFrontServer } from "./front-server.ts";
import { PAGES, TOOL_PAGES } from "./kinds.ts";
import { COUNT, KILOBYTES, type Report } from "./report.ts";
import { recordedWhenQuiet, SHORT_QUIET_MS, visit } from "./visit.ts";

const CLIENT = join(TOP, "build/client");
/** A script of the page: the service worker comes once it has loaded, and once only. */
const SCRIPT = /^\/assets\/[^?]+\.js(?=\?|$)/;

const ISLAND = /\.island-/;

type Scripts = {
  /** Paths, each once. */
  paths: string[];
  /** How many of them were asked for before anything was painted. */
  early: number;
};

export async function measureScripts(site: SiteWithAmounts, report: Report): Promise<void> {
  const certificate = makeCertificate();
  await using front = await startFrontServer(site.origin, certificate);
  await using browser = await launchChromium([trustFlag(certificate)]);
  const article = await readScripts(browser, front, PAGES.article);
  reportArticle(report, article);
  reportRoutes(report);

  const tools = new Set<string>();
  for (const path of TOOL_PAGES) {
    const { paths } = await readScripts(browser, front, path);
    // What islands share (vite.config.ts) is no tool's own.
    for (const script of paths) if (ISLAND.test(script)) tools.add(script);
  }
  for (const kind of ["article", "partner", "listing"] as const) {
    const { paths } = await readScripts(browser, front, PAGES[kind]);
    const useless = paths.filter((path) => tools.has(path));
    report.limit({
      goal: `tools' scripts that ${kind} pages load`,
      unit: COUNT,
      ours: [useless.length],
      most: 0,
      note: `of ${tools.size} there are ${useless.join(" ")}`.trim(),
    });
  }
}

function readScripts(browser: Browser, front: FrontServer, path: string): Promise<Scripts> {
  return visit(browser, front, path, async (page) => {
    const { firstPaint } = await recordedWhenQuiet(page, front, SHORT_QUIET_MS);
    const starts = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
        .map(({ startTime }) => startTime),
    );
    const paths = front.drainRequests().flatMap((address) => SCRIPT.exec(address)?.[0] ?? []);
    return {
      paths: [...new Set(paths)],
      early: starts.filter((start) => start < firstPaint).length,
    };
  });
}

function reportArticle(report: Report, { paths, early }: Scripts): void {
  const sizes = paths.map(compressedSize);
  report.limit({
    goal: "scripts of an article, brotli 11",
    unit: KILOBYTES,
    ours: [sizes.reduce((sum, size) => sum + size, 0)],
    most: ARTICLE_SCRIPTS_LIMIT,
    note: `${paths.length} files`,
  });
  report.limit({
    goal: "scripts of an article asked for before the first paint",
    unit: COUNT,
    ours: [early],
    most: 0,
  });
}

function reportRoutes(report: Report): void {
  const [largest = ""] = routeModules().toSorted((a, b) => compressedSize(b) - compressedSize(a));
  report.limit({
    goal: "largest chunk of a route, brotli 11",
    unit: KILOBYTES,
    ours: [compressedSize(largest)],
    most: ROUTE_SCRIPT_LIMIT,
    note: largest,
  });
}

/** The scripts that React Router's manifest names as routes. */
function routeModules(): string[] {
  const [file = ""] = globSync("assets/manifest-*.js", { cwd: CLIENT });
  const text = readFileSync(join(CLIENT, file), "utf8");
  const manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  const routes: { module: string }[] = Object.values(manifest.routes);
  return [...new Set(routes.map(({ module }) => module))];
}

function compressedSize(path: string): number {
  return brotliCompressSync(readFileSync(join(CLIENT, path))).length / 1_000;
}
