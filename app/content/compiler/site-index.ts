/** What pages know of each other: who stands where, under whom, beside whom. */
import type { PageLink } from "../payload.ts";
import { TOPICS } from "../topics.ts";
import { findParent, PATHS_WITHOUT_FILE } from "./address.ts";
import type { Catalogue } from "./catalogue.ts";
import type { FrontMatter } from "./front-matter.ts";

/** A page as other pages see it. */
export type IndexedPage = FrontMatter & { path: string; fragments: ReadonlySet<string> };

/** How breadcrumbs name the few pages that stand above others. */
const SHORT_NAMES: Record<string, string> = {
  "/": "Accueil",
  "/banque": "Banques",
  "/cashback": "Cashback",
  "/blog": "Guides",
  "/parrainage": "Parrainage",
  "/comparateur": "Comparateur",
};

const RELATED_COUNT = 4;

/** The pages of the site, by address, and the answers a page needs about the others. */
export class SiteIndex {
  readonly #pages: ReadonlyMap<string, IndexedPage>;
  readonly #plannedPaths: ReadonlySet<string>;
  readonly #catalogue: Catalogue;

  /** @param plannedPaths addresses that exist even where no Markdown stands yet */
  constructor(
    pages: readonly IndexedPage[],
    plannedPaths: readonly string[],
    catalogue: Catalogue,
  ) {
    this.#pages = new Map(pages.map((page) => [page.path, page]));
    this.#plannedPaths = new Set([...plannedPaths, ...PATHS_WITHOUT_FILE]);
    this.#catalogue = catalogue;
  }

  find(path: string): IndexedPage | undefined {
    return this.#pages.get(path);
  }

  /** Where a link into the page may point; undefined when the page does not exist. */
  fragmentsOf(path: string): ReadonlySet<string> | undefined {
    return (
      this.#pages.get(path)?.fragments ?? (this.#plannedPaths.has(path) ? new Set() : undefined)
    );
  }

  /** The pages one level below, in the order of their addresses; articles newest first, then by topic. */
  childrenOf(path: string): IndexedPage[] {
    const children = [...this.#pages.values()].filter((page) => findParent(page.path) === path);
    return children.sort(
      (a, b) => (path === "/blog" ? compareArticles(a, b) : 0) || a.path.localeCompare(b.path),
    );
  }

  /** The page of a product `partner.product`, or null. */
  productPath(id: string): string | null {
    return this.#pathWhere(
      (page) => page.kind === "product" && `${page.partner}.${page.product}` === id,
    );
  }

  /** The page of a partner, or null. */
  partnerPath(slug: string): string | null {
    return this.#pathWhere((page) => page.kind === "partner" && page.partner === slug);
  }

  /** From the home page down to the page itself; none on the home page. */
  breadcrumbsOf(page: IndexedPage): PageLink[] {
    const trail: PageLink[] = [];
    for (let path: string | undefined = page.path; path; path = findParent(path)) {
      const at = this.#pages.get(path) ?? (path === page.path ? page : undefined);
      const text = SHORT_NAMES[path] ?? (at && this.#shortName(at));
      if (text) trail.unshift({ path, text });
    }
    return page.path === "/" ? [] : trail;
  }

  /**
   * Articles of the same topic or offers, those that share most first; then the next one of the
   * topic, so that no article is left without a way in.
   */
  relatedTo(page: IndexedPage): IndexedPage[] {
    if (page.kind !== "article") return [];
    const closest = [...this.#pages.values()]
      .filter((other) => other.kind === "article" && other.path !== page.path)
      .map((other) => ({ other, closeness: measureCloseness(page, other) }))
      .filter(({ closeness }) => closeness > 0)
      .sort((a, b) => b.closeness - a.closeness || a.other.path.localeCompare(b.other.path))
      .slice(0, RELATED_COUNT)
      .map(({ other }) => other);
    const next = this.#nextOfTopic(page);
    return next && !closest.includes(next) ? [...closest, next] : closest;
  }

  /** The articles of a topic in the order of their addresses, the first one after the last. */
  #nextOfTopic(page: IndexedPage): IndexedPage | undefined {
    const sameTopic = [...this.#pages.values()]
      .filter(({ kind, topic }) => kind === "article" && topic === page.topic)
      .sort((a, b) => a.path.localeCompare(b.path));
    const place = sameTopic.findIndex(({ path }) => path === page.path);
    const next = sameTopic[(place + 1) % sameTopic.length];
    return next?.path === page.path ? undefined : next;
  }

  #pathWhere(test: (page: IndexedPage) => boolean): string | null {
    for (const page of this.#pages.values()) if (test(page)) return page.path;
    return null;
  }

  #shortName({ kind, partner, product, titre }: IndexedPage): string {
    if (kind === "referral") return "Parrainage";
    if (kind === "product")
      return this.#catalogue.findProduct(`${partner}.${product}`)?.name ?? titre;
    if (kind === "partner") return this.#catalogue.findPartner(partner ?? "")?.name ?? titre;
    return titre;
  }
}

function compareArticles(a: FrontMatter, b: FrontMatter): number {
  const topics = Object.keys(TOPICS);
  const rank = ({ topic }: FrontMatter) => topics.indexOf(topic ?? "");
  return b.updated.localeCompare(a.updated) || rank(a) - rank(b);
}

function measureCloseness(page: FrontMatter, other: FrontMatter): number {
  const shared = page.offers.filter((offer) => other.offers.includes(offer)).length;
  return (page.topic && page.topic === other.topic ? 2 : 0) + Math.min(shared, 3);
}
