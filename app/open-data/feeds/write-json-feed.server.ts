// A feed as JSON Feed 1.1 (jsonfeed.org/version/1.1).
import { SITE } from "../../site.ts";
import { iso } from "../../ui/dates.ts";
import type { Feed } from "./collect-feed.server.ts";
import { writeHtml } from "./write-html.server.ts";

/** The text of the feed. */
export function writeJsonFeed(feed: Feed): string {
  const { title, subtitle, selfUrl, search = "", pageUrl, homeUrl, entries } = feed;
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: pageUrl,
    feed_url: `${selfUrl}.json${search}`,
    description: subtitle,
    language: SITE.language,
    authors: [{ name: SITE.name, url: homeUrl }],
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      content_html: writeHtml(entry),
      date_published: iso(entry.updated),
    })),
  });
}
