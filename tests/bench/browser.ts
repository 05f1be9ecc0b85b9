// Part "browser": what a visitor waits for, on our pages and on a plain React Router page, in turns.
import type { Browser } from "playwright";
import { launchChromium } from "../local/chromium.ts";
import type { SiteWithAmounts } from "./amounts.ts";
import { makeCertificate, trustFlag } from "./certificate.ts";
import { median } from "./figures.ts";
import { type FrontServer, startFrontServer } from "./front-server.ts";
import { LIVE_PAGES, PAGES } from "./kinds.ts";
import type { Recorded } from "./page-recorder.ts";
import { PLAIN_PAGES, startPlainSite } from "./plain-site.ts";
import { MILLISECONDS, type Report, SHIFT } from "./report.ts";
import {
  blockingTime,
  longestTask,
  QUIET_MS,
  recordedWhenQuiet,
  SHORT_QUIET_MS,
  visit,
} from "./visit.ts";

const PAINT_TO_PLAIN = 1.25;
const BLOCKING_ABOVE_PLAIN_MS = 60;
const LONGEST_TASK_MS = 120;
/** 0.00, rounded. */
const SHIFT_LIMIT = 0.0049;
const FONT_DELAY_MS = 2_000;
/** With a font that comes late nothing but the layout is looked at, which does the same each time. */
const FONT_RUNS = 2;

type Visited = { name: string; front: FrontServer; path: string };

/** @param runs how many visits each page gets */
export async function measureBrowser(site: SiteWithAmounts, report: Report, runs: number) {
  await using plain = await startPlainSite();
  const certificate = makeCertificate();
  await using theirs = await startFrontServer(plain.origin, certificate);
  await using ours = await startFrontServer(site.origin, certificate);
  await using browser = await launchChromium([trustFlag(certificate)]);
  const own = ([name, path]: [string, string]): Visited => ({ name, front: ours, path });
  const kinds = Object.entries(PAGES).map(own);
  const rr = { name: "rr", front: theirs, path: PLAIN_PAGES.first };
  // Warms up what a server keeps of a page, and what the front server compresses once.
  for (const page of [rr, ...kinds]) await look(browser, page, SHORT_QUIET_MS);
  reportVisits(report, await takeTurns(browser, [rr, ...kinds], runs, QUIET_MS));

  ours.delayFonts(FONT_DELAY_MS);
  const all = Object.entries({ ...PAGES, ...LIVE_PAGES }).map(own);
  reportLateFont(report, await takeTurns(browser, all, Math.min(runs, FONT_RUNS), SHORT_QUIET_MS));
  ours.delayFonts(0);
}

/** Each page once per turn. */
async function takeTurns(browser: Browser, pages: Visited[], runs: number, quietMs: number) {
  const records = new Map(pages.map(({ name }): [string, Recorded[]] => [name, []]));
  for (let turn = 0; turn < runs; turn += 1) {
    for (const page of pages) records.get(page.name)?.push(await look(browser, page, quietMs));
  }
  return records;
}

function look(browser: Browser, { front, path }: Visited, quietMs: number): Promise<Recorded> {
  return visit(browser, front, path, (page) => recordedWhenQuiet(page, front, quietMs));
}

function reportVisits(report: Report, records: Map<string, Recorded[]>): void {
  const { rr = [], ...kinds } = Object.fromEntries(records);
  const blocking = median(rr.map(blockingTime));
  const longest = median(rr.map((record) => longestTask(record)));
  for (const [kind, own] of Object.entries(kinds)) {
    for (const [name, read] of [
      ["FCP", ({ firstPaint }: Recorded) => firstPaint],
      ["LCP", ({ largestPaint }: Recorded) => largestPaint],
    ] as const) {
      const goal = `${name}, ${kind}`;
      const both = { ours: own.map(read), theirs: rr.map(read), than: "rr", most: PAINT_TO_PLAIN };
      report.compare({ goal, unit: MILLISECONDS, ...both });
    }
    report.limit({
      goal: `TBT, ${kind}`,
      unit: MILLISECONDS,
      ours: own.map(blockingTime),
      most: blocking + BLOCKING_ABOVE_PLAIN_MS,
      note: `rr ${blocking.toFixed(0)} ms + ${BLOCKING_ABOVE_PLAIN_MS}`,
    });
    report.limit({
      goal: `longest task, ${kind}`,
      unit: MILLISECONDS,
      ours: own.map((record) => longestTask(record)),
      most: LONGEST_TASK_MS,
      note: `rr ${longest.toFixed(0)} ms`,
    });
    reportShift(report, `CLS, ${kind}`, own);
  }
}

function reportLateFont(report: Report, records: Map<string, Recorded[]>): void {
  for (const [kind, own] of records) reportShift(report, `CLS, ${kind}, font 2 s late`, own);
}

/** No visit may see the page move: the worst counts. */
function reportShift(report: Report, goal: string, records: Recorded[]): void {
  const ours = records.map(({ shift }) => shift);
  report.limit({ goal, unit: SHIFT, ours, worst: true, most: SHIFT_LIMIT });
}
