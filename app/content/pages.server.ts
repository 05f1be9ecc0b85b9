// What the build wrote about pages, as the Worker reads it.
import type { Fetcher } from "@cloudflare/workers-types";
import type { Pages } from "../context.ts";
import { piecePath } from "./article-piece.ts";
import { SITE_MAP_INDEX, writtenMapPath } from "./machine-paths.ts";
import { payloadPath } from "./payload-path.ts";
import { readStatic } from "./read-static.server.ts";

/**
 * @param assets the static files' binding
 * @param requestUrl any URL of the site: the binding wants an absolute one
 */
export function createPages(assets: Fetcher, requestUrl: string): Pages {
  const read = (path: string) => readStatic(assets, requestUrl, path);
  return {
    find: async (path) => (await read(payloadPath(path)))?.json(),
    articles: async (sujet, page) => (await read(piecePath(sujet, page)))?.json(),
    siteMap: async (number) =>
      (await read(number === undefined ? SITE_MAP_INDEX : writtenMapPath(number)))?.text(),
  };
}
