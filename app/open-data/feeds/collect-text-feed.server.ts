// The changes of the texts as a feed: what editors changed in their pages, and which pages are new. Pure.
import type { TextChange } from "../../pages/payload.ts";
import { SITE } from "../../site.ts";
import { TEXT_FEED_NAME, TEXT_FEED_TITLE } from "../paths.ts";
import { escapeXml } from "../xml.server.ts";
import { type Feed, tag } from "./collect-feed.server.ts";

/**
 * The feed of the texts.
 * @param changes the newest first @param origin the site's, without a slash at its end
 */
export function collectTextFeed(changes: readonly TextChange[], origin: string): Feed {
  const entries = changes.map(({ path, titre, date, text, isNew }, index) => ({
    // Two changes of one page on one day are told apart by their order among that day's.
    id: tag(origin, `texte${path}/${date}/${countBefore(changes, index)}`),
    title: isNew ? `Nouvelle page\u202f: ${titre}` : `${titre}\u202f: ce qui a changé`,
    html: `<p>${escapeXml(text)}</p>`,
    url: origin + path,
    updated: noonOf(date),
  }));
  return {
    id: tag(origin, TEXT_FEED_NAME),
    title: `${TEXT_FEED_TITLE} · ${SITE.name}`,
    subtitle: "Ce que la rédaction a changé dans ses pages, et les pages nouvelles.",
    selfUrl: `${origin}/${TEXT_FEED_NAME}`,
    pageUrl: `${origin}/blog`,
    homeUrl: origin,
    updated: entries[0]?.updated ?? 0,
    entries,
  };
}

/** How many older changes of the same page and day there are. */
function countBefore(changes: readonly TextChange[], index: number): number {
  const { path, date } = changes[index] ?? {};
  return changes.slice(index + 1).filter((other) => other.path === path && other.date === date)
    .length;
}

/** Editors date by the day: noon is that day in every French time zone of Europe. */
function noonOf(date: string): number {
  return Date.parse(`${date}T12:00:00Z`);
}
