// Streams a page as HTML. Bots wait for everything; errors leave here as a page, as JSON, or bare.

import publishedAmounts from "virtual:published-amounts";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { logFault } from "../workers/log.ts";
import { HistoryFragmentsContext } from "./amounts/history/fragment.tsx";
import { fragmentsOf } from "./amounts/history/fragments.server.ts";
import { POLICY } from "./amounts/policy.server.ts";
import { renderContext } from "./context.server.ts";
import { policyHeaders } from "./http/content-security-policy.server.ts";
import { errorAnswer } from "./http/error-answer.server.ts";
import { PAGE_MARK } from "./http/headers.server.ts";
import { toPageError } from "./http/page-error.ts";
import { isBot } from "./http/reader.server.ts";
import { NonceContext } from "./layout/page-scripts.tsx";
import { ServedPageContext } from "./pages/page-content.tsx";

/** Milliseconds after which promises that a page still waits for are given up. */
export const streamTimeout = POLICY.streamMs;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  // Vite's scripts and styles in development have no nonce: no policy there.
  const state = context.get(renderContext);
  const nonce = import.meta.env.DEV ? undefined : state.nonce;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const policy = nonce ? policyHeaders(nonce, state.reportsTo) : {};
  for (const [name, value] of Object.entries(policy)) headers.set(name, value);

  if (status >= 400) {
    const { errors } = routerContext.staticHandlerContext;
    for (const error of Object.values(errors ?? {})) logThrownResponse(error);
    const answer = errorAnswer(request, status, headers, errors);
    if (answer) return answer;
  }
  if (status === 200) headers.set(PAGE_MARK, "1");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  let isShellRendered = false;
  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServedPageContext value={state.page}>
        <HistoryFragmentsContext value={fragmentsOf(state.reading, publishedAmounts)}>
          <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
        </HistoryFragmentsContext>
      </ServedPageContext>
    </NonceContext>,
    {
      nonce,
      signal: AbortSignal.timeout(streamTimeout + 1_000),
      onError(error) {
        // Errors before the shell reject the rendering: React Router logs them and answers 500.
        if (isShellRendered) logFault(error);
      },
    },
  );
  isShellRendered = true;
  if (isBot(request)) await body.allReady;
  return new Response(body, { status, headers });
}

/** A fault that a route throws with words for the visitor: React Router hands it to no `handleError`. */
function logThrownResponse(error: unknown): void {
  if (isRouteErrorResponse(error) && error.status >= 500)
    logFault(new Error(toPageError(error).message));
}

/** Logs faults once. Pages that do not exist and visitors who left are no faults. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  logFault(error);
}
