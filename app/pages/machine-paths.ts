/** Where the files are that a build writes for machines, and the addresses they are read at. */

/** Every page of the build: what tests and tools read. */
export const PAGES_PATH = "/builds/pages.json";

/** The index of the site maps, as written: without the origin. */
export const SITE_MAP_INDEX = "/builds/sitemap.xml";

/** Where a map of the site is read, from 1. */
export function mapPath(number: number): string {
  return `/sitemap/${number}.xml`;
}

/** Where it is written, without the origin. */
export function writtenMapPath(number: number): string {
  return `/builds${mapPath(number)}`;
}
