/** /changements.atom: what editors changed in their pages, and which pages are new. Without the origin, which the Worker knows. */
import { ORIGIN_SLOT } from "../../../workers/page-text/slots.ts";
import type { FeedEntry } from "../../open-data/feeds/collect-feed.server.ts";
import { noonOf } from "../../open-data/feeds/page-changes.server.ts";
import { writeAtom } from "../../open-data/feeds/write-atom.server.ts";
import { isEvidencePage, TEXT_FEED_NAME, TEXT_FEED_TITLE } from "../../open-data/paths.ts";
import { SITE } from "../../site.ts";
import type { IndexedPage } from "../compiler/front-matter.ts";

/** A reader that asks once a month misses none of a usual month. */
const MOST_ENTRIES = 100;

type FeedPage = Pick<IndexedPage, "path" | "titre" | "description" | "published" | "changes">;

/** The whole feed: each change that a page names, and its publication, the last one first; of pages that somebody wrote. */
export function writeTextFeed(pages: Iterable<FeedPage>): string {
  const entries = Array.from(pages)
    .filter(({ path }) => !isEvidencePage(path))
    .flatMap(listEntries)
    .toSorted((one, other) => other.updated - one.updated)
    .slice(0, MOST_ENTRIES);
  return writeAtom({
    id: `${ORIGIN_SLOT}/${TEXT_FEED_NAME}`,
    title: `${TEXT_FEED_TITLE} · ${SITE.name}`,
    subtitle: "Ce que la rédaction a changé dans ses pages, et les pages nouvelles.",
    selfUrl: `${ORIGIN_SLOT}/${TEXT_FEED_NAME}`,
    pageUrl: `${ORIGIN_SLOT}/blog`,
    homeUrl: ORIGIN_SLOT,
    updated: entries[0]?.updated ?? 0,
    entries,
  });
}

function listEntries({ path, titre, description, published, changes = [] }: FeedPage): FeedEntry[] {
  const entry = (date: string, title: string, text: string, number: number): FeedEntry => ({
    // A reader knows by it what it has shown: counted from the page's beginning, it stays.
    id: `${ORIGIN_SLOT}${path}#${number}`,
    title,
    paragraphs: [text],
    links: [],
    url: ORIGIN_SLOT + path,
    updated: noonOf(date),
  });
  return [
    ...changes.map(({ date, text }, index) =>
      entry(date, `${titre}\u202f: ce qui a changé`, text, changes.length - index),
    ),
    entry(published, `Nouvelle page\u202f: ${titre}`, description, 0),
  ];
}
