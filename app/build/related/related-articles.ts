/** Which articles each article leads to at its foot, so that every one of them is led to by others. */
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { IndexedPage } from "../compiler/front-matter.ts";
import { measureCloseness } from "./closeness.ts";

/** Articles that an article leads to by itself, and at most: the rest of the list are tools. */
const PICKED = 3;
const MOST = 4;
/** How many others lead to an article at least. */
const FEWEST_WAYS = 2;
/** Kept behind those picked: what takes the place of one that the text leads to already. */
const SPARE = 8;

export type RelatedArticles = {
  /** Those that its list must have, unless its text leads there: nearest first. */
  picked: IndexedPage[];
  /** The next nearest. */
  spare: IndexedPage[];
};

/**
 * By the address of an article.
 * @param articles in the order of addresses; `suite` of one, what its author names, takes places of its list
 */
export function relateArticles(
  articles: readonly IndexedPage[],
  catalogue: Catalogue,
): ReadonlyMap<string, RelatedArticles> {
  const closeness = measureCloseness(articles, catalogue);
  const nearest = new Map(
    articles.map((page, place) => [page.path, sortByCloseness(page, place, articles, closeness)]),
  );
  const lists = new Map(
    articles.map((page) => {
      const named = page.suite ?? [];
      const free = Math.max(0, PICKED - named.length);
      const others = (nearest.get(page.path) ?? []).filter(({ path }) => !named.includes(path));
      return [page.path, { named, picked: others.slice(0, free), others }];
    }),
  );
  const ways = new Map<string, number>();
  const count = (path: string) => ways.set(path, (ways.get(path) ?? 0) + 1);
  for (const { named, picked } of lists.values()) {
    for (const path of [...named, ...picked.map(({ path }) => path)]) count(path);
  }
  for (const page of articles) {
    for (const { path } of nearest.get(page.path) ?? []) {
      if ((ways.get(page.path) ?? 0) >= FEWEST_WAYS) break;
      const list = lists.get(path);
      if (!list || list.named.includes(page.path) || list.picked.includes(page)) continue;
      if (list.named.length + list.picked.length >= MOST) continue;
      list.picked.push(page);
      count(page.path);
    }
  }
  return new Map(
    Array.from(lists, ([path, { picked, others }]) => [
      path,
      { picked, spare: others.filter((page) => !picked.includes(page)).slice(0, SPARE) },
    ]),
  );
}

/** All others, the nearest first; of those that are as near, the next in the order of addresses, so that lists differ. */
function sortByCloseness(
  page: IndexedPage,
  place: number,
  articles: readonly IndexedPage[],
  closeness: (from: IndexedPage, to: IndexedPage) => number,
): IndexedPage[] {
  return articles
    .map((other, at) => ({
      other,
      nearness: closeness(page, other),
      distance: (at - place + articles.length) % articles.length,
    }))
    .filter(({ distance }) => distance > 0)
    .sort((one, two) => two.nearness - one.nearness || one.distance - two.distance)
    .map(({ other }) => other);
}
