// A made-up past for the example document, to look at the site with: the same at each start of one day. Twenty months
// that end at the document's own amounts, with what a real record has too: two interruptions, an offer that comes later,
// one that was suspended, some that never change.
import type { Change, Watch } from "../../../app/amounts/history/record.server.ts";
import { OFFERS, type OfferCode } from "../../../app/amounts/offers.ts";
import {
  type CheckedFields,
  type DocumentField,
  HELLO_FIELD,
} from "../../../app/amounts/values.ts";
import { DAY_MS } from "../../../app/ui/dates.ts";
import { seededRandom } from "../../seeded-random.ts";

const MINUTE_MS = 60_000;
/** Readings are made every five minutes. */
const BEAT_MS = 5 * MINUTE_MS;

const LENGTH_DAYS = 608;
/** Interruptions, in days before the end. */
const GAPS = [
  { from: 431, until: 400 },
  { from: 187, until: 183 },
];
/** It was not in the document at first. */
const LATE = { code: "HELIOS", days: 205 } as const;
/** Its bonus was zero for a time, until it came back. */
const SUSPENDED = { code: "CURVE", from: 330, until: 262 } as const;

export type ExampleRecord = { watches: Watch[]; changes: Omit<Change, "id">[] };

/** From when on an offer paid so many times its usual bonus. */
type Turn = { days: number; factor: number };

/** Another past of the same kind: how long, and which. */
type Kind = { days?: number; seed?: number };

/** @param end when the last reading was made, ms since the epoch @param amounts what it read, in euros */
export function makeExampleRecord(
  end: number,
  amounts: CheckedFields,
  { days: length = LENGTH_DAYS, seed = 12 }: Kind = {},
): ExampleRecord {
  const at = (days: number) => Math.floor((end - days * DAY_MS) / BEAT_MS) * BEAT_MS;
  const begin = at(length);
  const starts = [begin, ...GAPS.map(({ until }) => at(until))];
  const ends = [...GAPS.map(({ from }) => at(from)), end];
  const watches = starts.map((from, index) => ({ from, until: ends[index] ?? end }));
  const random = seededRandom(seed);
  const changes = OFFERS.flatMap(({ code }, index) => {
    const turns = turnsOf(code, index, end, length, random);
    // All amounts of an offer change in the same readings.
    const times = turns.map(({ days }) => workingTime(at(days), random()));
    return fieldsOf(code, amounts).flatMap((field) =>
      changesOf(field, amounts[field] ?? 0, turns, times, watches, length),
    );
  });
  return { watches, changes: changes.sort((a, b) => a.seenAt - b.seenAt) };
}

/** Somebody keeps the document up by day: between seven and seventeen hours (UTC) of that day. */
function workingTime(at: number, share: number): number {
  const day = Math.floor(at / DAY_MS) * DAY_MS;
  return day + (7 * 12 + Math.floor(share * 120)) * BEAT_MS;
}

/** The turns of an offer, oldest first; the first one is what the first look finds. */
function turnsOf(
  code: OfferCode,
  index: number,
  end: number,
  length: number,
  random: () => number,
): Turn[] {
  if (code === LATE.code) return [{ days: LATE.days, factor: 1 }];
  const first = { days: length, factor: 1 };
  if (code === SUSPENDED.code) {
    return [first, { days: SUSPENDED.from, factor: 0 }, { days: SUSPENDED.until, factor: 1 }];
  }
  if (index % 4 === 0) return [first, ...seasonsBefore(end, length, random)];
  if (index % 4 === 1) return [first, ...wander(length, random)];
  if (index % 4 === 2) return [first, { days: 60 + Math.floor(random() * 400), factor: 1.25 }];
  return [first];
}

/** Banks pay more when the school year begins, and less once it has. */
function seasonsBefore(end: number, length: number, random: () => number): Turn[] {
  const last = new Date(end).getUTCFullYear();
  const years = Array.from(
    { length: Math.ceil(length / 365) },
    (_, index) => last - index,
  ).reverse();
  const turns = years.flatMap((each) => [
    { at: Date.UTC(each, 7, 20 + Math.floor(random() * 16)), factor: 1.4 },
    { at: Date.UTC(each, 9, 25 + Math.floor(random() * 20)), factor: 1 + random() * 0.2 },
  ]);
  return turns
    .map(({ at, factor }) => ({ days: Math.floor((end - at) / DAY_MS), factor }))
    .filter(({ days }) => days >= 2 && days < length);
}

function wander(length: number, random: () => number): Turn[] {
  const count = Math.round(((3 + Math.floor(random() * 5)) * length) / LENGTH_DAYS);
  return Array.from({ length: count }, () => ({
    days: 4 + Math.floor(random() * (length - 20)),
    factor: [0.8, 1, 1.2, 1.4][Math.floor(random() * 4)] ?? 1,
  })).sort((a, b) => b.days - a.days);
}

/** What a field went through; a change that falls into an interruption is seen at its end. */
function changesOf(
  field: DocumentField,
  euros: number,
  turns: readonly Turn[],
  times: readonly number[],
  watches: readonly Watch[],
  length: number,
): Omit<Change, "id">[] {
  const usual = euros / (turns.at(-1)?.factor ?? 1);
  let from: number | null = null;
  return turns.flatMap(({ factor }, index) => {
    const isLast = index === turns.length - 1;
    const to = isLast ? euros : roundLike(usual * factor);
    const isFirstReading = index === 0 && turns[0]?.days === length;
    const time = isFirstReading ? (watches[0]?.from ?? 0) : (times[index] ?? 0);
    if (to === from) return [];
    const change = { field, from, to, changedAt: time - 2 * MINUTE_MS, seenAt: seenFrom(time) };
    from = to;
    return [change];
  });

  function seenFrom(time: number): number {
    if (watches.some((watch) => watch.from <= time && time <= watch.until)) return time;
    return watches.find((watch) => watch.from > time)?.from ?? time;
  }
}

/** In fives where it is large, in halves where it is small. */
function roundLike(euros: number): number {
  return euros < 20 ? Math.round(euros * 2) / 2 : Math.round(euros / 5) * 5;
}

function fieldsOf(code: OfferCode, amounts: CheckedFields): DocumentField[] {
  const own = (["PARRAIN", "FILLEUL", "PARTAGE"] as const).map(
    (kind): DocumentField => `PRIME_${kind}_${code}`,
  );
  const shared: DocumentField[] = code === "HELLO_PRIME" ? [HELLO_FIELD] : [];
  return [...own, ...shared].filter((field) => amounts[field] !== undefined);
}
