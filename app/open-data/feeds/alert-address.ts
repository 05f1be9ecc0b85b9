// An alert is an address: a feed of /flux, from what amount on it speaks (`des=100`), or at the highest alone (`quand=plus-haut`).
import { type OfferCode, slugOfOffer } from "../../amounts/offers.ts";

/** The page where one makes an alert by choosing, and the name of its first question. */
export const ALERTS_PAGE = "/alertes";
export const FOLLOWED = "suivre";

/** Every feed stands below. */
export const FEEDS = "/flux/";

/** The feed of every change of an amount, without its ending. */
export const FEED_OF_ALL = `${FEEDS}primes`;

/** The feed of the changes of one offer, without its ending. */
export function feedPath(code: OfferCode): string {
  return `${FEEDS}offre/${slugOfOffer(code)}`;
}

/** The feed of what changes in a page of the site, without its ending: « /flux/page/banque/n26 ». */
export function pageFeedPath(page: string): string {
  return `${FEEDS}page${page === "/" ? "/index" : page}`;
}

/** The page of alerts, with what is followed already chosen. @param feed « /flux/offre/n26 » */
export function alertAddress(feed: string): string {
  return `${ALERTS_PAGE}?${FOLLOWED}=${feed.slice(FEEDS.length)}`;
}

/** The names of the two conditions, and the one word of the second. */
export const THRESHOLD = "des";
export const WHEN = "quand";
export const AT_HIGHEST = "plus-haut";

/** When a feed speaks; whenever an amount changes, where it says nothing. */
export type AlertCondition = {
  /** Euros: only of what firms then pay a referee, from so much on. */
  from?: number | undefined;
  /** Only where that is the highest of what was watched (amounts/history/highest-changes.server.ts). */
  isHighest?: true | undefined;
};

/** The search part of a feed's address: "?des=100&quand=plus-haut"; empty without a condition. */
export function writeCondition({ from, isHighest }: AlertCondition): string {
  const params = [
    ...(from === undefined ? [] : [`${THRESHOLD}=${from}`]),
    ...(isHighest ? [`${WHEN}=${AT_HIGHEST}`] : []),
  ];
  return params.length > 0 ? `?${params.join("&")}` : "";
}
