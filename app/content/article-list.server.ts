// One page of the list of articles, as the server finds it.
import type { ArticleList } from "../components/listings/article-list.tsx";
import {
  type ArticleQuery,
  countArticles,
  countPages,
} from "../components/listings/article-query.ts";
import { matchesText, readPage } from "../components/listings/query.ts";
import type { Pages } from "../context.ts";
import { PER_PIECE } from "./article-piece.ts";
import type { SentPayload } from "./payload.ts";

/** Pieces read for a word: a request may ask for fifty files, and the oldest articles can wait for the search page. */
const PIECES_READ = 40;

/** @param params of the address: `page` @param payload of the page that holds the list */
export async function findArticleList(
  { q, sujet }: ArticleQuery,
  params: URLSearchParams,
  payload: SentPayload,
  pages: Pages,
): Promise<ArticleList> {
  const total = countArticles(payload, sujet.value);
  if (q === "") {
    const page = readPage(params, countPages(total));
    return { total, page, articles: (await pages.articles(sujet.value, page)) ?? [] };
  }
  const pieces = Array.from({ length: Math.min(countPages(total), PIECES_READ) }, (_, place) =>
    pages.articles(sujet.value, place + 1),
  );
  const found = (await Promise.all(pieces))
    .flatMap((piece) => piece ?? [])
    .filter(({ titre, description }) => matchesText(q, `${titre} ${description}`));
  const page = readPage(params, countPages(found.length));
  const articles = found.slice((page - 1) * PER_PIECE, page * PER_PIECE);
  return { total: found.length, page, articles };
}
