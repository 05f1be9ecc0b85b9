// Named middlewares of routes: a route says in its `handle` which ones must let a visitor through.
import { useState } from "react";
import { type ErrorResponse, useLocation, useMatches } from "react-router";
import { isThrownData, refusedPath, unknownMiddleware } from "../http/page-error.ts";
import type { Payload } from "./payload.ts";

/** What a route that has middlewares puts in its `handle`. */
export type RouteHandle = { middleware: string[] };

/** Each looks at the page that the visitor is going to; `false` refuses it. */
const NAMED: Record<string, (page: Pick<Payload, "kind">) => boolean> = {
  "is-article": ({ kind }) => kind === "article",
};

/**
 * Runs the named middlewares in order, on the server, on a navigation and at hydration alike.
 * @throws a fatal 500 that names a middleware which is not known.
 * @throws a fatal 404 where one of them answers false.
 */
export function runRouteMiddleware<Page extends Pick<Payload, "kind">>(
  names: readonly string[],
  page: Page,
  url: URL,
): Page {
  for (const name of names) {
    const middleware = NAMED[name];
    if (!middleware) throw unknownMiddleware(name);
    if (!middleware(page)) throw refusedPath(url);
  }
  return page;
}

/**
 * Runs the middlewares that the matched routes name in their `handle`, once, at hydration.
 * The server has already run them for its own answer; a cached copy of it may be older than this build.
 * @throws while rendering, for the error page, where one of them refuses the page or is not known.
 */
export function useRouteMiddlewareAtHydration(): void {
  const matches = useMatches();
  const { pathname } = useLocation();
  // An initial state is computed once per mount, and again where React retries a render that threw.
  useState(() => {
    if (typeof document === "undefined") return;
    const url = new URL(pathname, window.location.origin);
    try {
      for (const { handle, loaderData } of matches) {
        // A route that names middlewares loads a page.
        const names = (handle as Partial<RouteHandle> | undefined)?.middleware ?? [];
        runRouteMiddleware(names, loaderData as Pick<Payload, "kind">, url);
      }
    } catch (thrown) {
      throw asRouteError(thrown);
    }
  });
}

/** What `data()` makes is an error response where a loader throws it, but not where a render does. */
function asRouteError(thrown: unknown): unknown {
  if (!isThrownData(thrown)) return thrown;
  const { data, init } = thrown;
  return {
    status: init?.status ?? 500,
    statusText: "",
    internal: false,
    data,
  } satisfies ErrorResponse & {
    internal: boolean;
  };
}
