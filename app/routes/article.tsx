// One article of the blog. Its slug must be one of app/content/articles.tsv.

import { fetchPayload } from "../browser/fetch-payload.ts";
import { ContentPage } from "../components/content-page.tsx";
import { JsonLd } from "../components/json-ld.tsx";
import { pageMeta } from "../components/page-meta.ts";
import { findPayload } from "../content/find-payload.server.ts";
import { type RouteHandle, runRouteMiddleware } from "../http/route-middleware.ts";
import { orNearPages } from "../search/or-near-pages.server.ts";
import type { Route } from "./+types/article";

export const handle: RouteHandle = { middleware: ["known-article"] };

export function loader(args: Route.LoaderArgs) {
  const { context, url, params } = args;
  return orNearPages(args, () => {
    runRouteMiddleware(handle.middleware, { url, params });
    return findPayload(context, url);
  });
}

export function clientLoader({ url, params }: Route.ClientLoaderArgs) {
  runRouteMiddleware(handle.middleware, { url, params });
  return fetchPayload(url);
}

export { onAnotherPage as shouldRevalidate } from "../components/revalidate.ts";

export function meta(args: Route.MetaArgs) {
  return pageMeta(args);
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ContentPage payload={loaderData} />
      <JsonLd payload={loaderData} />
    </>
  );
}
