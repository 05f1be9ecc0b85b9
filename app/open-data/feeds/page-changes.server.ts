// What changes in one page of the site, as a feed: prices and conditions by the catalogue, and what its authors rewrote.
import type { PageDescription } from "../../pages/payload.ts";
import { SITE } from "../../site.ts";
import { type Feed, type FeedEntry, MOST_ENTRIES, tag } from "./collect-feed.server.ts";

/** A change that a page tells, as the build writes it. */
export type PageChange = {
  /** Its name within the page, which stays: "2026-07-09/n26.metal.monthlyFee", "texte/2". */
  name: string;
  /** Ms since the epoch. */
  at: number;
  text: string;
  /** « vu le 9 juillet 2026 », where a date alone does not say it. */
  when?: string;
  /** Who says so. */
  sources?: { url: string; text: string }[];
};

/** Where the build writes those of a page; a page that tells of no change has no file. */
export function pageChangesPath(page: string): string {
  return `/builds/changes${page === "/" ? "/index" : page}.json`;
}

/**
 * The feed of a page: its changes, the newest first, and its publication.
 * @param feedPath of the feed, without its ending
 * @param origin the site's, without a slash at its end
 */
export function collectPageFeed(
  { path, titre, description, published }: PageDescription,
  changes: readonly PageChange[],
  feedPath: string,
  origin: string,
): Feed {
  const url = origin + path;
  // « Revolut », of « Revolut : avis, formules et parrainage »: the page's whole name stands in the feed's title.
  const [name] = titre.split("\u202f:");
  const toEntry = ({ name: id, at, text, when, sources = [] }: PageChange): FeedEntry => ({
    id: tag(origin, `page${path}/${id}`),
    title: `${name}\u202f: ${text}`,
    paragraphs: [text, ...(when ? [`${when}.`] : [])],
    links: [{ url, text: "La page" }, ...sources],
    url,
    updated: at,
  });
  const publication: PageChange = {
    name: "publication",
    at: noonOf(published),
    text: "page publiée",
    when: description.replace(/\.$/, ""),
  };
  const entries = [...changes, publication]
    .sort((one, other) => other.at - one.at)
    .slice(0, MOST_ENTRIES)
    .map(toEntry);
  return {
    id: tag(origin, feedPath.slice(1)),
    title: `Ce qui change\u202f: ${titre} · ${SITE.name}`,
    subtitle:
      "Les prix et les conditions dont un changement daté est connu, et ce que la rédaction a réécrit dans cette page.",
    selfUrl: origin + feedPath,
    pageUrl: url,
    homeUrl: origin,
    updated: entries[0]?.updated ?? 0,
    entries,
  };
}

/** Editors date by the day: noon is that day in every French time zone of Europe. */
export function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}
