/** Which articles stand next to an article: those that share its topic and offers. */
import type { IndexedPage } from "./front-matter.ts";

const RELATED_COUNT = 4;

/** A page and how much it shares: 2 for the topic, 1 for each offer, three at most. */
type Neighbour = { page: IndexedPage; closeness: number };

export class ClosestArticles {
  /** Each in the order of addresses. */
  readonly #ofTopic: ReadonlyMap<string | undefined, IndexedPage[]>;
  readonly #ofOffer = new Map<string, IndexedPage[]>();
  readonly #places = new Map<string, number>();
  /** Articles of the same topic and offers have the same neighbours: they are measured once for all. */
  readonly #known = new Map<string, IndexedPage[]>();

  /** @param articles in the order of addresses, which settles ties */
  constructor(articles: readonly IndexedPage[]) {
    this.#ofTopic = Map.groupBy(articles, ({ topic }) => topic);
    for (const list of this.#ofTopic.values()) {
      for (const [place, { path }] of list.entries()) this.#places.set(path, place);
    }
    for (const page of articles) {
      for (const offer of new Set(page.offers)) {
        const list = this.#ofOffer.get(offer);
        if (list) list.push(page);
        else this.#ofOffer.set(offer, [page]);
      }
    }
  }

  /** The four closest, then the next one of the topic where it is not among them. */
  to(page: IndexedPage): IndexedPage[] {
    const closest = this.#neighboursOf(page)
      .filter(({ path }) => path !== page.path)
      .slice(0, RELATED_COUNT);
    const next = this.#nextOfTopic(page);
    return next && !closest.includes(next) ? [...closest, next] : closest;
  }

  /** One more than are shown: the page itself may be among them. */
  #neighboursOf({ topic, offers }: IndexedPage): IndexedPage[] {
    const key = `${topic} ${[...offers].sort().join()}`;
    const known = this.#known.get(key);
    if (known) return known;
    const near = [
      topic ? this.#ofTopic.get(topic) : [],
      ...offers.map((o) => this.#ofOffer.get(o)),
    ];
    const candidates = new Set(near.flatMap((list) => list ?? []));
    const closest = Array.from(candidates, (page) => ({
      page,
      closeness: measureCloseness(page, topic, offers),
    }))
      .sort(compareNeighbours)
      .slice(0, RELATED_COUNT + 1)
      .map(({ page }) => page);
    this.#known.set(key, closest);
    return closest;
  }

  /** The articles of a topic in the order of their addresses, the first one after the last. */
  #nextOfTopic(page: IndexedPage): IndexedPage | undefined {
    const sameTopic = this.#ofTopic.get(page.topic) ?? [];
    const place = this.#places.get(page.path) ?? -1;
    const next = sameTopic[(place + 1) % sameTopic.length];
    return next?.path === page.path ? undefined : next;
  }
}

function measureCloseness(
  page: IndexedPage,
  topic: IndexedPage["topic"],
  offers: readonly string[],
): number {
  const shared = offers.filter((offer) => page.offers.includes(offer)).length;
  return (topic && topic === page.topic ? 2 : 0) + Math.min(shared, 3);
}

function compareNeighbours(a: Neighbour, b: Neighbour): number {
  return b.closeness - a.closeness || a.page.path.localeCompare(b.page.path);
}
