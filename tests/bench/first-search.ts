// The first search of an isolate: what reading the index of all pages adds to a first request. Shown, not judged.
import { setTimeout as wait } from "node:timers/promises";
import type { SiteWithAmounts } from "./amounts.ts";
import { siteAlone } from "./cpu-workers.ts";
import { LIVE_PAGES, PAGES } from "./kinds.ts";
import { CPU, type Report } from "./report.ts";
import { sendRequests } from "./send-requests.ts";
import { type BenchWorker, startWorkerd } from "./workerd.ts";

/** What a request leaves to do behind the answer is over by then, in milliseconds. */
const SETTLED_MS = 200;

/** A fresh workerd for each request, in turns. */
export async function measureFirstSearch(site: SiteWithAmounts, report: Report, runs: number) {
  const workers = await siteAlone(site);
  const searches: number[] = [];
  const others: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    searches.push(await measureFirst(workers, LIVE_PAGES.search));
    others.push(await measureFirst(workers, PAGES.legal));
  }
  report.limit({
    goal: "CPU, first search of an isolate, above a first legal page",
    unit: { ...CPU, digits: 0 },
    ours: searches.map((search, run) => search - (others[run] ?? 0)),
    note: "in steps of 10 ms",
  });
}

/** Milliseconds of processor time that the first request of a new process takes. */
async function measureFirst(workers: BenchWorker[], path: string): Promise<number> {
  await using workerd = await startWorkerd(workers, ["site"]);
  await wait(SETTLED_MS);
  const before = workerd.cpuMs();
  const address = workerd.origin("site") + path;
  await sendRequests(1, () => address);
  await wait(SETTLED_MS);
  return workerd.cpuMs() - before;
}
