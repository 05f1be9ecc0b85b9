// Any page written in app/content/pages: a partner, a product, a programme, a listing, a legal page. An address that
// no such page has is unknown.

import { fetchPayload } from "../browser/fetch-payload.ts";
import { ContentPage } from "../components/content-page.tsx";
import { pageMeta } from "../components/page-meta.ts";
import { findPayload } from "../content/find-payload.server.ts";
import { unknownPath } from "../http/page-error.ts";
import { orNearPages } from "../search/or-near-pages.server.ts";
import type { Route } from "./+types/content-page";

export function loader(args: Route.LoaderArgs) {
  return orNearPages(args, () => findPayload(args.context, args.url, unknownPath));
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return fetchPayload(url);
}

export { onAnotherPage as shouldRevalidate } from "../components/revalidate.ts";

export function meta(args: Route.MetaArgs) {
  return pageMeta(args);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ContentPage payload={loaderData} />;
}
