// Named middlewares of routes: a route says in its `handle` which ones must let a visitor through.

import { articleSlugs } from "virtual:content";
import type { Params } from "react-router";
import { refusedPath, UnknownMiddlewareError } from "./page-error.ts";

/** Looks at where the visitor is going; `false` refuses the page. */
export type RouteMiddleware = (to: { params: Params }) => boolean;

/** What a route puts in its `handle`. */
export type RouteHandle = { middleware: string[] };

const NAMED: Record<string, RouteMiddleware> = {
  "known-article": ({ params }) => articleSlugs.includes(params.slug ?? ""),
};

/**
 * Runs the named middlewares in order, on the server, on a navigation and at hydration alike.
 * @throws {UnknownMiddlewareError} where a name is not known.
 * @throws a fatal 404 where one of them answers false.
 */
export function runRouteMiddleware(names: string[], to: { url: URL; params: Params }): void {
  for (const name of names) {
    const middleware = NAMED[name];
    if (!middleware) throw new UnknownMiddlewareError(name);
    if (!middleware({ params: to.params })) throw refusedPath(to.url);
  }
}
