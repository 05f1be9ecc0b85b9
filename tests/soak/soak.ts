// `npm run soak -- --minutes=10`: the built Worker at this machine's limit, Firestore failing and healing beneath it.
// Ends with 1 where it answered with a fault of its own, or where its memory grew.
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type SiteWithAmounts, startSiteWithAmounts } from "../bench/amounts.ts";
import { FAIL_MODES, type FailMode } from "../local/firestore/fail-mode.ts";
import { openHeap } from "./heap.ts";
import { findWorkerd, readMemoryMb } from "./memory.ts";
import { type Run, writeReport } from "./report.ts";
import { nextAddress, type Visit, visitUntil } from "./visitors.ts";

/** A minute of the run: first without a fault, then with one. */
const CALM_MS = 20_000;
const FAULTY_MS = 40_000;
const SAMPLE_MS = 5_000;

/** One for each minute; of ten minutes each is used once. */
const FAULTS = (Object.keys(FAIL_MODES) as FailMode[]).filter(
  (mode) => mode !== "none" && mode !== "gone",
);

const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
const minutes = Number(values.minutes);
if (!Number.isInteger(minutes) || minutes < 1) {
  console.error("npm run soak -- [--minutes=10]");
  process.exit(2);
}

await using site = await startSiteWithAmounts({ isInspected: true });
const { text, isWell } = writeReport(await soak(site));
console.log(`\n${text}`);
process.exitCode = isWell ? 0 : 1;

async function soak(site: SiteWithAmounts): Promise<Run> {
  const [before = 0] = loadavg();
  const warming: Visit[] = [];
  const calm: Visit[] = [];
  const faulty: Visit[] = [];
  const memory: number[] = [];
  const workerd = findWorkerd();
  using isolate = await openHeap(await site.inspector());
  const heap: number[] = [];
  const sampling = setInterval(async () => {
    memory.push(readMemoryMb(workerd));
    heap.push(await isolate.readMb());
  }, SAMPLE_MS);
  const next = await nextAddress(site);
  const visit = (durationMs: number, visits: Visit[]) => {
    const end = performance.now() + durationMs;
    const isOver = () => performance.now() >= end;
    return visitUntil(isOver, { origin: site.origin, next, onVisit: (each) => visits.push(each) });
  };

  // Pages are drawn for the first time, and cached: no time of an ordinary day.
  await visit(FAULTY_MS, warming);
  for (let minute = 0; minute < minutes; minute += 1) {
    await setFault("none");
    await site.runCron();
    await visit(CALM_MS, calm);
    // An empty document is fresh for thirty seconds only: then visitors meet the fault, and not just the cron.
    await setFault("gone");
    await site.runCron();
    const fault = FAULTS[minute % FAULTS.length] ?? "unavailable";
    await setFault(fault);
    await Promise.all([visit(FAULTY_MS, faulty), wait(FAULTY_MS / 2).then(() => site.runCron())]);
    const [all, own] = [memory, heap].map((samples) => samples.at(-1)?.toFixed(0));
    const requests = calm.length + faulty.length;
    console.log(`${minute + 1}: ${fault}, ${requests} requests, ${all} MB, of the site ${own}`);
  }
  clearInterval(sampling);
  const [after = 0] = loadavg();
  return {
    minutes,
    warming,
    calm,
    faulty,
    memory,
    heap,
    faults: ownFaults(site),
    load: [before, after],
  };
}

async function setFault(mode: FailMode): Promise<void> {
  await fetch(`http://${site.firestoreHost}/__fail/${mode}`, { method: "PUT" });
}

/** What the log tells of the site; of Firestore it must tell, since Firestore fails. */
function ownFaults({ events, faults }: SiteWithAmounts): string[] {
  const logged = new Set(faults());
  return events()
    .filter(({ code, message }) => logged.has(message) && !code?.startsWith("firestore-"))
    .map(({ message }) => message);
}
