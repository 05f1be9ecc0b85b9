// The lines of the history, between the route that reads them and the block that draws them.
import { createContext } from "react";
import type { PublishedAmount } from "../../amounts/history/published.ts";
import type { OfferCode } from "../../amounts/offers.ts";

/** One change of an amount. Times in ms since the epoch, euros; null stands for « the document gives no amount ». */
export type ChangeLine = {
  /** When it took place, as far as that is known. */
  at: number;
  seenAt: number;
  /** Since when nobody had looked, where it was seen right after an interruption. */
  unseenSince?: number;
  offers: OfferCode[];
  /** « prime du parrain » */
  what: string;
  from: number | null;
  to: number | null;
  /** Where the record begins with it, so that nothing changed. */
  isFirst?: true;
  /** Where it was wrong: what was true, and why it was not. */
  corrected?: { euros: number | null; reason: string };
};

/** What others published, and for whom that was: « pour le filleul ». */
export type PublishedLine = PublishedAmount & { whose: string };

/** A time during which nobody looked. */
export type GapLine = { unseenFrom: number; until: number };

export type HistoryLine = ChangeLine | GapLine;

export type HistoryList = {
  /** Whether the site keeps a history at all. */
  hasHistory: boolean;
  /** The site's, without a slash at its end: what another site shows is asked for by its whole address. */
  origin: string;
  /** How much was watched of what; null where nothing was ever recorded. */
  seen: { since: number; days: number; isExample: boolean } | null;
  /** How many changes, and lines in all, answer what was asked. */
  changes: number;
  total: number;
  /** The page shown, from 1. */
  page: number;
  lines: HistoryLine[];
  /** What others published of the same offers. */
  published: readonly PublishedLine[];
};

/** Lines on a page. */
export const PER_PAGE = 30;

/** Put round the page that holds `::historique`. */
export const HistoryListContext = createContext<HistoryList>({
  hasHistory: true,
  origin: "",
  seen: null,
  changes: 0,
  total: 0,
  page: 1,
  lines: [],
  published: [],
});
