// How long pages and scripts may be, for `npm test` and `npm run bench`. In KB of 1000 bytes.
import type { PageKind } from "../../app/pages/payload.ts";

/** KB of HTML, before compression, of the longest page of a kind, without what time adds to it. */
export const HTML_LIMITS = {
  // A tenth of it are the sentences that notes quote.
  partner: 124,
  product: 94,
  referral: 76,
  // One article, which compares five banks figure by figure, is by a third longer than the next.
  article: 115,
  legal: 70,
  // With its history; where its figures come from is a page of its own.
  listing: 120,
} satisfies Partial<Record<PageKind, number>>;

/** What time adds at most: months of history, and a word beside each figure whose source has grown old. */
export const GROWTH_BY_TIME = 1.1;

/** KB in a page that React reads to take it over. */
export const DATA_LIMIT = 10;

/** KB, compressed as a browser gets them, of all scripts of an article. */
export const ARTICLE_SCRIPTS_LIMIT = 105;

/** KB, compressed, of the script of one route. */
export const ROUTE_SCRIPT_LIMIT = 10;
