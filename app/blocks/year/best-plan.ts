/**
 * Which accounts to open, and when, so that what they bring is the most that cash, salary and card payments allow. An exact
 * search (branch and bound); it knows nothing of banks. Pure.
 */
import {
  type Candidate,
  findEarliest,
  type Limits,
  Schedule,
  type Scheduled,
  scheduleAll,
  sizeOf,
} from "./schedule.ts";

/** An account that may be opened, and what it is worth. */
export type Valued = Candidate & {
  /** Of those of one group, one at most is taken: two cards of the same bank, for the same person. */
  group: string;
  /** What it leaves, above zero: whole cents, the same whenever it is opened. */
  value: number;
};

/**
 * How many steps the proof may take that a set of accounts has no schedule. Programmes of the catalogue need none or a few
 * dozen; beyond, an answer would keep visitors waiting who may have made the question up.
 */
const MOST_STEPS = 1_000;

/**
 * The openings that bring the most.
 * @param candidates those that are preferred among equals first
 * @param limits how much there is at once of what they take
 * @param days the opening days, counted from the first, which is 0
 * @returns the openings in their order; `isProven` is false where a better plan may have been missed
 */
export function findBestPlan<T extends Valued>(
  candidates: readonly T[],
  limits: Limits,
  days: readonly number[],
): { scheduled: Scheduled<T>[]; isProven: boolean } {
  const budget = { steps: MOST_STEPS };
  const groups = [...Map.groupBy(candidates, ({ group }) => group).values()]
    .map((group) => group.toSorted((a, b) => b.value - a.value))
    .sort((a, b) => mostOf(b) - mostOf(a));
  // Nothing is taken of "": a bound without a limit, the plain sum.
  const bounds = ["", ...Object.keys(limits)].map((of) => boundOf(of, groups, limits, days));
  let best = new Schedule<T>(limits, days);
  let bestValue = 0;

  /** @param schedule of all that was chosen among the groups before @param value what they bring */
  function visit(depth: number, schedule: Schedule<T>, value: number): void {
    if (value > bestValue) {
      best = schedule;
      bestValue = value;
    }
    const group = groups[depth];
    const more = Math.min(...bounds.map((most) => most(depth, schedule)));
    if (!group || value + more <= bestValue) return;
    for (const candidate of group) {
      const next =
        schedule.add(candidate) ??
        scheduleAll([...schedule.candidates, candidate], limits, days, budget);
      if (next) visit(depth + 1, next, value + candidate.value);
    }
    visit(depth + 1, schedule, value);
  }
  const empty = best;
  visit(0, empty, 0);
  // The same accounts, perhaps sooner.
  const sooner = findEarliest(empty, best.candidates);
  if (sooner && sooner.waiting < best.waiting) best = sooner;
  return {
    scheduled: best.scheduled.toSorted((a, b) => a.opening - b.opening),
    isProven: budget.steps > 0,
  };
}

/** The most that the groups from a depth on may bring, beside what is taken. */
type Bound = (depth: number, schedule: Schedule<Valued>) => number;

/**
 * Amounts times days are like goods in a room. None can be cut; but if all could, the room filled with the dearest by size
 * would bring no less than any plan.
 */
function boundOf(
  of: string,
  groups: readonly (readonly Valued[])[],
  limits: Limits,
  days: readonly number[],
): Bound {
  const longest = Math.max(
    0,
    ...groups.flat().map(({ uses }) => Math.max(0, ...uses.map((use) => use.days))),
  );
  const room = (limits[of] ?? 0) * ((days.at(-1) ?? 0) + longest);
  const goods = groups
    .map((group, depth) => ({
      depth,
      value: mostOf(group),
      size: Math.min(...group.map((candidate) => sizeOf(candidate, of))),
    }))
    .sort((a, b) => b.value * a.size - a.value * b.size);
  return (from, { candidates }) => {
    let left = candidates.reduce((rest, candidate) => rest - sizeOf(candidate, of), room);
    let value = 0;
    for (const good of goods) {
      if (good.depth < from) continue;
      if (good.size > left) return value + (good.value * Math.max(0, left)) / good.size;
      left -= good.size;
      value += good.value;
    }
    return value;
  };
}

function mostOf([first]: readonly Valued[]): number {
  return first?.value ?? 0;
}
