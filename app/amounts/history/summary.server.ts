// What the record says of each offer at one moment: what tickets and the cote are drawn from. Pure; all times in ms
// since the epoch, all amounts in euros.

import { DAY_MS } from "../../ui/dates.ts";
import { deriveOffer } from "../gains.ts";
import { OFFERS, type OfferCode } from "../offers.ts";
import type { CheckedFields } from "../values.ts";
import { correctChanges } from "./correct-changes.server.ts";
import {
  type Change,
  type Correction,
  type HistoryRecord,
  timeOf,
  type Watch,
} from "./record.server.ts";

/** How far back a summary looks: two years. */
export const WINDOW_MS = 730 * DAY_MS;
/** How far back the median looks: a year. */
const MEDIAN_MS = 365 * DAY_MS;

/** From when on an amount was so high; null where the document gave none. */
type Step = [at: number, euros: number | null];

/** An amount, and when it was last reached. */
type Peak = { euros: number; at: number };

/** What the referee of one offer got in all (PARTAGE_ET_FILLEUL), over the window. */
export type OfferHistory = {
  /** Each level in turn, two neighbours never equal; the first one stood when the window, or the record, begins. */
  steps: readonly Step[];
  /** The extremes of what was watched; null where no amount was. */
  highest: Peak | null;
  lowest: Peak | null;
  /** The amount of which half the watched time of the last year was at or below; null where no amount was watched. */
  median: number | null;
  /** Since when the present level stands, also from before the window, and how many whole days that is. */
  since: number;
  daysAtLevel: number;
  /** Levels that were recorded and have been corrected since: in no step, no extreme and no median. Absent where none were. */
  withdrawn?: readonly Step[];
};

export type HistorySummary = {
  /** The moment it is about. */
  madeAt: number;
  isExample: boolean;
  /** The newest change in it, 0 where there is none. */
  upTo: number;
  /** How many times of watching the whole record has. */
  periods: number;
  /** When the record begins. */
  since: number;
  /** Days that were watched since, in all. */
  observedDays: number;
  /** What was watched of the window; nothing is known of the time in between. */
  watches: readonly Watch[];
  /** Since when the database holds less than this summary tells, ms since the epoch; absent while it holds all of it. */
  lostAt?: number;
  /** When times that lay ahead of every clock were last taken back; absent where none ever were. */
  clocksCorrectedAt?: number;
  /** What the record once took for true, oldest first; absent where nothing. */
  corrections?: readonly Correction[];
  offers: Partial<Record<OfferCode, OfferHistory>>;
};

/** The summary of a record at the moment it was made; undefined where nothing was ever watched. */
export function summarise(record: HistoryRecord): HistorySummary | undefined {
  const { madeAt, isExample, clocksCorrectedAt, watches, changes, corrections = [] } = record;
  const [first] = watches;
  if (!first) return undefined;
  const begin = Math.max(first.from, madeAt - WINDOW_MS);
  const offers: HistorySummary["offers"] = {};
  const wrong = corrections.length > 0 ? stepsByOffer(changes, watches) : undefined;
  for (const [code, steps] of stepsByOffer(correctChanges(record), watches)) {
    const withdrawn = wrong && withdrawnSteps(wrong.get(code) ?? [], steps, begin);
    offers[code] = {
      ...describeOffer(steps, watches, begin, madeAt),
      ...(withdrawn && withdrawn.length > 0 && { withdrawn }),
    };
  }
  return {
    madeAt,
    isExample,
    ...(clocksCorrectedAt !== undefined && { clocksCorrectedAt }),
    ...(corrections.length > 0 && { corrections }),
    upTo: changes.at(-1)?.id ?? 0,
    periods: watches.length,
    since: first.from,
    observedDays: daysIn(watches),
    watches: clip(watches, begin, madeAt),
    offers,
  };
}

