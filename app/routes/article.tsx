// One article of the blog. Any other page, or none, at such an address is refused.

import { refusedPath } from "../http/page-error.ts";
import { ContentPage } from "../layout/content-page.tsx";
import { fetchPayload } from "../pages/fetch-payload.ts";
import { type RouteHandle, runRouteMiddleware } from "../pages/route-middleware.ts";
import type { Route } from "./+types/article";
import { findPayload } from "./find-payload.server.ts";
import { withSuggestions } from "./with-suggestions.server.ts";

export const handle: RouteHandle = { middleware: ["is-article"] };

export function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  return withSuggestions(args, async () => {
    const page = await findPayload(context, url, refusedPath);
    return runRouteMiddleware(handle.middleware, page, url);
  });
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return runRouteMiddleware(handle.middleware, await fetchPayload(args), args.url);
}

export { pageMeta as meta } from "../layout/page-meta.ts";
export { onAnotherPage as shouldRevalidate } from "../pages/fetch-payload.ts";

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ContentPage payload={loaderData} />;
}
