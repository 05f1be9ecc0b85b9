/** What the build writes besides payloads: the index of pages, the site map, the pieces of the list of articles. */
import { dirname } from "node:path";
import type { ArticleListPage, PageSummary } from "../../pages/payload.ts";
import {
  ARTICLES_PER_PAGE,
  articleListPath,
  PAGES_PATH,
  SITE_MAP,
} from "../../pages/static-paths.ts";
import type { Topic } from "../../pages/topics.ts";
import { firstDayOf } from "../catalogue/ages.ts";
import type { CompiledPage } from "../compiler/compiled-page.ts";
import type { IndexedPage } from "../compiler/front-matter.ts";
import type { ContentApi } from "../compiler/plugin.ts";
import type { SiteIndex } from "../compiler/site-index.ts";
import type { BuiltFile, FileFamily } from "./built-file.ts";

/** These files, and for development the payloads, which a build has written by then. */
export function contentFiles(content: ContentApi): FileFamily[] {
  /** When each page last changed, by its path: a build has shown every page before its files are written. */
  const days = new Map<string, string>();
  const note = (page: CompiledPage) => void days.set(page.path, lastChangeOf(page));
  content.onPage(note);
  const readDays = () => {
    if (days.size === 0) for (const page of content.pages()) note(page);
    return days;
  };
  return [
    {
      under: /\/_payload\.json$/,
      list: () => [],
      async find(path) {
        const payload = await content.render(dirname(path));
        return payload && JSON.stringify(payload);
      },
    },
    {
      under: /^\/(?:builds\/(?:pages\.json$|sitemap)|blog\/liste\/)/,
      list: () => listStaticFiles(content.index(), readDays),
    },
  ];
}

/** In no particular order; made from what pages say of themselves alone. */
function* listStaticFiles(
  site: SiteIndex,
  readDays: () => ReadonlyMap<string, string>,
): Generator<BuiltFile> {
  yield { path: PAGES_PATH, write: () => JSON.stringify(Array.from(site.pages, summarise)) };
  yield { path: SITE_MAP, write: () => writeMap(readDays()) };
  const articles = site.childrenOf("/blog");
  yield* articleListFiles("", articles);
  for (const [topic, ofTopic] of Map.groupBy(articles, (page) => page.topic)) {
    if (topic) yield* articleListFiles(topic, ofTopic);
  }
}

/** A page as the site map and listings know it. */
function summarise(page: IndexedPage): PageSummary {
  const { path, title, titre, description, kind, updated, topic } = page;
  return { path, title, titre, description, kind, updated, ...(topic ? { topic } : {}) };
}

/**
 * The day on which a page last said something new: when its author last rewrote it, or when what it cites was last read, since its
 * figures, their degrees and their dates follow from that reading. A month counts from its first day. Never the day of a build.
 */
function lastChangeOf({ updated, sources }: Pick<CompiledPage, "updated" | "sources">): string {
  const days = sources.flatMap(({ asOf }) => (asOf === null ? [] : firstDayOf(asOf)));
  return [updated, ...days].sort().at(-1) ?? updated;
}

/** Addresses without their origin: the Worker knows it, a build does not. A map may hold fifty thousand. */
function writeMap(days: ReadonlyMap<string, string>): string {
  const urls = Array.from(
    days,
    ([path, day]) => `<url><loc>${path}</loc><lastmod>${day}</lastmod></url>`,
  ).sort();
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

function* articleListFiles(
  sujet: Topic | "",
  articles: readonly IndexedPage[],
): Generator<BuiltFile> {
  for (const [place, ofPage] of split(articles, ARTICLES_PER_PAGE).entries()) {
    const page = (): ArticleListPage =>
      ofPage.map(summarise).map(({ title: _, kind: __, ...card }) => card);
    yield { path: articleListPath(sujet, place + 1), write: () => JSON.stringify(page()) };
  }
}

/** Parts of at most `size`; at least one, so that there is a file to read. */
function split<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, place) => items.slice(place * size, (place + 1) * size));
}
