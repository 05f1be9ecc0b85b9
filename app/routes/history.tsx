// /parrainage/historique: every change of an amount, a page at a time. A route of its own: its lines are in the record
// that the cron keeps, and the address says which of them.

import publishedAmounts from "virtual:published-amounts";
import { type HistoryList, HistoryListContext } from "../blocks/history/list.ts";
import { listChanges } from "../blocks/history/list-changes.server.ts";
import { historyContext, originContext } from "../context.server.ts";
import { ContentPage } from "../layout/content-page.tsx";
import { fetchWithServer } from "../pages/fetch-payload.ts";
import type { Payload } from "../pages/payload.ts";
import type { Route } from "./+types/history";
import { findPayload } from "./find-payload.server.ts";

type HistoryPage = { payload: Payload; list: HistoryList };

export async function loader({ context, url }: Route.LoaderArgs): Promise<HistoryPage> {
  const { hasHistory, record } = context.get(historyContext);
  const [payload, found] = await Promise.all([findPayload(context, url), record()]);
  return {
    payload,
    list: {
      hasHistory,
      origin: context.get(originContext),
      ...listChanges(found, publishedAmounts, url.searchParams),
    },
  };
}

export function clientLoader(args: Route.ClientLoaderArgs): Promise<HistoryPage> {
  return fetchWithServer<HistoryPage>(args);
}

export { pageMeta as meta } from "../layout/page-meta.ts";

export default function History({ loaderData: { payload, list } }: Route.ComponentProps) {
  return (
    <HistoryListContext value={list}>
      <ContentPage payload={payload} />
    </HistoryListContext>
  );
}
