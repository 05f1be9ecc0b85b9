// One page of the list of articles, as the server finds it.

import type { Pages } from "../../workers/pages/pages.ts";
import type { Search } from "../../workers/search.ts";
import type { ArticleList } from "../blocks/article-list/list.ts";
import { type ArticleQuery, countArticles, countPages } from "../blocks/article-list/query.ts";
import type { ArticleCard, Payload } from "../pages/payload.ts";
import { ARTICLES_PER_PAGE } from "../pages/static-paths.ts";
import { plainText } from "../search/marked.ts";
import type { Found } from "../search/search-index.ts";
import { readPage } from "../ui/query.ts";

/** What a list is found with. */
type Sources = { pages: Pages; search: Search; payload: Payload };

/**
 * Without a word, a piece that the build wrote; with one, what the search finds, the closest first.
 * @param params of the address: `page`
 */
export async function findArticleList(
  { q, sujet }: ArticleQuery,
  params: URLSearchParams,
  { pages, search, payload }: Sources,
): Promise<ArticleList> {
  if (q === "") {
    const total = countArticles(payload, sujet.value);
    const page = readPage(params, countPages(total));
    return { total, page, articles: (await pages.articles(sujet.value, page)) ?? [] };
  }
  const find = async (page: number) => {
    const { total, results, isPartial } = await search.find(q, {
      kind: "article",
      ...(sujet.value && { topic: sujet.value }),
      from: (page - 1) * ARTICLES_PER_PAGE,
      count: ARTICLES_PER_PAGE,
    });
    // Whoever looks for two words in a list means both.
    return isPartial ? { total: 0, results: [] } : { total, results };
  };
  const requested = readPage(params, Number.MAX_SAFE_INTEGER);
  const first = await find(requested);
  const page = readPage(params, countPages(first.total));
  const { total, results } = page === requested ? first : await find(page);
  return { total, page, articles: results.map(toCard) };
}

function toCard({ path, titre, description, topic, updated }: Found): ArticleCard {
  return {
    path,
    titre: plainText(titre),
    description: plainText(description),
    updated,
    ...(topic && { topic }),
  };
}
