// Part "cpu": what a request costs on the processor, ours against bare Workers and a plain React Router page.
//
// All Workers are in one workerd process and take turns, so that whatever the machine does strikes all alike; a turn's
// cost is the whole process's user and system time, over its requests. Garbage collection and compiling are in it.
//
// KV is a Worker in the same process (peers/kv.js) behind workerd's own KV binding, the same for all who read it, and
// its time counts as the reader's. It is the cheapest KV that still leaves the isolate: Miniflare's own has a Durable
// Object and a database behind it, which would make bare-kv dear and our goals easy. At Cloudflare a Worker pays for
// asking and not for answering: bare-kv and rr are too dear here by less than what bare-kv costs more than bare, which
// is shown. A cached page reads no KV, so its ratio to bare-kv flatters it by as much; its ratio to same-bytes does not.
import type { SiteWithAmounts } from "./amounts.ts";
import { cpuWorkers } from "./cpu-workers.ts";
import { measureFirstSearch } from "./first-search.ts";
import { LIVE_PAGES, PAGES, PAGES_WITH_HISTORY, WORST_PAGES } from "./kinds.ts";
import { CPU, type Report } from "./report.ts";
import { sendRequests } from "./send-requests.ts";
import { startWorkerd, type Workerd } from "./workerd.ts";

/** How much processor time a turn takes, about: forty steps of the clock that is read, so that one is 2.5 %. */
const TURN_MS = 400;

const CACHED_TO_BARE_KV = 1;
const CACHED_TO_SAME_BYTES = 1.2;
const DRAWN_TO_PLAIN = 2.5;
/** The worst request that anybody can make. */
const WORST_TO_PLAIN = 5;
/** A long page may cost this much more to draw than the shortest: its live blocks, and the bytes to send. */
const LONG_TO_SHORT = 1.5;
/** What charts and trends may add to a page. */
const WITH_HISTORY_TO_WITHOUT = 1.1;

type Runner = { name: string; url: () => string };
/** Milliseconds of processor time per request, one per turn, by the runner's name. */
type Costs = (name: string) => number[];

/** @param runs how many turns each of them gets */
export async function measureCpu(site: SiteWithAmounts, report: Report, runs: number) {
  if (process.platform !== "linux") {
    throw new Error("The cpu part needs Linux: it reads a process's time from /proc.");
  }
  const workers = await cpuWorkers(site, Object.values(PAGES));
  const listening = workers.map(({ name }) => name).filter((name) => !name.startsWith("kv"));
  {
    await using workerd = await startWorkerd(workers, listening);
    reportCached(report, await takeTurns(workerd, cachedRunners(workerd), runs));
    reportDrawn(report, await takeTurns(workerd, drawnRunners(workerd), runs));
    reportHistory(report, await takeTurns(workerd, historyRunners(workerd), runs));
  }
  await measureFirstSearch(site, report, runs);
}

function cachedRunners({ origin }: Workerd): Runner[] {
  return [
    at("bare", `${origin("bare")}/`),
    at("bare-kv", `${origin("bare-kv")}/`),
    ...Object.entries(PAGES).flatMap(([kind, path]) => [
      at(`cached ${kind}`, origin("site") + path),
      at(`same-bytes ${kind}`, origin("same-bytes") + path),
    ]),
  ];
}

function at(name: string, address: string): Runner {
  return { name, url: () => address };
}

function drawnRunners({ origin }: Workerd): Runner[] {
  return [
    { name: "rr", url: () => `${origin("rr")}/` },
    ...Object.entries({ ...PAGES, ...LIVE_PAGES, ...WORST_PAGES }).map(([kind, path]) =>
      drawn(`drawn ${kind}`, origin("site") + path),
    ),
    at("drawn again", `${origin("site")}${PAGES.legal}?tirage=encore`),
  ];
}

/** Pages with charts or trends, and the same without. */
function historyRunners({ origin }: Workerd): Runner[] {
  return Object.entries(PAGES_WITH_HISTORY).flatMap(([kind, path]) => [
    drawn(`drawn ${kind}`, origin("site") + path),
    drawn(`plain ${kind}`, origin("site-without-history") + path),
    at(`cached ${kind}`, origin("site") + path),
    at(`cached plain ${kind}`, origin("site-without-history") + path),
  ]);
}

let drawing = 0;

/** A search that nothing reads, another one each time: such an address is never cached, so the page is drawn. */
function drawn(name: string, address: string): Runner {
  const sign = address.includes("?") ? "&" : "?";
  return { name, url: () => `${address}${sign}tirage=${drawing++}` };
}

