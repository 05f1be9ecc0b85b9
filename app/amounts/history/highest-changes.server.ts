// The changes that brought what a firm pays a referee to the highest that was watched. Pure; times in ms since the epoch.

import { describeField } from "../kinds.server.ts";
import { correctChanges } from "./correct-changes.server.ts";
import { LEAST_DAYS } from "./paths.ts";
import { type Change, type HistoryRecord, timeOf, type Watch } from "./record.server.ts";
import { clip, daysIn, WINDOW_MS } from "./summary.server.ts";

/**
 * Their ids. A change counts where the amount rose, to as much as any of the two years before and more than some, thirty watched
 * days after the field was first seen: pages say « au plus haut » by the same window and wait (describe-history.server.ts).
 * They say it of the referee's sum; an alert leaves out the part that a sponsor gives back, which no firm owes.
 */
export function findHighestChanges(record: HistoryRecord): ReadonlySet<number> {
  const bonuses = correctChanges(record).filter(
    ({ field }) => describeField(field).kind === "FILLEUL",
  );
  // A correction adds changes of its own, whose ids are not of the record.
  const recorded = new Map(record.changes.map((change) => [change.id, change]));
  const found = new Set<number>();
  for (const own of Map.groupBy(bonuses, ({ field }) => field).values()) {
    for (const [index, change] of own.entries()) {
      const { id, field, seenAt } = change;
      const asRecorded = recorded.get(id);
      if (asRecorded?.field !== field || asRecorded.seenAt !== seenAt) continue;
      if (isHighest(change, own.slice(0, index), record.watches)) found.add(id);
    }
  }
  return found;
}

/** @param earlier of the same field, the oldest first */
function isHighest(change: Change, earlier: readonly Change[], watches: readonly Watch[]): boolean {
  const { from, to } = change;
  const [first] = earlier;
  if (!first || to === null || (from ?? 0) >= to) return false;
  const at = timeOf(change, watches);
  const days = daysIn(clip(watches, timeOf(first, watches), at));
  // What stood when the window begins counts too: it lasted until the next change.
  const amounts = earlier.flatMap((one, index) => {
    const next = earlier[index + 1];
    const until = next ? timeOf(next, watches) : at;
    return one.to === null || until < at - WINDOW_MS ? [] : [one.to];
  });
  return (
    days >= LEAST_DAYS &&
    amounts.every((euros) => euros <= to) &&
    amounts.some((euros) => euros < to)
  );
}
