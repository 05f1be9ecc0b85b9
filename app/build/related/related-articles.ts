/** Which articles each article leads to at its foot, so that every one of them is led to by others. */
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { IndexedPage } from "../compiler/front-matter.ts";
import { type Closeness, measureCloseness } from "./closeness.ts";

/** Articles that an article leads to at its foot, those that its author names among them; the rest of its list are tools. */
const FEWEST = 3;
const MOST = 4;
/** How many others lead to an article at least. */
const FEWEST_INBOUND_LINKS = 2;
/** Of all others; more are never asked for. */
const MOST_CONSIDERED = 100;

/** A list as it grows: what its author names, what the build finds, and all that it may find, the nearest first. */
type List = {
  page: IndexedPage;
  named: readonly string[];
  found: IndexedPage[];
  others: IndexedPage[];
};

/**
 * By the address of an article, the articles that it leads to at its foot beside those that its author names: none that its
 * text leads to, no two lists of a topic alike, and every article led to by two others.
 * @param articles in the order of addresses
 */
export function relateArticles(
  articles: readonly IndexedPage[],
  catalogue: Catalogue,
): ReadonlyMap<string, readonly IndexedPage[]> {
  const closeness = measureCloseness(articles, catalogue);
  const lists = articles.map((page, place): List => {
    const named = page.suite ?? [];
    const others = sortByCloseness(page, place, articles, closeness).filter(
      ({ path }) => !named.includes(path) && !page.links.has(path),
    );
    return { page, named, found: others.slice(0, Math.max(0, FEWEST - named.length)), others };
  });
  leadToEach(lists);
  addUntilDifferent(lists);
  return new Map(lists.map(({ page, found }) => [page.path, found]));
}

/** An article that too few lead to is put into the lists of those that are nearest to it and have room. */
function leadToEach(lists: readonly List[]): void {
  const inboundLinks = new Map<string, number>();
  const count = (path: string) => inboundLinks.set(path, (inboundLinks.get(path) ?? 0) + 1);
  for (const { page, named, found } of lists) {
    for (const path of new Set([...page.links, ...named, ...found.map(({ path }) => path)])) {
      if (path !== page.path) count(path);
    }
  }
  const byPath = new Map(lists.map((list) => [list.page.path, list]));
  for (const { page, others } of lists) {
    for (const { path } of others) {
      if ((inboundLinks.get(page.path) ?? 0) >= FEWEST_INBOUND_LINKS) break;
      const list = byPath.get(path);
      if (!list || list.page.links.has(page.path) || list.found.includes(page)) continue;
      if (list.named.includes(page.path)) continue;
      if (list.named.length + list.found.length >= MOST) continue;
      list.found.push(page);
      count(page.path);
    }
  }
}

/** A list that another of its topic has already takes one more. */
function addUntilDifferent(lists: readonly List[]): void {
  const known = new Set<string>();
  for (const { page, named, found, others } of lists) {
    const nameOf = () =>
      `${page.topic} ${[...named, ...found.map(({ path }) => path)].sort().join(" ")}`;
    for (const other of others) {
      if (!known.has(nameOf())) break;
      if (!found.includes(other)) found.push(other);
    }
    known.add(nameOf());
  }
}

/**
 * The nearest others, the nearest first; of those that are as near, the next in the order of addresses, so that lists differ.
 * To sort them all would take a build of two thousand articles eight seconds more.
 */
function sortByCloseness(
  page: IndexedPage,
  place: number,
  articles: readonly IndexedPage[],
  closeness: Closeness,
): IndexedPage[] {
  const nearness = Float64Array.from(articles, (other) =>
    other === page ? Number.NEGATIVE_INFINITY : closeness(page, other),
  );
  const least = nearness.toSorted().at(-MOST_CONSIDERED) ?? Number.NEGATIVE_INFINITY;
  return articles
    .map((other, at) => ({
      other,
      nearness: nearness[at] ?? 0,
      distance: (at - place + articles.length) % articles.length,
    }))
    .filter((one) => one.other !== page && one.nearness >= least)
    .sort((one, two) => two.nearness - one.nearness || one.distance - two.distance)
    .slice(0, MOST_CONSIDERED)
    .map(({ other }) => other);
}