/**
 * Each runner in each turn: a different one first each time, and every other turn backwards. What one of them leaves to
 * be done behind its turn, by the garbage collector for instance, so does not always fall on the same neighbour.
 */
async function takeTurns(workerd: Workerd, runners: Runner[], runs: number): Promise<Costs> {
  const costs = new Map<string, number[]>();
  const counts = new Map<string, number>();
  for (const runner of runners) counts.set(runner.name, await warmUp(workerd, runner));
  for (let turn = 0; turn < runs; turn += 1) {
    const first = turn % runners.length;
    const order = [...runners.slice(first), ...runners.slice(0, first)];
    if (turn % 2 === 1) order.reverse();
    for (const runner of order) {
      const cost = await measure(workerd, runner, counts.get(runner.name) ?? 1);
      costs.set(runner.name, [...(costs.get(runner.name) ?? []), cost]);
    }
  }
  return (name) => costs.get(name) ?? [];
}

/** Runs until the code is compiled as well as it will be; says how many requests make a turn. */
async function warmUp(workerd: Workerd, runner: Runner): Promise<number> {
  let cost = 0;
  let count = 8;
  for (let spent = 0; spent < 2 * TURN_MS; spent += cost * count) {
    count = cost > 0 ? Math.ceil(TURN_MS / 2 / cost) : count * 4;
    cost = await measure(workerd, runner, count);
  }
  return Math.ceil(TURN_MS / cost);
}

/** Milliseconds of processor time per request. */
async function measure(workerd: Workerd, { url }: Runner, count: number): Promise<number> {
  const before = workerd.cpuMs();
  await sendRequests(count, url);
  return (workerd.cpuMs() - before) / count;
}

function reportCached(report: Report, costs: Costs): void {
  const [bare, bareKv] = [costs("bare"), costs("bare-kv")];
  report.compare({ goal: "CPU of bare-kv", unit: CPU, ours: bareKv, theirs: bare, than: "bare" });
  for (const kind of Object.keys(PAGES)) {
    const ours = { goal: `CPU, cached ${kind}`, unit: CPU, ours: costs(`cached ${kind}`) };
    report.compare({ ...ours, theirs: bareKv, than: "bare-kv", most: CACHED_TO_BARE_KV });
    const same = costs(`same-bytes ${kind}`);
    report.compare({ ...ours, theirs: same, than: "same-bytes", most: CACHED_TO_SAME_BYTES });
  }
}

function reportDrawn(report: Report, costs: Costs): void {
  const rr = costs("rr");
  for (const kind of Object.keys({ ...PAGES, ...LIVE_PAGES })) {
    const ours = { goal: `CPU, drawn ${kind}`, unit: CPU, ours: costs(`drawn ${kind}`) };
    report.compare({ ...ours, theirs: rr, than: "rr", most: DRAWN_TO_PLAIN });
  }
  for (const kind of Object.keys(WORST_PAGES)) {
    const ours = { goal: `CPU, ${kind}`, unit: CPU, ours: costs(`drawn ${kind}`) };
    report.compare({ ...ours, theirs: rr, than: "rr", most: WORST_TO_PLAIN });
  }
  // Far below 1, anybody could fill the isolate's memory with addresses of their own.
  report.compare({
    goal: "CPU, a search that nothing reads, the same again and again",
    unit: CPU,
    ours: costs("drawn again"),
    theirs: costs("drawn legal"),
    than: "drawn legal",
  });
  for (const kind of ["article", "partner"]) {
    report.compare({
      goal: `CPU, drawn ${kind}, does not grow with its length`,
      unit: CPU,
      ours: costs(`drawn ${kind}`),
      theirs: costs("drawn legal"),
      than: "drawn legal",
      most: LONG_TO_SHORT,
    });
  }
}

function reportHistory(report: Report, costs: Costs): void {
  const than = "without a history";
  const most = WITH_HISTORY_TO_WITHOUT;
  for (const kind of Object.keys(PAGES_WITH_HISTORY)) {
    for (const [name, plain] of [
      [`drawn ${kind}`, `plain ${kind}`],
      [`cached ${kind}`, `cached plain ${kind}`],
    ] as const) {
      const goal = `CPU, ${name}, with the history of its amounts`;
      report.compare({ goal, unit: CPU, ours: costs(name), theirs: costs(plain), than, most });
    }
  }
}
