// One article of the blog. Any other page, or none, at such an address is refused.

import { fetchPayload } from "../browser/fetch-payload.ts";
import { ContentPage } from "../components/content-page.tsx";
import { pageMeta } from "../components/page-meta.ts";
import { findPayload } from "../content/find-payload.server.ts";
import { refusedPath } from "../http/page-error.ts";
import { type RouteHandle, runRouteMiddleware } from "../http/route-middleware.ts";
import { orNearPages } from "../search/or-near-pages.server.ts";
import type { Route } from "./+types/article";

export const handle: RouteHandle = { middleware: ["is-article"] };

export function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  return orNearPages(args, async () => {
    const page = await findPayload(context, url, refusedPath);
    return runRouteMiddleware(handle.middleware, page, url);
  });
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  return runRouteMiddleware(handle.middleware, await fetchPayload(url), url);
}

export { onAnotherPage as shouldRevalidate } from "../components/revalidate.ts";

export function meta(args: Route.MetaArgs) {
  return pageMeta(args);
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ContentPage payload={loaderData} />;
}
