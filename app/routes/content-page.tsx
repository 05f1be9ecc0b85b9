// Any page written in app/content/pages: a partner, a product, a programme, a listing, a legal page.

import { fetchPayload } from "../browser/fetch-payload.ts";
import { ContentPage } from "../components/content-page.tsx";
import { JsonLd } from "../components/json-ld.tsx";
import { pageMeta } from "../components/page-meta.ts";
import { findPayload } from "../content/find-payload.server.ts";
import type { Route } from "./+types/content-page";

export function loader({ context, url }: Route.LoaderArgs) {
  return findPayload(context, url);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return fetchPayload(url);
}

export { onAnotherPage as shouldRevalidate } from "../components/revalidate.ts";

export function meta(args: Route.MetaArgs) {
  return pageMeta(args);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ContentPage payload={loaderData} />
      <JsonLd payload={loaderData} />
    </>
  );
}
