// /blog: the list of articles, a page at a time. A route of its own: its lines stand in files beside the page's
// data, and the address says which of them.
import { isOffline } from "../browser/document-load.ts";
import { fetchArticleList } from "../browser/fetch-article-list.ts";
import { fetchPayload } from "../browser/fetch-payload.ts";
import { offline } from "../browser/unreachable-page.ts";
import { ContentPage } from "../components/content-page.tsx";
import { type ArticleList, ArticleListProvider } from "../components/listings/article-list.tsx";
import { readArticleQuery } from "../components/listings/article-query.ts";
import { pageMeta } from "../components/page-meta.ts";
import { findArticleList } from "../content/article-list.server.ts";
import { findPayload } from "../content/find-payload.server.ts";
import type { SentPayload } from "../content/payload.ts";
import { pagesContext, searchContext } from "../context.ts";
import type { Route } from "./+types/blog";

type BlogPage = { payload: SentPayload; list: ArticleList };

export async function loader({ context, url }: Route.LoaderArgs): Promise<BlogPage> {
  const payload = await findPayload(context, url);
  const query = readArticleQuery(url.searchParams);
  const list = await findArticleList(query, url.searchParams, {
    pages: context.get(pagesContext),
    search: context.get(searchContext),
    payload,
  });
  return { payload, list };
}

export async function clientLoader({
  url,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<BlogPage> {
  const query = readArticleQuery(url.searchParams);
  const payload = await fetchPayload(url);
  // The server sends a page without what it drew of it, which a document of its own would hold.
  if (query.q !== "") return { ...(await askServer(url, serverLoader)), payload };
  try {
    return { payload, list: await fetchArticleList(query, url.searchParams, payload) };
  } catch (error) {
    console.warn("A piece of the list could not be read; the server is asked.", error);
    return { ...(await askServer(url, serverLoader)), payload };
  }
}

/** @throws the error page's error where there is no network to ask over */
function askServer(url: URL, serverLoader: () => Promise<BlogPage>): Promise<BlogPage> {
  if (isOffline()) throw offline(url);
  return serverLoader();
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return pageMeta({ ...args, loaderData: loaderData?.payload });
}

export default function Blog({ loaderData: { payload, list } }: Route.ComponentProps) {
  return (
    <ArticleListProvider value={list}>
      <ContentPage payload={payload} />
    </ArticleListProvider>
  );
}
