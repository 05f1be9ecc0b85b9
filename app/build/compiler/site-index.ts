/** What pages know of each other: who stands where, under whom, beside whom. */

import type { PageLink } from "../../pages/payload.ts";
import { TOPICS } from "../../pages/topics.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { relateArticles } from "../related/related-articles.ts";
import { findParent, PATHS_WITHOUT_FILE } from "./address.ts";
import type { FrontMatter, IndexedPage } from "./front-matter.ts";

/** How breadcrumbs name the few pages that stand above others. */
const SHORT_NAMES: Record<string, string> = {
  "/": "Accueil",
  "/banque": "Banques",
  "/cashback": "Cashback",
  "/blog": "Guides",
  "/parrainage": "Parrainage",
  "/comparateur": "Comparateur",
};

/**
 * Articles with a sharing image of their own, the newest. One costs 60 milliseconds of a build and 20 KB; a version
 * of the site may have 20,000 files, and each article is one already.
 */
const IMAGED_ARTICLES = 500;

const NOWHERE: ReadonlySet<string> = new Set();

/** The pages of the site, by address, and the answers a page needs about the others. */
export class SiteIndex {
  readonly #pages: ReadonlyMap<string, IndexedPage>;
  readonly #plannedPaths: ReadonlySet<string>;
  readonly #catalogue: Catalogue;
  /** By the address one level up. */
  readonly #children: ReadonlyMap<string | undefined, IndexedPage[]>;
  /** By `partner` and by `partner.product`. */
  readonly #subjects = new Map<string, string>();
  /** In the order of addresses. */
  readonly #articles: readonly IndexedPage[];
  readonly #borrowingImage: ReadonlySet<string>;
  /** Worked out when a page first asks. */
  #related: ReadonlyMap<string, readonly IndexedPage[]> | undefined;

  /** @param plannedPaths addresses that exist even where no Markdown stands yet */
  constructor(
    pages: readonly IndexedPage[],
    plannedPaths: readonly string[],
    catalogue: Catalogue,
  ) {
    const sorted = [...pages].sort((a, b) => a.path.localeCompare(b.path));
    this.#pages = new Map(sorted.map((page) => [page.path, page]));
    this.#plannedPaths = new Set([...plannedPaths, ...PATHS_WITHOUT_FILE]);
    this.#catalogue = catalogue;
    this.#articles = sorted.filter(({ kind }) => kind === "article");
    this.#children = Map.groupBy(sorted, ({ path }) => findParent(path));
    for (const page of sorted) {
      const subject = subjectOf(page);
      if (subject && !this.#subjects.has(subject)) this.#subjects.set(subject, page.path);
    }
    const articles = this.#children.get("/blog")?.sort(compareArticles) ?? [];
    this.#borrowingImage = new Set(articles.slice(IMAGED_ARTICLES).map(({ path }) => path));
  }

  /** Every page, in the order of addresses. */
  get pages(): Iterable<IndexedPage> {
    return this.#pages.values();
  }

  find(path: string): IndexedPage | undefined {
    return this.#pages.get(path);
  }

  /** Where a link into the page may point; undefined when the page does not exist. */
  fragmentsOf(path: string): ReadonlySet<string> | undefined {
    return this.#pages.get(path)?.fragments ?? (this.#plannedPaths.has(path) ? NOWHERE : undefined);
  }

  /** True where a link may lead, whatever place in the page it names. */
  has(path: string): boolean {
    return this.#pages.has(path) || this.#plannedPaths.has(path);
  }

  /** The pages one level below, in the order of their addresses; articles newest first, then by topic. */
  childrenOf(path: string): readonly IndexedPage[] {
    return this.#children.get(path) ?? [];
  }

  /** The page of a product `partner.product`, or of a partner by its slug; null where there is none. */
  pathOf(id: string): string | null {
    return this.#subjects.get(id) ?? null;
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

  /** The articles that an article leads to; none for any other page. */
  relatedTo({ path }: IndexedPage): readonly IndexedPage[] {
    this.#related ??= relateArticles(this.#articles, this.#catalogue);
    return this.#related.get(path) ?? [];
  }

  /** Whether an article is so old that its topic's sharing image stands for it. */
  sharesImage(path: string): boolean {
    return this.#borrowingImage.has(path);
  }

  #shortName({ kind, partner, product, titre }: IndexedPage): string {
    if (kind === "referral") return "Parrainage";
    if (kind === "product")
      return this.#catalogue.products.get(`${partner}.${product}`)?.fullName ?? titre;
    if (kind === "partner") return this.#catalogue.partners.get(partner ?? "")?.name ?? titre;
    return titre;
  }
}

function subjectOf({ kind, partner, product }: FrontMatter): string | undefined {
  if (kind === "partner") return partner;
  return kind === "product" ? `${partner}.${product}` : undefined;
}

const RANKS = new Map(Object.keys(TOPICS).map((topic, rank) => [topic, rank]));

/** Sorts lists that are already in the order of addresses. */
function compareArticles(a: FrontMatter, b: FrontMatter): number {
  const rank = ({ topic }: FrontMatter) => RANKS.get(topic ?? "") ?? -1;
  if (a.updated !== b.updated) return a.updated < b.updated ? 1 : -1;
  return rank(a) - rank(b);
}
