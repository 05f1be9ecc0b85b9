// /blog: the list of articles, a page at a time. A route of its own: its lines stand in files beside the page's
// data, and the address says which of them.

import { type ArticleList, ArticleListContext } from "../blocks/article-list/list.ts";
import { countArticles, countPages, readArticleQuery } from "../blocks/article-list/query.ts";
import { pagesContext, renderContext, searchContext } from "../context.server.ts";
import { BUILD_ID } from "../http/build-id.ts";
import { ContentPage } from "../layout/content-page.tsx";
import { fetchPayload, fetchWithServer } from "../pages/fetch-payload.ts";
import type { Payload } from "../pages/payload.ts";
import { articleListPath } from "../pages/static-paths.ts";
import type { Topic } from "../pages/topics.ts";
import { readPage } from "../ui/query.ts";
import type { Route } from "./+types/blog";
import { findArticleList } from "./find-articles.server.ts";
import { findPayload } from "./find-payload.server.ts";

type BlogPage = { payload: Payload; list: ArticleList };

export async function loader({ context, url }: Route.LoaderArgs): Promise<BlogPage> {
  const payload = await findPayload(context, url);
  const query = readArticleQuery(url.searchParams);
  const list = await findArticleList(query, url.searchParams, {
    pages: context.get(pagesContext),
    search: context.get(searchContext),
    payload: context.get(renderContext).page ?? payload,
  });
  return { payload, list };
}

export async function clientLoader(args: Route.ClientLoaderArgs): Promise<BlogPage> {
  const { searchParams } = args.url;
  const { q, sujet } = readArticleQuery(searchParams);
  if (q !== "") return fetchWithServer<BlogPage>(args);
  const payload = await fetchPayload(args);
  try {
    return { payload, list: await readListPage(sujet.value, searchParams, payload) };
  } catch (error) {
    console.warn("A piece of the list could not be read; the server is asked.", error);
    return fetchWithServer<BlogPage>(args);
  }
}

/**
 * A page of the list as a static file of the build, without the Worker: not for words, which only the server can look for.
 * @throws where the file can't be had
 */
async function readListPage(
  topic: Topic | "",
  params: URLSearchParams,
  payload: Payload,
): Promise<ArticleList> {
  const total = countArticles(payload, topic);
  const page = readPage(params, countPages(total));
  const address = `${articleListPath(topic, page)}?${BUILD_ID}`;
  const response = await fetch(address, { cache: "force-cache" });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return { total, page, articles: await response.json() };
}

export { pageMeta as meta } from "../layout/page-meta.ts";

export default function Blog({ loaderData: { payload, list } }: Route.ComponentProps) {
  return (
    <ArticleListContext value={list}>
      <ContentPage payload={payload} />
    </ArticleListContext>
  );
}
