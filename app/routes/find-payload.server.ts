// What a page's loader calls: the page, or the 404 of an address that has none.
import type { RouterContextProvider } from "react-router";
import { drawingContext, pagesContext } from "../context.ts";
import { refusedPath, type unknownPath } from "../http/page-error.ts";
import type { SentPayload } from "../pages/payload.ts";

/**
 * The page at `url`, without what was drawn of it: that goes out as HTML (see app/entry.server.tsx), not as data.
 * @param notThere which 404 it is where there is none (spec §8): a route of its own refuses it
 * @throws that 404
 */
export async function findPayload(
  context: Readonly<RouterContextProvider>,
  url: URL,
  notThere: typeof refusedPath | typeof unknownPath = refusedPath,
): Promise<SentPayload> {
  const payload = await context.get(pagesContext).find(url.pathname);
  if (!payload) throw notThere(url);
  const { html = [], jsonLd = "", ...rest } = payload;
  context.get(drawingContext).page = { html, jsonLd };
  return rest;
}
