// A past made of levels and interruptions, told in days, for the tests of what is said and drawn of it.
import type { Change, Watch } from "../../../app/amounts/history/record.server.ts";
import {
  type HistorySummary,
  type OfferHistory,
  summarise,
} from "../../../app/amounts/history/summary.server.ts";

export const DAY_MS = 24 * 60 * 60 * 1000;
/** The moment that all samples are about, unless they say another. */
export const NOW = Date.UTC(2026, 10, 22, 12);

export type Sample = {
  /** From so many days ago on, the referee of N26 got so much. */
  levels: readonly (readonly [days: number, euros: number | null])[];
  /** Without a reading, in days ago. */
  gaps?: readonly { from: number; until: number }[];
  /** When the record begins, in days ago; with the first level where it is left out. */
  since?: number;
  now?: number;
  isExample?: boolean;
};

/** The summary that the site would make of it, and what it holds of N26. */
export function samplePast({ levels, gaps = [], since, now = NOW, isExample = false }: Sample): {
  offer: OfferHistory | undefined;
  summary: HistorySummary;
} {
  const at = (days: number) => now - days * DAY_MS;
  const begin = at(since ?? levels[0]?.[0] ?? 0);
  const starts = [begin, ...gaps.map(({ until }) => at(until))];
  const ends = [...gaps.map(({ from }) => at(from)), now];
  const watches = starts.map((from, index): Watch => ({ from, until: ends[index] ?? now }));
  const changes = levels.map(
    ([days, to], index): Change => ({
      id: index + 1,
      field: "PRIME_FILLEUL_N26",
      from: levels[index - 1]?.[1] ?? null,
      to,
      changedAt: null,
      seenAt: at(days),
    }),
  );
  const summary = summarise({ madeAt: now, isExample, watches, changes });
  if (!summary) throw new Error("A past of nothing.");
  return { offer: summary.offers.N26, summary };
}
