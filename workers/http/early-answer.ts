// Requests that are answered before React is asked: wrong methods, missing files, addresses written otherwise.

import { CACHE_CONTROL } from "../../app/http/headers.server.ts";
import { canonicalPath } from "../../app/http/paths.ts";

/** The answer to a request that no page is needed for, or undefined where a page must be drawn. */
export function answerWithoutReact(request: Request): Response | undefined {
  const url = new URL(request.url);
  return refuseMethod(request) ?? missingFile(url) ?? redirectToCanonicalPath(url);
}

/** What a visitor reads where not even the error page can be drawn. */
export function unavailable(): Response {
  return new Response(
    "Le site est indisponible pour le moment. Réessayez dans quelques minutes.\n",
    {
      status: 500,
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": CACHE_CONTROL.none,
      },
    },
  );
}

/** The site is read-only: GET and HEAD, nothing else. */
function refuseMethod(request: Request): Response | undefined {
  if (request.method === "GET" || request.method === "HEAD") return undefined;
  return new Response(null, {
    status: 405,
    headers: { Allow: "GET, HEAD", "Cache-Control": CACHE_CONTROL.none },
  });
}

/** React Router's way to ask for the data of a route. */
const DATA_OF_A_FILE = /\.\w+(?:\/_)?\.data$/;

/**
 * Files that exist never reach the Worker; these names can only be files of another build. What a route answers as a file
 * has no data either: no page of the site has a point in its address.
 */
function missingFile({ pathname }: URL): Response | undefined {
  const isFile =
    pathname.startsWith("/assets/") ||
    pathname.startsWith("/builds/") ||
    pathname.startsWith("/recherche/index/") ||
    pathname.endsWith("/_payload.json") ||
    DATA_OF_A_FILE.test(pathname);
  if (!isFile) return undefined;
  return new Response(null, { status: 404, headers: { "Cache-Control": CACHE_CONTROL.none } });
}

/** Characters of a query that a redirect repeats: many clients refuse an answer with more than 16 KB of headers. */
const MAX_REPEATED_QUERY = 4096;

/** The target is a path, so a redirect can't leave our own origin whatever the address held. */
function redirectToCanonicalPath({ pathname, search }: URL): Response | undefined {
  const path = canonicalPath(pathname);
  if (!path) return undefined;
  return new Response(null, {
    status: 301,
    headers: {
      Location: search.length > MAX_REPEATED_QUERY ? path : path + search,
      "Cache-Control": CACHE_CONTROL.machine,
    },
  });
}
