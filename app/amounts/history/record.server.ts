// The memory of the amounts, as the database keeps it and as the site reads it. Pure; all times in ms since the epoch,
// all amounts in euros.

import type { DocumentField } from "../values.ts";

/** One change of a field of the document; null stands for « the document gives no amount ». */
export type Change = {
  /** Grows from one change to the next. */
  id: number;
  field: DocumentField;
  /** Null too where the field is seen for the first time. */
  from: number | null;
  to: number | null;
  /** When Firestore says that the document was changed; null where it did not say. */
  changedAt: number | null;
  /** When the reading that saw it began. */
  seenAt: number;
};

/** A time during which the document said something wrong: the changes stay as they were seen, and this stands beside them. */
export type Correction = {
  /** Grows from one correction to the next. */
  id: number;
  field: DocumentField;
  from: number;
  until: number;
  /** What was true; null for no amount. */
  euros: number | null;
  /** Why, in the words that visitors read. */
  reason: string;
  writtenAt: number;
};

/** A time during which the document was read again and again. What happened between two of them, nobody saw. */
export type Watch = { from: number; until: number };

/** Everything that was seen, oldest first. */
export type HistoryRecord = {
  /** When it was taken out of the database. */
  madeAt: number;
  /** Whether it was made up, to look at the site with; then every page that shows it says so. */
  isExample: boolean;
  /** When times that lay ahead of every clock were last taken back; absent where none ever were. */
  clocksCorrectedAt?: number;
  watches: readonly Watch[];
  changes: readonly Change[];
  /** What of the changes was wrong; absent where nothing is known to be. */
  corrections?: readonly Correction[];
};

/**
 * What a record proves to have been watched: a period that ends later than it can ends at the last change seen in it, and one that
 * begins later is none. @param latest what a time can be at most, ms since the epoch
 */
export function provenWatches({ watches, changes }: HistoryRecord, latest: number): Watch[] {
  return watches.flatMap(({ from, until }) => {
    if (from > latest) return [];
    if (until <= latest) return [{ from, until }];
    const seen = changes.map(({ seenAt }) => seenAt).filter((at) => at >= from && at <= latest);
    return [{ from, until: Math.max(from, ...seen) }];
  });
}

/** The times between two of watching. */
export function gapsBetween(watches: readonly Watch[]): Watch[] {
  return watches.slice(1).map(({ from: until }, index) => ({
    from: watches[index]?.until ?? until,
    until,
  }));
}

/**
 * When a change took place: at the document's own time where we were watching by then, else when it was first seen.
 * A document may have changed more than once while nobody watched: its last time is not that of each of its fields.
 */
export function timeOf({ changedAt, seenAt }: Change, watches: readonly Watch[]): number {
  if (changedAt === null || changedAt > seenAt) return seenAt;
  const watched = watches.some(({ from, until }) => from < changedAt && seenAt <= until);
  return watched ? changedAt : seenAt;
}

/** Whether a change is no change but the first look at a field: the record begins with one for each of them. */
export function isFirstReading({ from, seenAt }: Change, watches: readonly Watch[]): boolean {
  return from === null && seenAt === watches[0]?.from;
}
