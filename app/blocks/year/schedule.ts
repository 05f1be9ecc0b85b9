/** When to open a set of accounts so that nothing they take is taken twice. Pure. */

/** An account to open. */
export type Candidate = {
  /** What it takes, from its opening on: how much at once, of what (« especes »), for how many days. */
  uses: readonly { of: string; amount: number; days: number }[];
  /** The last opening day it may be opened on: a place in the list of them. */
  last: number;
};

/** A candidate that is opened, and on which of the opening days. */
export type Scheduled<T> = { candidate: T; opening: number };

/** How much there is at once, by the names of uses. */
export type Limits = Readonly<Record<string, number>>;

/** Openings that keep to the limits. Another one makes another schedule. */
export class Schedule<T extends Candidate> {
  readonly #limits: Limits;
  readonly #days: readonly number[];

  constructor(limits: Limits, days: readonly number[], scheduled: readonly Scheduled<T>[] = []) {
    this.#limits = limits;
    this.#days = days;
    this.scheduled = scheduled;
  }

  readonly scheduled: readonly Scheduled<T>[];

  /** How many opening days are let pass, all accounts together. */
  get waiting(): number {
    return this.scheduled.reduce((sum, { opening }) => sum + opening, 0);
  }

  get candidates(): T[] {
    return this.scheduled.map(({ candidate }) => candidate);
  }

  /** With one account more, on the first day on which it fits beside the others; undefined where there is none. */
  add(candidate: T): Schedule<T> | undefined {
    for (let opening = 0; opening <= candidate.last && opening < this.#days.length; opening += 1) {
      if (this.fits(candidate, opening)) return this.with(candidate, opening);
    }
    return undefined;
  }

  with(candidate: T, opening: number): Schedule<T> {
    return new Schedule(this.#limits, this.#days, [...this.scheduled, { candidate, opening }]);
  }

  /** @param until looks at no later day */
  fits({ uses }: T, opening: number, until = Number.POSITIVE_INFINITY): boolean {
    const day = this.#dayOf(opening);
    return uses.every(({ of, amount, days }) => {
      const limit = this.#limits[of];
      if (limit === undefined) throw new Error(`No limit is known of « ${of} ».`);
      return amount + this.#peak(of, day, Math.min(day + days, until)) <= limit;
    });
  }

  /** Whether it could not have been opened on the opening day before, for want of something until this one. */
  isBlockedBefore(candidate: T, opening: number): boolean {
    return opening === 0 || !this.fits(candidate, opening - 1, this.#dayOf(opening));
  }

  /** What is still taken on a day, and until when. */
  runningFrom(day: number): Running[] {
    return this.scheduled
      .flatMap(({ candidate, opening }) =>
        candidate.uses.map(({ of, amount, days }) => ({
          of,
          amount,
          to: this.#dayOf(opening) + days,
        })),
      )
      .filter(({ of, to }) => to > day && of in this.#limits)
      .sort((a, b) => a.of.localeCompare(b.of) || a.to - b.to || a.amount - b.amount);
  }

  #dayOf(opening: number): number {
    return this.#days[opening] ?? 0;
  }

  /** The most that is taken at once between two days. */
  #peak(of: string, from: number, to: number): number {
    const during = this.scheduled.flatMap(({ candidate, opening }) => {
      const day = this.#dayOf(opening);
      return candidate.uses
        .filter((use) => use.of === of && day < to && from < day + use.days)
        .map(({ amount, days }) => ({ amount, from: Math.max(day, from), to: day + days }));
    });
    // What is taken grows only where a use begins.
    return Math.max(
      0,
      ...during.map((start) =>
        during.reduce(
          (sum, use) => (use.from <= start.from && start.from < use.to ? sum + use.amount : sum),
          0,
        ),
      ),
    );
  }
}

/**
 * A schedule of all of them; undefined where there is none, which is proven while the budget lasts. The usual orders are
 * tried first: they find most.
 */
export function scheduleAll<T extends Candidate>(
  candidates: readonly T[],
  limits: Limits,
  days: readonly number[],
  budget: Budget,
): Schedule<T> | undefined {
  const empty = new Schedule<T>(limits, days);
  if (candidates.some((candidate) => !empty.add(candidate))) return undefined;
  return (
    findEarliest(empty, candidates) ??
    new Search(candidates, limits, days, budget).visit(empty, candidates, 0, 0)
  );
}

/** Of the schedules that the usual orders give, the one that waits least; undefined where they give none. */
export function findEarliest<T extends Candidate>(
  empty: Schedule<T>,
  candidates: readonly T[],
): Schedule<T> | undefined {
  const schedules = ORDERS.flatMap((order) => {
    let schedule: Schedule<T> | undefined = empty;
    for (const candidate of candidates.toSorted(order)) schedule = schedule?.add(candidate);
    return schedule ?? [];
  });
  return schedules.sort((a, b) => a.waiting - b.waiting)[0];
}

/** How many steps a search may still take; it goes down. At zero what was not found is not proven to be nowhere. */
type Budget = { steps: number };

type Order = (a: Candidate, b: Candidate) => number;

const ORDERS: readonly Order[] = [
  (a, b) => longest(a) - longest(b),
  (a, b) => a.last - b.last || largest(b) - largest(a),
  (a, b) => largest(b) - largest(a),
  (a, b) => longest(b) - longest(a),
];

/**
 * Goes from one opening day to the next. No schedule is worse for opening each account as soon as it can be: one is opened
 * on a later day only where, just before, something of what it takes was missing.
 */
class Search<T extends Candidate> {
  readonly #limits: Limits;
  readonly #days: readonly number[];
  /** What is known to lead nowhere: ways that differ in the past alone are the same. */
  readonly #failed = new Set<string>();
  readonly #names: ReadonlyMap<T, number>;
  readonly #budget: Budget;

