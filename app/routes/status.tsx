// /etat: how the site is at this moment, for people; /sante tells machines the same. Nobody caches the page: it is of its moment.
import { StatusContext, type StatusLine } from "../blocks/status/status.ts";
import { healthContext, renderContext } from "../context.server.ts";
import { CACHE_CONTROL } from "../http/headers.server.ts";
import { ContentPage } from "../layout/content-page.tsx";
import { fetchWithServer } from "../pages/fetch-payload.ts";
import type { Payload } from "../pages/payload.ts";
import type { Route } from "./+types/status";
import { findPayload } from "./find-payload.server.ts";

type StatusPage = { payload: Payload; at: number; lines: StatusLine[] };

export async function loader({ context, url }: Route.LoaderArgs): Promise<StatusPage> {
  context.get(renderContext).isOfTheMoment = true;
  const [payload, { rubriques }] = await Promise.all([
    findPayload(context, url),
    context.get(healthContext).read(),
  ]);
  return { payload, at: Date.now(), lines: rubriques };
}

export function clientLoader(args: Route.ClientLoaderArgs): Promise<StatusPage> {
  return fetchWithServer<StatusPage>(args);
}

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.none };
}

export { pageMeta as meta } from "../layout/page-meta.ts";

export default function StatusRoute({ loaderData: { payload, at, lines } }: Route.ComponentProps) {
  return (
    <StatusContext value={{ at, lines }}>
      <ContentPage payload={payload} />
    </StatusContext>
  );
}
