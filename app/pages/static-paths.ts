/** The addresses of the files that a build writes besides payloads; whoever writes or reads one takes it from here. */
import type { PageDescription } from "./payload.ts";
import type { Topic } from "./topics.ts";

/** Every page of the build: what tests and tools read. */
export const PAGES_PATH = "/builds/pages.json";

/** The published build: its id, and when it was made. */
export const LATEST_BUILD = "/builds/latest.json";

/** The site map as written: without the origin. */
export const SITE_MAP = "/builds/sitemap.xml";

/** Articles on a page of their list; each page is a file, of all articles and of each topic. */
export const ARTICLES_PER_PAGE = 18;

/** Where a page of the list is. @param sujet "" for all topics @param number from 1 */
export function articleListPath(sujet: Topic | "", number: number): string {
  return `/blog/liste/${sujet || "tous"}/${number}.json`;
}

/** What of a page decides which sharing image it has. */
type Imaged = Pick<PageDescription, "path" | "topic" | "sharesImage">;

/**
 * Where the sharing image of a page is: "/banque/n26" → "/og/banque/n26.png", "/" → "/og/index.png"; of an older
 * article that shares its topic's, "/og/sujet/cartes.png".
 */
export function imagePath({ path, topic, sharesImage }: Imaged): string {
  if (sharesImage && topic) return `/og/sujet/${topic}.png`;
  return `/og${path === "/" ? "/index" : path}.png`;
}

/** Of a sharing image, in pixels: the size that every network shows whole. */
export const IMAGE_SIZE = { width: 1200, height: 630 } as const;
