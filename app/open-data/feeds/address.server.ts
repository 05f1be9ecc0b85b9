// The addresses of feeds: /flux/primes.atom, /flux/genre/banque.json, /flux/offre/n26.ics, /flux/page/banque/n26.atom.

import { HISTORY_PATH, historyAddress } from "../../amounts/history/paths.ts";
import {
  OFFER_KIND_NAMES,
  OFFER_KINDS,
  OFFERS,
  type Offer,
  type OfferCode,
  type OfferKind,
} from "../../amounts/offers.ts";
import { type AlertCondition, FEED_OF_ALL, FEEDS, feedPath } from "./alert-address.ts";

export const FEED_FORMATS = {
  atom: "application/atom+xml",
  json: "application/feed+json",
  /** The same as days of a calendar. */
  ics: "text/calendar",
} as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

/** Which changes of amounts a feed tells, when, and what it is called. */
export type FeedScope = AlertCondition & {
  /** Without its ending: "/flux/offre/n26". */
  path: string;
  title: string;
  offers: readonly OfferCode[];
  /** The page of the site beside it. */
  page: string;
};

export const ALL_CHANGES: FeedScope = {
  path: FEED_OF_ALL,
  title: "Primes de parrainage",
  offers: OFFERS.map(({ code }) => code),
  page: HISTORY_PATH,
};

/** The feed of a kind of firm. */
export function scopeOfKind(kind: OfferKind): FeedScope {
  return {
    path: `${FEEDS}genre/${kind}`,
    title: `Primes de parrainage, ${OFFER_KINDS[kind]}`,
    offers: OFFERS.filter((offer) => offer.kind === kind).map(({ code }) => code),
    page: HISTORY_PATH,
  };
}

/** The feed of an offer. */
export function scopeOfOffer({ code, name }: Pick<Offer, "code" | "name">): FeedScope {
  return {
    path: feedPath(code),
    title: `Prime de parrainage ${name}`,
    offers: [code],
    page: historyAddress(code),
  };
}

/** Every feed of amounts there is, each in every format. */
export function listFeeds(): FeedScope[] {
  return [ALL_CHANGES, ...OFFER_KIND_NAMES.map(scopeOfKind), ...OFFERS.map(scopeOfOffer)];
}

/** What is asked for: changes of amounts, or of a page by its path. */
type FeedRequest = { format: FeedFormat } & ({ scope: FeedScope } | { page: string });

/** Letters as addresses of pages have them: written otherwise, with an escape for instance, it is no address of ours. */
const PAGE = /^\/flux\/page((?:\/[a-z\d-]+)+)$/;

/**
 * The feed at a path such as "/flux/offre/n26.atom"; whether there is a page for that of one, its route finds out.
 * @returns the French sentence that says what is wrong with it where there is none
 */
export function readFeedAddress(path: string): FeedRequest | string {
  const [, name = "", format = ""] = /^(.*)\.([a-z]+)$/.exec(path) ?? [];
  if (!isFormat(format)) {
    return "Aucun flux ici\u202f: un flux se termine par .atom, par .json ou par .ics. La liste est sur /donnees.";
  }
  const [, page] = PAGE.exec(name) ?? [];
  if (page) return { page: page === "/index" ? "/" : page, format };
  const scope = listFeeds().find((feed) => feed.path === name);
  if (scope) return { scope, format };
  const [, folder] = /^\/flux\/(genre|offre)\/[^/]+$/.exec(name) ?? [];
  if (folder === "genre")
    return `Genre inconnu\u202f: les genres sont ${OFFER_KIND_NAMES.join(", ")}.`;
  if (folder === "offre") return UNKNOWN_OFFER;
  return "Aucun flux ici. La liste est sur /donnees.";
}

/** Said wherever an address names an offer that there is none of. */
const UNKNOWN_OFFER =
  "Offre inconnue\u202f: écrivez son code en minuscules, avec des tirets, par exemple fortuneo-gold. La liste est sur /donnees.";

function isFormat(format: string): format is FeedFormat {
  return Object.hasOwn(FEED_FORMATS, format);
}
