// What search engines may keep: the published site, and no copy of it at the addresses that Cloudflare gives a Worker.
import { textFile } from "../../app/http/headers.server.ts";

/** Cloudflare's own addresses of a Worker: one for each version, and one for the account. */
const WORKERS_DEV = /\.workers\.dev$/;

/**
 * Whether an answer may be indexed. @param url of the request
 * @param origin the published one @param isIndexed false of a place to try things
 */
export function isIndexable(
  url: URL,
  { origin, isIndexed }: { origin: string; isIndexed: boolean },
): boolean {
  const isCopy = WORKERS_DEV.test(url.hostname) && url.host !== URL.parse(origin)?.host;
  return isIndexed && !isCopy;
}

/** /robots.txt where nothing may be indexed. */
export function refuseRobots({ pathname }: URL): Response | undefined {
  if (pathname !== "/robots.txt") return undefined;
  return textFile("User-agent: *\nDisallow: /\n");
}

/** The file by which whoever announces our pages shows that they are ours; undefined for any other address. */
export function answerIndexNowKey(
  { pathname }: URL,
  key: string | undefined,
): Response | undefined {
  if (key === undefined || pathname !== `/${key}.txt`) return undefined;
  return textFile(key);
}
