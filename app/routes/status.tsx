// /etat: how the site is at this moment, for people; /sante tells machines the same. Nobody keeps the page: it is of its moment.
import { type StatusLine, StatusProvider } from "../blocks/status/status.ts";
import { isOffline } from "../browser/document-load.ts";
import { offline } from "../browser/unreachable-page.ts";
import { drawingContext, healthContext } from "../context.server.ts";
import { CACHE_CONTROL } from "../http/headers.server.ts";
import { ContentPage } from "../layout/written-page.tsx";
import { fetchPayload } from "../pages/fetch-payload.ts";
import type { Payload } from "../pages/payload.ts";
import type { Route } from "./+types/status";
import { findPayload } from "./find-payload.server.ts";

type StatusPage = { payload: Payload; at: number; lines: StatusLine[] };

export async function loader({ context, url }: Route.LoaderArgs): Promise<StatusPage> {
  context.get(drawingContext).isOfTheMoment = true;
  const [payload, { rubriques }] = await Promise.all([
    findPayload(context, url),
    context.get(healthContext).look(),
  ]);
  return { payload, at: Date.now(), lines: rubriques };
}

/** @throws the error page's error where there is no network to ask over: the lines are the server's alone */
export async function clientLoader({
  url,
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<StatusPage> {
  if (isOffline()) throw offline(url);
  const [payload, { at, lines }] = await Promise.all([
    fetchPayload({ url, request }),
    serverLoader(),
  ]);
  return { payload, at, lines };
}

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.none };
}

export { pageMeta as meta } from "../layout/page-meta.ts";

export default function StatusRoute({ loaderData: { payload, at, lines } }: Route.ComponentProps) {
  return (
    <StatusProvider value={{ at, lines }}>
      <ContentPage payload={payload} />
    </StatusProvider>
  );
}