  constructor(candidates: readonly T[], limits: Limits, days: readonly number[], budget: Budget) {
    this.#names = new Map(candidates.map((candidate, index) => [candidate, index]));
    this.#limits = limits;
    this.#days = days;
    this.#budget = budget;
  }

  /** @param from the first of `left` that may still be opened on this day */
  visit(
    schedule: Schedule<T>,
    left: readonly T[],
    opening: number,
    from: number,
  ): Schedule<T> | undefined {
    if (this.#budget.steps === 0) return undefined;
    this.#budget.steps -= 1;
    if (left.length === 0) return schedule;
    if (this.#isTooLate(left, opening, from)) return undefined;
    const day = this.#days[opening] ?? 0;
    const running = schedule.runningFrom(day);
    if (this.#isTooMuch(running, left, day)) return undefined;
    const state = `${opening} ${from} ${left.map((each) => this.#names.get(each))} ${running.map(({ of, amount, to }) => `${of}/${amount}/${to}`)}`;
    if (this.#failed.has(state)) return undefined;
    for (let place = from; place < left.length; place += 1) {
      const candidate = left[place];
      if (!candidate || !schedule.fits(candidate, opening)) continue;
      if (!schedule.isBlockedBefore(candidate, opening)) continue;
      const rest = left.toSpliced(place, 1);
      const found = this.visit(schedule.with(candidate, opening), rest, opening, place);
      if (found) return found;
    }
    const found = this.visit(schedule, left, opening + 1, 0);
    if (!found) this.#failed.add(state);
    return found;
  }

  #isTooLate(left: readonly T[], opening: number, from: number): boolean {
    return (
      opening === this.#days.length ||
      left.some(({ last }, place) => last < opening + (place < from ? 1 : 0))
    );
  }

  /** Whether what is left takes more than there will be, from this day to the last on which any of it may end. */
  #isTooMuch(running: readonly Running[], left: readonly T[], day: number): boolean {
    return Object.entries(this.#limits).some(([of, limit]) => {
      const wanted = left.reduce((sum, candidate) => sum + sizeOf(candidate, of), 0);
      if (wanted === 0) return false;
      const end = Math.max(
        ...left.map(({ uses, last }) => (this.#days[last] ?? 0) + longest({ uses })),
      );
      const used = running
        .filter((use) => use.of === of)
        .reduce((sum, use) => sum + use.amount * (Math.min(use.to, end) - day), 0);
      return wanted > limit * (end - day) - used;
    });
  }
}

/** What is taken on a day, and until when. */
type Running = { of: string; amount: number; to: number };

/** How much of something a candidate takes, times the days. */
export function sizeOf({ uses }: Candidate, of: string): number {
  return uses.reduce((size, use) => (use.of === of ? size + use.amount * use.days : size), 0);
}

function largest({ uses }: Candidate): number {
  return Math.max(0, ...uses.map(({ amount, days }) => amount * days));
}

function longest({ uses }: Pick<Candidate, "uses">): number {
  return Math.max(0, ...uses.map(({ days }) => days));
}
