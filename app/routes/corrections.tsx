// /corrections: what the history once took for true. A route of its own: its lines stand beside the amounts, in what the cron keeps.

import { type CorrectionLine, CorrectionsContext } from "../blocks/corrections/list.ts";
import { listCorrections } from "../blocks/corrections/list-corrections.server.ts";
import { amountsContext } from "../context.server.ts";
import { ContentPage } from "../layout/content-page.tsx";
import { fetchWithServer } from "../pages/fetch-payload.ts";
import type { Payload } from "../pages/payload.ts";
import type { Route } from "./+types/corrections";
import { findPayload } from "./find-payload.server.ts";

type CorrectionsPage = { payload: Payload; lines: CorrectionLine[] };

export async function loader({ context, url }: Route.LoaderArgs): Promise<CorrectionsPage> {
  const [payload, { reading }] = await Promise.all([
    findPayload(context, url),
    context.get(amountsContext).read(),
  ]);
  const { history } = await reading;
  return { payload, lines: listCorrections(history?.corrections ?? []) };
}

export function clientLoader(args: Route.ClientLoaderArgs): Promise<CorrectionsPage> {
  return fetchWithServer<CorrectionsPage>(args);
}

export { pageMeta as meta } from "../layout/page-meta.ts";

export default function CorrectionsRoute({ loaderData: { payload, lines } }: Route.ComponentProps) {
  return (
    <CorrectionsContext value={lines}>
      <ContentPage payload={payload} />
    </CorrectionsContext>
  );
}
