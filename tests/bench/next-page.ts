// From one page to the next: a link is hovered, then clicked, and the next page's heading is waited for.
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "playwright";
import type { FrontServer } from "./front-server.ts";
import { PLAIN_PAGES } from "./plain-site.ts";
import { COUNT, MILLISECONDS, type Report } from "./report.ts";
import { longestTask, QUIET_MS, recordedWhenQuiet, SHORT_QUIET_MS, visit } from "./visit.ts";

const OURS = { from: "/banque", to: "/banque/n26" } as const;
const THEIRS = { from: PLAIN_PAGES.first, to: PLAIN_PAGES.second } as const;

const HOVER_MS = 600;
const NEXT_TO_PLAIN = 1.5;
const LONGEST_TASK_MS = 100;

type Step = { from: string; to: string };
type NextPage = {
  /** From the click until the next page is painted, in milliseconds. */
  duration: number;
  longest: number;
  /** Addresses that were asked for more than once. */
  twice: string[];
};

type Fronts = { ours: FrontServer; theirs: FrontServer };

/** In turns; the first of each warms up, and does not count. */
export async function measureNextPage(
  browser: Browser,
  { ours, theirs }: Fronts,
  report: Report,
  runs: number,
) {
  const own: NextPage[] = [];
  const plain: NextPage[] = [];
  for (let turn = -1; turn < runs; turn += 1) {
    const theirNext = await measure(browser, theirs, THEIRS);
    const ourNext = await measure(browser, ours, OURS);
    if (turn < 0) continue;
    plain.push(theirNext);
    own.push(ourNext);
  }

  const name = `${OURS.from} → ${OURS.to}, hovered`;
  const duration = ({ duration }: NextPage) => duration;
  report.compare({
    goal: `next page, ${name}`,
    unit: MILLISECONDS,
    ours: own.map(duration),
    theirs: plain.map(duration),
    than: "rr",
    most: NEXT_TO_PLAIN,
  });
  report.limit({
    goal: `longest task of it, ${name}`,
    unit: MILLISECONDS,
    ours: own.map(({ longest }) => longest),
    most: LONGEST_TASK_MS,
  });
  const twice = own.flatMap((next) => next.twice);
  report.limit({
    goal: `loaded twice, ${name}`,
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
    const asked = front.takeAsked();
    return {
      duration: arrived - clicked,
      longest: longestTask(recorded, clicked),
      twice: asked.filter((address, index) => asked.indexOf(address) < index),
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
