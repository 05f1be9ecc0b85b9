// The headers of every answer: what protects the visitor, and how long an answer may be cached, by whom. The Worker sets
// those of pages; the build writes those of static files into `_headers` (app/build/files/table.ts), which Cloudflare reads.
import {
  FILE_POLICY,
  FRAMED_BY_ANYBODY,
  OFFLINE_PAGE_POLICY,
  SERVICE_WORKER_POLICY,
} from "./content-security-policy.server.ts";

type HeaderLines = Readonly<Record<string, string>>;

/** How long an answer may be kept, and by whom. Nothing is kept unless it says so here. */
export const CACHE_CONTROL = {
  /**
   * A page: its nonce is one visitor's, so no cache between may hold it, and the visitor's own asks again each time. It
   * has no ETag: a 304 would put a new policy over an old body. Unlike "no-store", this leaves Back and Forward instant.
   */
  page: "private, no-cache",
  /** What the amounts are drawn into, without a nonce: they are read every five minutes, so a minute is honest. */
  amounts: "public, max-age=60",
  /** What changes with a deployment only: robots.txt, sitemap.xml, tables to download, redirects. */
  machine: "public, max-age=3600",
  /** Open data, feeds, cards: as old as the cron's period at most, and then asked again by their ETag. */
  open: "public, max-age=300",
  /** Errors, redirects of the moment, and pages still waiting for their amounts. */
  none: "no-store",
} as const;

/**
 * On every page that the site has drawn whole, and on nothing else: the browser's service worker caches no answer without it
 * (public/service-worker.js), neither a file nor a page that somebody between puts in the place of ours.
 */
export const PAGE_MARK = "X-Site-Page";

/** The same for static files. */
const FILE_CACHE = {
  /** A file whose name, or the build that it is asked for by (`?build`), changes with what it holds. */
  forEver: "public, max-age=31536000, immutable",
  /** Images and the like, which keep their name. */
  day: "public, max-age=86400",
  /** Revalidated each time. */
  revalidated: "no-cache",
} as const;

const NOINDEX = { "X-Robots-Tag": "noindex" };

/**
 * Where machines find what describes open data, on every answer of it (RFC 8631): its addresses, the page for people, the
 * datasets. By their paths, since this room knows nothing of what is given away; a test asks for each.
 */
const DESCRIPTIONS = [
  '</api/openapi.json>; rel="service-desc"; type="application/json"',
  '</donnees>; rel="service-doc"; type="text/html"',
  '</api/catalogue.jsonld>; rel="describedby"; type="application/ld+json"',
].join(", ");

/** What programs and pages of any site may read: open data, whether a file or the Worker's answer (open-answer.server.ts). */
export const OPEN_TO_ALL = {
  "Access-Control-Allow-Origin": "*",
  // A script of another site sees no other header unless it is named.
  "Access-Control-Expose-Headers": "ETag, Link",
  "Cross-Origin-Resource-Policy": "cross-origin",
  Link: DESCRIPTIONS,
} as const;

/** For every answer, of a page and of a file. A pattern below, or an answer of its own, may say otherwise. */
const EVERYWHERE: HeaderLines = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Two years, and the two words that https://hstspreload.org asks for.
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Frame-Options": "DENY",
  "Content-Security-Policy": FILE_POLICY,
};

const DATA = { "Cache-Control": FILE_CACHE.forEver, ...NOINDEX };

/**
 * Static files by their paths. A file gets the headers of every pattern that fits it, and two values of one header
 * joined by a comma (developers.cloudflare.com/workers/static-assets/headers): no two patterns may set the same, but
 * for "/*", whose header is taken away where another pattern sets it.
 */
