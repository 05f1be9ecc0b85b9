// The changes as they would have been seen, had the document said nothing wrong: what charts, heights and medians are worked out
// from. The record itself keeps both. Pure; times in ms since the epoch, euros.
import type { DocumentField } from "../values.ts";
import { type Change, type Correction, type HistoryRecord, timeOf } from "./record.server.ts";

/** The changes in the order in which they were seen, each field without what a correction has taken back. */
export function correctChanges(record: HistoryRecord): readonly Change[] {
  const { changes, corrections = [] } = record;
  if (corrections.length === 0) return changes;
  const wrong = Map.groupBy(corrections, ({ field }) => field);
  const sound = changes.filter(({ field }) => !wrong.has(field));
  const mended = [...wrong.keys()].flatMap((field) => mendField(field, record));
  return [...sound, ...mended].toSorted((a, b) => a.seenAt - b.seenAt);
}

/** The correction that covers a moment; of two the later word. */
function correctionAt(
  corrections: readonly Correction[],
  field: DocumentField,
  at: number,
): Correction | undefined {
  return corrections.findLast((each) => each.field === field && each.from <= at && at < each.until);
}

/** The correction that takes back what a change has brought; undefined where it stands. */
export function correctionOf(change: Change, record: HistoryRecord): Correction | undefined {
  const { corrections = [], watches } = record;
  const found = correctionAt(corrections, change.field, timeOf(change, watches));
  return found && found.euros !== change.to ? found : undefined;
}

function mendField(
  field: DocumentField,
  { changes, watches, corrections = [] }: HistoryRecord,
): Change[] {
  const own = changes
    .filter((change) => change.field === field)
    .map((change) => ({ change, at: timeOf(change, watches) }));
  const [first] = own;
  if (!first) return [];
  const bounds = corrections
    .filter((each) => each.field === field)
    .flatMap(({ from, until }) => [from, until])
    // A correction tells nothing of a time before anybody looked.
    .filter((at) => at > first.at && !own.some((each) => each.at === at));
  const moments = [...own, ...bounds.map((at) => ({ change: undefined, at }))].toSorted(
    (a, b) => a.at - b.at,
  );
  const mended: Change[] = [];
  let recorded: number | null = null;
  let shown: number | null = null;
  for (const { change, at } of moments) {
    if (change) recorded = change.to;
    const correction = correctionAt(corrections, field, at);
    const euros = correction ? correction.euros : recorded;
    if (euros === shown) continue;
    const seen = change ?? { id: correction?.id ?? 0, field, changedAt: null, seenAt: at };
    mended.push({ ...seen, from: shown, to: euros });
    shown = euros;
  }
  return mended;
}
