// Part "lighthouse": its performance score, mobile, on one page of each kind. Shown, not judged.
// It moves with the machine: a fast one is slowed down more than a slow one, and nothing else may run beside it.
import { auditPage } from "../browser/audit-page.ts";
import { launchChromium } from "../local/chromium.ts";
import { findFreePort } from "../local/free-port.ts";
import type { SiteWithAmounts } from "./amounts.ts";
import { median } from "./figures.ts";
import { COUNT, type Report } from "./report.ts";

const PATHS = [
  "/",
  "/banque/n26",
  "/banque/n26/metal",
  "/blog/avis-binance",
  "/parrainage",
  "/comparateur",
  "/outils/interets-composes",
];
/**
 * Lighthouse slows the processor down four times to come near a phone of the middle class. That is meant for machines
 * whose index is 1500 to 2000, and it asks to calibrate others (its page "Throttling", "Calibrating the CPU slowdown").
 */
const USUAL_SLOWDOWN = 4;
const USUAL_INDEX = 1750;

type Visit = { origin: string; port: number; path: string; slowdown: number };
type Run = {
  /** Lighthouse's performance score, 0 to 100. */
  score: number;
  /** How fast Lighthouse found the machine during this run. */
  index: number;
  /** What the score is made of, as Lighthouse writes it. */
  metrics: string;
};

/** @param runs of each page; the one in the middle counts, since single runs differ by five points and more */
export async function measureLighthouse(site: SiteWithAmounts, report: Report, runs: number) {
  const port = await findFreePort(9400);
  await using _browser = await launchChromium([`--remote-debugging-port=${port}`]);
  const { origin } = site;
  const machine = { origin, port, path: "/robots.txt", slowdown: USUAL_SLOWDOWN };
  const index = median((await measureOften(machine, runs)).map(({ index }) => index));
  const slowdown = (USUAL_SLOWDOWN * index) / USUAL_INDEX;
  for (const path of PATHS) {
    const measured = await measureOften({ origin, port, path, slowdown }, runs);
    const scores = measured.map(({ score }) => score);
    const middle = measured.find(({ score }) => score === median(scores));
    report.limit({
      goal: `Lighthouse, ${path}`,
      unit: COUNT,
      ours: scores,
      note: `${middle?.metrics}; slowed down ${slowdown.toFixed(1)} times`,
    });
  }
}

async function measureOften(visit: Visit, runs: number): Promise<Run[]> {
  const measured: Run[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measure(visit));
  return measured;
}

async function measure({ origin, path, port, slowdown }: Visit): Promise<Run> {
  const { audits, categories, environment } = await auditPage(
    { origin, path, port },
    { onlyCategories: ["performance"], throttling: { cpuSlowdownMultiplier: slowdown } },
  );
  const metrics = [
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
  ].map((id) => audits[id]?.displayValue);
  const score = Math.round((categories.performance?.score ?? 0) * 100);
  return { score, index: environment.benchmarkIndex, metrics: metrics.join(" · ") };
}
