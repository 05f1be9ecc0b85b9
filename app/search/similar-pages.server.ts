// Pages whose address or title looks like an address that does not exist, among those that the search finds
// by its words: to compare it with every page would take longer the more pages there are.
import { findSimilarNames } from "../catalogue/get-or-throw.server.ts";
import type { PageLink } from "../pages/payload.ts";
import { tokenize } from "./words.ts";

const MAX_SUGGESTIONS = 3;
/** A visitor is proposed what they may have meant: three letters of ten may be wrong, four of any, none of three. */
const maxEditsByVisitors = (length: number) => Math.min(4, Math.floor(length * 0.3));

/** Longer addresses are nobody's typo. */
const MAX_PATH_LENGTH = 120;

/** What to search for: the words of the last part; folders and queries are nobody's. */
export function wordsOfPath(pathname: string): string {
  const path = decode(pathname);
  return path.length > MAX_PATH_LENGTH ? "" : path.slice(path.lastIndexOf("/") + 1);
}

/**
 * The closest pages to a missing path, best first: by the whole address, else by its last part among
 * last parts and titles, as one who forgot a folder or typed a name would mean.
 * @param pathname as the address has it, percent-escapes included
 */
export function findSimilarPages(
  pathname: string,
  pages: readonly { path: string; titre: string }[],
): PageLink[] {
  const path = decode(pathname);
  if (path.length > MAX_PATH_LENGTH) return [];
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const slug = slugOf(path.slice(folder.length));
  if (!slug) return [];

  const siblings = pages.filter((page) => page.path.startsWith(folder));
  const keyed = [
    ...siblings.map((page) => [slugOf(page.path.slice(folder.length)), page] as const),
    ...pages.map(
      (page) => [slugOf(page.path.slice(page.path.lastIndexOf("/") + 1)), page] as const,
    ),
    ...pages.map((page) => [slugOf(page.titre), page] as const),
  ];
  const byKey = new Map<string, Set<string>>();
  for (const [key, { path }] of keyed) {
    if (key) byKey.set(key, (byKey.get(key) ?? new Set()).add(path));
  }
  const paths = new Set(
    findSimilarNames(slug, byKey.keys(), maxEditsByVisitors).flatMap((key) => [
      ...(byKey.get(key) ?? []),
    ]),
  );
  const titles = new Map(pages.map((page) => [page.path, page.titre]));
  return [...paths]
    .filter((near) => near !== path)
    .slice(0, MAX_SUGGESTIONS)
    .map((near) => ({ path: near, text: titles.get(near) ?? near }));
}

function slugOf(text: string): string {
  return tokenize(text).join("-");
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A malformed escape: what can be read of the address is enough.
    return pathname;
  }
}
