// From one page to the next: a link is hovered, then clicked, and the next page's heading is waited for.
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "playwright";
import { launchChromium } from "../local/chromium.ts";
import type { SiteWithAmounts } from "./amounts.ts";
import { makeCertificate, trustFlag } from "./certificate.ts";
import { median } from "./figures.ts";
import { type FrontServer, startFrontServer } from "./front-server.ts";
import { PAGES } from "./kinds.ts";
import { PLAIN_PAGES, startPlainSite } from "./plain-site.ts";
import { COUNT, MILLISECONDS, type Report } from "./report.ts";
import { longestTask, QUIET_MS, recordedWhenQuiet, SHORT_QUIET_MS, visit } from "./visit.ts";

/** From a page to one of each kind that it links to. */
const STEPS = {
  article: { from: PAGES.article, to: "/blog/ouvrir-un-compte-hello-bank" },
  "bank's page": { from: PAGES.listing, to: "/banque/fortuneo" },
  listing: { from: "/banque/n26", to: PAGES.listing },
} as const;
const PLAIN_STEP = { from: PLAIN_PAGES.first, to: PLAIN_PAGES.second } as const;

const HOVER_MS = 600;
const NEXT_TO_PLAIN = 1;
const LONGEST_TASK_MS = 100;

type Step = { from: string; to: string };
type NextPage = {
  /** From the click until the next page is painted, in milliseconds. */
  duration: number;
  longest: number;
  /** Addresses that were asked for more than once. */
  twice: string[];
};

/** Part "next-page". In turns; the first of each warms up, and does not count. @param runs how many turns each step gets */
export async function measureNextPage(site: SiteWithAmounts, report: Report, runs: number) {
  await using plain = await startPlainSite();
  const certificate = makeCertificate();
  await using theirs = await startFrontServer(plain.origin, certificate);
  await using ours = await startFrontServer(site.origin, certificate);
  await using browser = await launchChromium([trustFlag(certificate)]);
  const rr: NextPage[] = [];
  const own: Record<string, NextPage[]> = {};
  for (let turn = -1; turn < runs; turn += 1) {
    const plainNext = await measure(browser, theirs, PLAIN_STEP);
    if (turn >= 0) rr.push(plainNext);
    for (const [kind, step] of Object.entries(STEPS)) {
      const next = await measure(browser, ours, step);
      if (turn >= 0) own[kind] = [...(own[kind] ?? []), next];
    }
  }
  for (const [kind, steps] of Object.entries(own)) reportStep(report, kind, steps, rr);
}

function reportStep(report: Report, kind: string, own: NextPage[], plain: NextPage[]): void {
  const duration = ({ duration }: NextPage) => duration;
  report.compare({
    goal: `next page after a hover, ${kind}`,
    unit: MILLISECONDS,
    ours: own.map(duration),
    theirs: plain.map(duration),
    than: "rr",
    most: NEXT_TO_PLAIN,
  });
  report.limit({
    goal: `longest task of it, ${kind}`,
    unit: MILLISECONDS,
    ours: own.map(({ longest }) => longest),
    most: LONGEST_TASK_MS,
    note: `rr ${median(plain.map(({ longest }) => longest)).toFixed(0)} ms`,
  });
  const twice = own.flatMap((next) => next.twice);
  report.limit({
    goal: `loaded twice for it, ${kind}`,
    unit: COUNT,
    ours: own.map((next) => next.twice.length),
    worst: true,
    most: 0,
    note: [...new Set(twice)].join(" "),
  });
}

function measure(browser: Browser, front: FrontServer, { from, to }: Step): Promise<NextPage> {
  return visit(browser, front, from, async (page) => {
    // React has taken over by then, without the bench knowing how a site tells it.
    await recordedWhenQuiet(page, front, QUIET_MS);
    await hoverAndClick(page, to);
    await page.waitForFunction(() => Reflect.get(window, "recorded").arrived > 0);
    const recorded = await recordedWhenQuiet(page, front, SHORT_QUIET_MS);
    const { clicked, arrived } = recorded;
    const requests = front.drainRequests();
    return {
      duration: arrived - clicked,
      longest: longestTask(recorded, clicked),
      twice: requests.filter((address, index) => requests.indexOf(address) < index),
    };
  });
}

/** As a hand does: the pointer rests on the link before it is pressed. */
async function hoverAndClick(page: Page, path: string): Promise<void> {
  const link = page.locator(`main a[href="${path}"]:visible`).first();
  await link.hover();
  await wait(HOVER_MS);
  await page.mouse.down();
  await page.mouse.up();
}