export const STATIC_FILES: Readonly<Record<string, HeaderLines>> = {
  "/*": { Allow: "GET, HEAD", ...EVERYWHERE },
  "/assets/*": { "Cache-Control": FILE_CACHE.forEver },
  "/*/_payload.json": DATA,
  "/_payload.json": DATA,
  "/blog/liste/*": DATA,
  "/recherche/index/*": DATA,
  "/api/*": { ...OPEN_TO_ALL, "Cache-Control": CACHE_CONTROL.open, ...NOINDEX },
  "/service-worker.js": {
    "Cache-Control": FILE_CACHE.revalidated,
    "Content-Security-Policy": SERVICE_WORKER_POLICY,
  },
  // Made to be shown by others, beside a link to the page.
  "/og/*": { "Cross-Origin-Resource-Policy": "cross-origin", "Cache-Control": FILE_CACHE.day },
  "/builds/*": NOINDEX,
  "/builds/latest.json": { "Cache-Control": CACHE_CONTROL.none },
  "/builds/pages.json": { "Cache-Control": CACHE_CONTROL.none },
  "/builds/meta/*": { "Cache-Control": FILE_CACHE.forEver },
  // The one page that is a file: it must be there without a network, with its styles inside.
  "/hors-ligne": { "Content-Security-Policy": OFFLINE_PAGE_POLICY, ...NOINDEX },
  "/favicon.ico": { "Cache-Control": FILE_CACHE.day },
  "/favicon.svg": { "Cache-Control": FILE_CACHE.day },
  "/.well-known/*": { "Cache-Control": FILE_CACHE.day },
  "/site.webmanifest": { "Cache-Control": FILE_CACHE.day },
};

/** Where a build is published, and whether search engines may have it. */
export type Published = { siteOrigin: string; isIndexed: boolean };

/** Cloudflare's own addresses of a Worker: a name for each version, and one for the account. */
const WORKERS_DEV = "https://:version.:account.workers.dev/*";

/**
 * The text of `_headers`: a line for each pattern, and below it its headers; "!" takes one of "/*" away. A place that is not to
 * be indexed says so on every file, and so does a copy of the published site at Cloudflare's own addresses.
 */
export function writeHeadersFile({ siteOrigin, isIndexed }: Published): string {
  const isAtWorkersDev = new URL(siteOrigin).hostname.endsWith(".workers.dev");
  const everywhere = isIndexed ? EVERYWHERE : { ...EVERYWHERE, ...NOINDEX };
  const patterns = {
    ...STATIC_FILES,
    "/*": { ...STATIC_FILES["/*"], ...everywhere },
    ...(isIndexed && !isAtWorkersDev && { [WORKERS_DEV]: NOINDEX }),
  };
  return Object.entries(patterns)
    .flatMap(([pattern, headers]) => [
      pattern,
      ...Object.keys(headers)
        .filter((name) => pattern !== "/*" && name in everywhere)
        .map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join("");
}

/** A file of plain text that changes with a deployment only. */
export function textFile(text: string): Response {
  return new Response(text, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": CACHE_CONTROL.machine,
    },
  });
}

/** The same response, which no search engine is to keep. */
export function withoutIndexing(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("X-Robots-Tag", NOINDEX["X-Robots-Tag"]);
  return new Response(response.body, { status: response.status, headers });
}

/**
 * The same response, with the security headers; its own headers win where it sets one. The older header against frames, which
 * knows no « by anybody », is left out where the answer's policy says so.
 */
export function withSecurityHeaders(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(EVERYWHERE)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (headers.get("Content-Security-Policy")?.endsWith(FRAMED_BY_ANYBODY)) {
    headers.delete("X-Frame-Options");
  }
  return new Response(response.body, { status: response.status, headers });
}

/**
 * The same response by the rules of every route: errors are kept by nobody and indexed by nobody, and
 * page data (".data") is no page of its own.
 */
export function withAnswerRules(response: Response, pathname: string): Response {
  const isError = response.status >= 400;
  if (!isError && !pathname.endsWith(".data")) return response;
  const headers = new Headers(response.headers);
  headers.set("X-Robots-Tag", NOINDEX["X-Robots-Tag"]);
  if (isError || !headers.has("Cache-Control")) headers.set("Cache-Control", CACHE_CONTROL.none);
  return new Response(response.body, { status: response.status, headers });
}
