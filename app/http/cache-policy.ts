// How long an answer may be kept, and by whom. Nothing is kept unless it says so here.

export const CACHE_CONTROL = {
  /** A page whose amounts are in its HTML: they are read every five minutes, so a minute is honest. */
  page: "public, max-age=60",
  /** What changes with a deployment only: robots.txt, sitemap.xml, tables to download, redirects. */
  machine: "public, max-age=3600",
  /** Errors, redirects of the moment, and pages still waiting for their amounts. */
  none: "no-store",
} as const;
