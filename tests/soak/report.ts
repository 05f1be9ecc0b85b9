// What a run has shown, in a few lines of Markdown, and whether that is good enough.
import { describeThirds } from "./memory.ts";
import { isNamedRefusal, type Visit } from "./visitors.ts";

/** Memory may end at most so much above where it stood after warming: V8 gives back when it likes. */
const MOST_GROWTH = 1.2;

export type Run = {
  minutes: number;
  /** Before anything was measured. */
  warming: Visit[];
  /** Of the calm windows, and of those with a fault beneath. */
  calm: Visit[];
  faulty: Visit[];
  /** Megabytes that the whole process holds, at even distances. */
  memory: number[];
  /** Megabytes that the site's own isolate holds, at even distances; garbage too. */
  heap: number[];
  /** Lines of the site's log that tell of a fault of its own, which Firestore's are not. */
  faults: string[];
  /** The machine's load before and after; two cores are busy at 2. */
  load: [number, number];
};

export function writeReport(run: Run): { text: string; isWell: boolean } {
  const visits = [...run.warming, ...run.calm, ...run.faulty];
  const refused = visits.filter(isNamedRefusal);
  const failed = visits.filter(isFailure);
  const memory = describeThirds(run.memory);
  const heap = describeThirds(run.heap, (third) => Math.min(...third));
  const text = `## Soak, ${run.minutes} minutes (load ${run.load.map((value) => value.toFixed(1)).join(" to ")})

${visits.length} requests: ${countStatuses(visits)}
5xx and answers cut off: ${failed.length}, and ${refused.length} named ones (health and open data while there are no amounts)
${failed
  .slice(0, 10)
  .map(({ path, status }) => `- ${status} ${path}\n`)
  .join("")}
| | calm | faults beneath | ratio |
| --- | --- | --- | --- |
${[0.5, 0.99].map((part) => writeTimes(part, run)).join("\n")}

Memory of workerd (VmRSS, MB): ${writeMb(run.memory)}
Medians of thirds after the first quarter: ${writeGrowth(memory)}
The site's own isolate (heap and buffers, MB): ${writeMb(run.heap)}
The least of each third, garbage aside: ${writeGrowth(heap)}; at most ${Math.max(...run.heap).toFixed(0)} MB
Faults of the site's own in its log: ${run.faults.length}
${[...new Set(run.faults)]
  .slice(0, 5)
  .map((line) => `- ${line}\n`)
  .join("")}`;
  const isFlat = growthOf(memory) <= MOST_GROWTH && growthOf(heap) <= MOST_GROWTH;
  const isWell = failed.length === 0 && isFlat && run.faults.length === 0;
  return { text, isWell };
}

function writeMb(samples: readonly number[]): string {
  return samples.map((value) => value.toFixed(0)).join(" ");
}

function writeGrowth(thirds: [number, number, number]): string {
  const ratio = growthOf(thirds).toFixed(2);
  return `${thirds.map((value) => value.toFixed(0)).join(", ")}; last to first ×${ratio} (at most ${MOST_GROWTH})`;
}

function growthOf([first, , last]: [number, number, number]): number {
  return last / first;
}

/** Status 0 is an answer that was cut off. */
function isFailure(visit: Visit): boolean {
  return visit.status === 0 || (visit.status >= 500 && !isNamedRefusal(visit));
}

function writeTimes(part: number, { calm, faulty }: Run): string {
  const [without, beneath] = [quantile(calm, part), quantile(faulty, part)];
  return `| p${part * 100} | ${without.toFixed(0)} ms | ${beneath.toFixed(0)} ms | ×${(beneath / without).toFixed(2)} |`;
}

/** The time that this part of the visits did not exceed, in milliseconds. */
function quantile(visits: Visit[], part: number): number {
  const times = visits.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return times[Math.floor((times.length - 1) * part)] ?? Number.NaN;
}

function countStatuses(visits: Visit[]): string {
  const counts = Map.groupBy(visits, ({ status }) => status);
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, all]) => `${status} ×${all.length}`)
    .join(", ");
}
