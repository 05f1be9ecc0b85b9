// How much memory the Worker's process holds, as Linux counts it.
import { readdirSync, readFileSync } from "node:fs";
import { median } from "../bench/figures.ts";

/** The processes of workerd that this one has started. @throws where there is no /proc */
export function listWorkerd(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const status = readStatus(pid);
      return /^Name:\tworkerd$/m.test(status) && status.includes(`\nPPid:\t${process.pid}\n`);
    });
}

/** The only one of them. @throws where there is none, or no /proc */
export function findWorkerd(): number {
  const [pid] = listWorkerd();
  if (pid === undefined) throw new Error("No workerd runs below this process.");
  return pid;
}

/** Memory that the process holds at this moment (VmRSS), in megabytes of 1024 × 1024 bytes. */
export function readMemoryMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readStatus(pid))?.[1]) / 1_024;
}

/** The part of a run in which V8 is still finding the size of its heap, and what is kept is being filled. */
const WARMING = 0.25;

/**
 * Three thirds of what was sampled after warming, each by one figure: flat where the last is as the first.
 * @param summarize the median; or the least, where garbage comes and goes
 */
export function describeThirds(
  samples: readonly number[],
  summarize: (third: number[]) => number = median,
): [number, number, number] {
  const warm = samples.slice(Math.floor(samples.length * WARMING));
  const third = (index: number) =>
    summarize(
      warm.slice(
        Math.floor((warm.length * index) / 3),
        Math.floor((warm.length * (index + 1)) / 3),
      ),
    );
  return [third(0), third(1), third(2)];
}

/** Empty where the process has ended meanwhile. */
function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}