/** Every level that an offer ever had. Changes that one reading saw count as one: only together they make the sum. */
function stepsByOffer(changes: readonly Change[], watches: readonly Watch[]) {
  const fields: CheckedFields = {};
  const steps = new Map<OfferCode, Step[]>();
  const readings = Map.groupBy(changes, ({ seenAt }) => seenAt);
  for (const together of readings.values()) {
    for (const { field, to } of together) {
      if (to === null) delete fields[field];
      else fields[field] = to;
    }
    const at = Math.max(...together.map((change) => timeOf(change, watches)));
    for (const { code } of OFFERS) {
      const euros = deriveOffer(fields, code)[`PRIME_PARTAGE_ET_FILLEUL_${code}`] ?? null;
      const known = steps.get(code) ?? [];
      if ((known.at(-1)?.[1] ?? null) === euros) continue;
      steps.set(code, [...known, [at, euros]]);
    }
  }
  return steps;
}

/** The levels of the window that were recorded, and are no levels any more. */
function withdrawnSteps(recorded: readonly Step[], steps: readonly Step[], begin: number): Step[] {
  return recorded.filter(
    ([at, euros]) => at >= begin && (steps.findLast(([from]) => from <= at)?.[1] ?? null) !== euros,
  );
}

function describeOffer(
  steps: readonly Step[],
  watches: readonly Watch[],
  begin: number,
  end: number,
): OfferHistory {
  const watched = (from: number) => watchedLevels(steps, clip(watches, from, end), end);
  const levels = watched(begin);
  const [since] = steps.at(-1) ?? [begin];
  return {
    steps: stepsFrom(steps, begin),
    highest: findPeak(levels, Math.max(...levels.map(({ euros }) => euros))),
    lowest: findPeak(levels, Math.min(...levels.map(({ euros }) => euros))),
    median: medianOf(watched(Math.max(begin, end - MEDIAN_MS))),
    since,
    daysAtLevel: Math.floor((end - since) / DAY_MS),
  };
}

/** The steps of the window; one that was taken before it stands at its beginning. */
function stepsFrom(steps: readonly Step[], begin: number): Step[] {
  const inside = steps.filter(([at]) => at > begin);
  const before = steps.findLast(([at]) => at <= begin);
  return before ? [[begin, before[1]], ...inside] : inside;
}

type Level = { from: number; until: number; euros: number };

/**
 * The periods at each known amount, cut to what was watched. A period may take no time: it was seen once. It ends before the
 * moment at which the next one begins.
 */
function watchedLevels(steps: readonly Step[], watches: readonly Watch[], end: number): Level[] {
  return steps.flatMap(([at, euros], index) => {
    if (euros === null) return [];
    const next = steps[index + 1]?.[0];
    return clip(watches, at, next ?? end)
      .filter(({ from }) => from !== next)
      .map(({ from, until }) => ({ from, until, euros }));
  });
}

/** How long was watched in all, in days. */
export function daysIn(watches: readonly Watch[]): number {
  return watches.reduce((sum, { from, until }) => sum + until - from, 0) / DAY_MS;
}

/** The parts of the watched time between two moments. */
export function clip(watches: readonly Watch[], begin: number, end: number): Watch[] {
  return watches.flatMap(({ from, until }) => {
    const part = { from: Math.max(from, begin), until: Math.min(until, end) };
    return part.from <= part.until ? [part] : [];
  });
}

function findPeak(levels: readonly Level[], euros: number): Peak | null {
  const last = levels.findLast((level) => level.euros === euros);
  return last ? { euros, at: last.from } : null;
}

/** The least amount that covers half of the watched time together with all that are lower. */
function medianOf(levels: readonly Level[]): number | null {
  const byAmount = levels.toSorted((a, b) => a.euros - b.euros);
  const time = (level: Level) => level.until - level.from;
  const half = levels.reduce((sum, level) => sum + time(level), 0) / 2;
  let covered = 0;
  for (const level of byAmount) {
    covered += time(level);
    if (covered > 0 && covered >= half) return level.euros;
  }
  return byAmount[0]?.euros ?? null;
}

/** A period at one amount; null where the document gave none. */
export type AmountPeriod = { from: number; until: number; euros: number | null };
