// /parrainage/historique: every change of an amount, a page at a time. A route of its own: its lines are in the record
// that the cron keeps, and the address says which of them.

import publishedAmounts from "virtual:published-amounts";
import { type HistoryList, HistoryListProvider } from "../blocks/history/list.ts";
import { listChanges } from "../blocks/history/list-changes.server.ts";
import { isOffline } from "../browser/document-load.ts";
import { offline } from "../browser/unreachable-page.ts";
import { historyContext, originContext } from "../context.server.ts";
import { ContentPage } from "../layout/written-page.tsx";
import { fetchPayload } from "../pages/fetch-payload.ts";
import type { Payload } from "../pages/payload.ts";
import type { Route } from "./+types/history";
import { findPayload } from "./find-payload.server.ts";

type HistoryPage = { payload: Payload; list: HistoryList };

export async function loader({ context, url }: Route.LoaderArgs): Promise<HistoryPage> {
  const { isKept, record } = context.get(historyContext);
  const [payload, found] = await Promise.all([findPayload(context, url), record()]);
  return {
    payload,
    list: {
      isKept,
      origin: context.get(originContext),
      ...listChanges(found, publishedAmounts, url.searchParams),
    },
  };
}

/** @throws the error page's error where there is no network to ask over: the lines are the server's alone */
export async function clientLoader({
  url,
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<HistoryPage> {
  if (isOffline()) throw offline(url);
  // The server's data lacks the HTML drawn at build, which it sends in a document; the payload has it.
  const [payload, { list }] = await Promise.all([fetchPayload({ url, request }), serverLoader()]);
  return { payload, list };
}

export { pageMeta as meta } from "../layout/page-meta.ts";

export default function History({ loaderData: { payload, list } }: Route.ComponentProps) {
  return (
    <HistoryListProvider value={list}>
      <ContentPage payload={payload} />
    </HistoryListProvider>
  );
}
