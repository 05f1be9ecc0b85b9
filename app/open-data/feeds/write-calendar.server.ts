// A feed as a calendar to subscribe to: each change is a day of its own, the one on which it took place.
import { dayInParis } from "../../ui/dates.ts";
import { type IcsEvent, writeIcs } from "../../ui/ics.server.ts";
import type { Feed, FeedEntry } from "./collect-feed.server.ts";

/** The text of the calendar, the same bytes until there is something new to tell. */
export function writeCalendar(feed: Feed): string {
  const { title, selfUrl, search = "", homeUrl, updated, entries } = feed;
  const events = entries.length > 0 ? entries.map(toEvent) : [quiet()];
  return writeIcs(title, events, {
    origin: homeUrl,
    stamp: new Date(updated),
    // Most programs have a pace of their own (/alertes); some go by this one.
    subscription: { address: `${selfUrl}.ics${search}`, every: "PT1H" },
  });

  /** RFC 5545 knows no empty calendar (§3.6), and programs take one for a fault. */
  function quiet(): IcsEvent {
    return {
      uid: "suivi",
      day: dayInParis(updated),
      title: `${title}\u202f: suivi ouvert, rien à annoncer`,
      description: feed.subtitle,
      url: feed.pageUrl,
    };
  }
}

function toEvent({ id, title, paragraphs, url, updated }: FeedEntry): IcsEvent {
  return {
    // The last part of the entry's own name.
    uid: id.slice(id.lastIndexOf(":") + 1).replaceAll("/", "-"),
    day: dayInParis(updated),
    title,
    description: [...paragraphs, url].join("\n"),
    url,
    changedAt: new Date(updated),
  };
}
