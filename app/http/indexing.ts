// What search engines may keep: the published site at its own address, and no copy of it anywhere else.
import { CACHE_CONTROL } from "./headers.ts";

/** This machine: nobody indexes it, and what is looked at here is the site as it will be published. */
const HERE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Whether an answer may be indexed. @param url of the request
 * @param origin the published one @param isIndexed false of a place to try things
 */
export function isIndexable(
  url: URL,
  { origin, isIndexed }: { origin: string; isIndexed: boolean },
): boolean {
  return isIndexed && (url.host === URL.parse(origin)?.host || HERE.test(url.hostname));
}

/** /robots.txt where nothing may be indexed. */
export function refuseRobots({ pathname }: URL): Response | undefined {
  if (pathname !== "/robots.txt") return undefined;
  return new Response("User-agent: *\nDisallow: /\n", {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": CACHE_CONTROL.machine,
    },
  });
}
