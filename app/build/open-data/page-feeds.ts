import { HISTORY_PATH } from "../../amounts/history/paths.ts";
import { findOffer } from "../../amounts/offers.ts";
import { ALL_CHANGES, scopeOfOffer } from "../../open-data/feeds/address.server.ts";
import { TEXT_FEED_PATH, TEXT_FEED_TITLE } from "../../open-data/paths.ts";
import type { CompiledPage } from "../compiler/compiled-page.ts";
import { hasHistory } from "./build-place.ts";

/** Where every change is shown: a reader that looks for a feed there gets the one of all offers. */
const PAGES_OF_ALL = ["/parrainage", HISTORY_PATH];

/** The list of articles names the feed of the texts, whatever the site keeps of amounts. */
const PAGE_OF_TEXTS = "/blog";

type FeedingPage = Pick<CompiledPage, "path" | "kind" | "offers">;

/**
 * The feeds that a page names in its head: of the texts, of all offers, or of those it is about. Articles, which are read once,
 * name none; nor does a page without an offer, or of a site that keeps no history.
 */
export function feedsOf({ path, kind, offers = [] }: FeedingPage) {
  if (path === PAGE_OF_TEXTS) return [{ path: TEXT_FEED_PATH, title: TEXT_FEED_TITLE }];
  const scopes = PAGES_OF_ALL.includes(path)
    ? [ALL_CHANGES]
    : offers.flatMap((code) => findOffer(code) ?? []).map(scopeOfOffer);
  return kind === "article" || !hasHistory()
    ? []
    : scopes.map(({ path: at, title }) => ({ path: `${at}.atom`, title }));
}
