// One page of the list of articles, as the browser finds it: a static file of the build, without the Worker.

import { BUILD_ID } from "../../browser/build.ts";
import type { Payload } from "../../pages/payload.ts";
import { piecePath } from "../../pages/static-paths.ts";
import { readPage } from "../../ui/query.ts";
import type { ArticleList } from "./list.ts";
import { type ArticleQuery, countArticles, countPages } from "./query.ts";

/**
 * For a query without a word, which only the server can look for.
 * @throws where the file can't be had.
 */
export async function fetchArticleList(
  { sujet }: ArticleQuery,
  params: URLSearchParams,
  payload: Payload,
): Promise<ArticleList> {
  const total = countArticles(payload, sujet.value);
  const page = readPage(params, countPages(total));
  const address = `${piecePath(sujet.value, page)}?${BUILD_ID}`;
  const response = await fetch(address, { cache: "force-cache" });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return { total, page, articles: await response.json() };
}
