// One page of the history, out of the whole record. Pure; times in ms since the epoch.

import { correctionOf } from "../../amounts/history/correct-changes.server.ts";
import type { PublishedAmount } from "../../amounts/history/published.ts";
import {
  type Change,
  gapsBetween,
  type HistoryRecord,
  isFirstReading,
  timeOf,
} from "../../amounts/history/record.server.ts";
import { daysIn } from "../../amounts/history/summary.server.ts";
import { describeField, KINDS, kindOfSide } from "../../amounts/kinds.server.ts";
import { readPage } from "../../ui/query.ts";
import { typeset } from "../../ui/typography.server.ts";
import {
  type ChangeLine,
  type GapLine,
  type HistoryList,
  PER_PAGE,
  type PublishedLine,
} from "./list.ts";
import { readHistoryQuery } from "./query.ts";

/**
 * What the address asks for: an offer (`offre`), a page (`page`).
 * @param record null where nothing was ever recorded
 */
export function listChanges(
  record: HistoryRecord | null,
  published: readonly PublishedAmount[],
  params: URLSearchParams,
): Omit<HistoryList, "hasHistory" | "origin"> {
  const offer = readHistoryQuery(params).offre.value;
  const isSelected = (offers: readonly string[]) => offer === "" || offers.includes(offer);
  const changes = (record ? record.changes.map((change) => toLine(change, record)) : []).filter(
    ({ offers }) => offers.length > 0 && isSelected(offers),
  );
  const gaps = gapsBetween(record?.watches ?? []).map(
    ({ from, until }): GapLine => ({ unseenFrom: from, until }),
  );
  const lines = newestFirst(changes, gaps);
  const page = readPage(params, Math.ceil(lines.length / PER_PAGE));
  return {
    seen: record && sumUp(record),
    changes: changes.length,
    total: lines.length,
    page,
    lines: lines.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    published: published.filter(({ offer: code }) => isSelected([code])).map(setInFrench),
  };
}

function toLine(change: Change, record: HistoryRecord): ChangeLine {
  const { watches } = record;
  const wrong = correctionOf(change, record);
  const { field, from, to, seenAt } = change;
  const at = timeOf(change, watches);
  const begun = watches.findIndex((watch) => watch.from === seenAt);
  const before = watches[begun - 1]?.until;
  const { what, offers } = describeField(field);
  return {
    what,
    offers,
    at,
    seenAt,
    from,
    to,
    ...(before !== undefined && { unseenSince: before }),
    ...(isFirstReading(change, watches) && { isFirst: true }),
    ...(wrong && { corrected: { euros: wrong.euros, reason: typeset(wrong.reason) } }),
  };
}

/** What a reading saw after an interruption stands above it. */
function newestFirst(changes: readonly ChangeLine[], gaps: readonly GapLine[]) {
  const dated = [
    ...gaps.map((line) => ({ line, at: line.until })),
    ...changes.map((line) => ({ line, at: line.seenAt })),
  ];
  // Sorting keeps the order of what is as old as each other: turned round, the last change comes first.
  return dated
    .sort((a, b) => a.at - b.at)
    .reverse()
    .map(({ line }) => line);
}

function sumUp({ watches, isExample }: HistoryRecord): HistoryList["seen"] {
  const [first] = watches;
  if (!first) return null;
  return { since: first.from, days: Math.floor(daysIn(watches)), isExample };
}

/** The catalogue's words as pages write them, and for whom the amount was. */
function setInFrench(amount: PublishedAmount): PublishedLine {
  return {
    ...amount,
    whose: KINDS[kindOfSide(amount.side)].whose,
    note: amount.note && typeset(amount.note),
    sources: amount.sources.map((source) => ({ ...source, title: typeset(source.title) })),
  };
}
