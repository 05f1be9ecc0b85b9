// Follows every link of the site from the home page, as a search engine would.
import { type ReadHtml, readHtml } from "./read-html.ts";
import type { Site } from "./start-site.ts";

export type Visit = {
  /** Path and query, without fragment. */
  address: string;
  status: number;
  /** The first page that leads here; undefined for the home page. */
  from: string | undefined;
  /** What was read; undefined where the answer is no HTML page. */
  html: ReadHtml | undefined;
};

/**
 * Visits every address the site links to, each once. Addresses with a query are asked for, but not
 * followed: they are views of a page, and sorts of a listing multiply.
 */
export async function crawl(site: Site): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  const waiting: { address: string; from: string | undefined }[] = [
    { address: "/", from: undefined },
  ];
  const known = new Set(["/"]);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const visit = await fetchPage(site, next);
    visits.set(next.address, visit);
    if (next.address.includes("?")) continue;
    for (const { href } of visit.html?.anchors ?? []) {
      const target = findTarget(href, next.address);
      if (!target || known.has(target.address)) continue;
      known.add(target.address);
      waiting.push({ address: target.address, from: next.address });
    }
  }
  return visits;
}

/** Where a link of the page `from` leads within the site; undefined for one that leaves it. */
export function findTarget(href: string, from: string) {
  const base = `https://site.invalid${from}`;
  const url = URL.parse(href, base);
  if (url?.host !== "site.invalid") return undefined;
  return { address: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) };
}

async function fetchPage(
  site: Site,
  { address, from }: Pick<Visit, "address" | "from">,
): Promise<Visit> {
  const response = await site.fetch(address);
  const text = await response.text();
  // A card is a document for frames of other sites, and no page of this one (worker/card.test.ts).
  const isCard = address.startsWith("/carte/");
  const isPage = !isCard && response.headers.get("Content-Type")?.startsWith("text/html");
  return { address, from, status: response.status, html: isPage ? readHtml(text) : undefined };
}
