// Named middlewares of routes: a route says in its `handle` which ones must let a visitor through.

import { refusedPath, UnknownMiddlewareError } from "../http/page-error.ts";
import type { SentPayload } from "./payload.ts";

/** Looks at the page that the visitor is going to; `false` refuses it. */
export type RouteMiddleware = (page: Pick<SentPayload, "kind">) => boolean;

/** What a route puts in its `handle`. */
export type RouteHandle = { middleware: string[] };

const NAMED: Record<string, RouteMiddleware> = {
  "is-article": ({ kind }) => kind === "article",
};

/**
 * Runs the named middlewares in order, on the server, on a navigation and at hydration alike.
 * @throws {UnknownMiddlewareError} where a name is not known.
 * @throws a fatal 404 where one of them answers false.
 */
export function runRouteMiddleware<Page extends Pick<SentPayload, "kind">>(
  names: readonly string[],
  page: Page,
  url: URL,
): Page {
  for (const name of names) {
    const middleware = NAMED[name];
    if (!middleware) throw new UnknownMiddlewareError(name);
    if (!middleware(page)) throw refusedPath(url);
  }
  return page;
}
