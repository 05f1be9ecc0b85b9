/** Which articles stand next to an article: those that share its topic and offers. */
import type { IndexedPage } from "./front-matter.ts";

const RELATED_COUNT = 4;

/**
 * The four closest, then the next one of the topic where it is not among them, so that no article is left without a way in.
 * @param articles in the order of addresses, which settles ties
 */
export function closestArticles(
  page: IndexedPage,
  articles: readonly IndexedPage[],
): IndexedPage[] {
  const closest = articles
    .map((other) => ({ other, closeness: measureCloseness(page, other) }))
    .filter(({ other, closeness }) => closeness > 0 && other.path !== page.path)
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, RELATED_COUNT)
    .map(({ other }) => other);
  const ofTopic = articles.filter(({ topic }) => topic === page.topic);
  const place = ofTopic.findIndex(({ path }) => path === page.path);
  const next = ofTopic[(place + 1) % ofTopic.length];
  return next && next.path !== page.path && !closest.includes(next) ? [...closest, next] : closest;
}

/** 2 for the topic, 1 for each offer they share, three at most. */
function measureCloseness({ topic, offers }: IndexedPage, other: IndexedPage): number {
  const shared = offers.filter((offer) => other.offers.includes(offer)).length;
  return (topic && topic === other.topic ? 2 : 0) + Math.min(shared, 3);
}
