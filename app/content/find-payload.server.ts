// What a page's loader calls: its payload, or the 404 of an address that matched a route but has no page.
import type { RouterContextProvider } from "react-router";
import { pagesContext } from "../context.ts";
import { refusedPath } from "../http/page-error.ts";
import type { Payload } from "./payload.ts";

/**
 * The payload of the page at `url`.
 * @throws a fatal 404 where there is none.
 */
export async function findPayload(
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<Payload> {
  const payload = await context.get(pagesContext).find(url.pathname);
  if (!payload) throw refusedPath(url);
  return payload;
}
