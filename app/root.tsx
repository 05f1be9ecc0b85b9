// The document around every page, the layout named "default", and the error page.

import { useEffect } from "react";
import { data, Meta, Outlet, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { AmountsProvider, useAmounts } from "./amounts/amounts.tsx";
import { type Past, PastContext } from "./amounts/history/fragment.tsx";
import { packReading, type Reading } from "./amounts/reading.ts";
import { watchAge } from "./browser/stale-page.ts";
import { amountsContext, originContext, renderContext } from "./context.server.ts";
import { CACHE_CONTROL } from "./http/headers.server.ts";
import { toPageError } from "./http/page-error.ts";
import { isBot } from "./http/reader.server.ts";
import { DefaultLayout } from "./layout/default-layout.tsx";
import { ErrorPage } from "./layout/error-page.tsx";
import { WholeMasthead } from "./layout/masthead.tsx";
import { LateScripts, ScrollRestorationScript, ThemeScript } from "./layout/page-scripts.tsx";
import { FirstStyles } from "./layout/styles.tsx";
import { useRouteMiddlewareAtHydration } from "./pages/route-middleware.ts";
import { readSuggestions } from "./search/missing-page-search.tsx";

/**
 * The amounts, for every page: in the first bytes where they are at hand, on their way where
 * nothing was ever read. A page that still waits for them is not cached by anyone.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const answer = await context.get(amountsContext).read();
  if (answer.state === "at-hand") context.get(renderContext).reading = answer.reading;
  // Amounts are filled into what was rendered at build as it is sent: for a robot, which gets a whole page, we wait first.
  const reading = isBot(request) ? await answer.reading : answer.reading;
  const amounts = reading instanceof Promise ? reading.then(packReading) : packReading(reading);
  // Their past goes out as HTML (app/amounts/history/fragment.tsx): the browser is told whether there is any.
  const past = answer.state === "at-hand" ? pastOf(answer.reading) : null;
  return data(
    { amounts, past, origin: context.get(originContext), now: Date.now() },
    {
      headers: {
        "Cache-Control": answer.state === "at-hand" ? CACHE_CONTROL.page : CACHE_CONTROL.none,
      },
    },
  );
}

function pastOf({ history }: Reading): Past {
  if (!history) return null;
  return history.isExample ? "example" : "recorded";
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/**
 * The amounts are read once, at start: a navigation never asks for them again, since its data are static files. A page that
 * has grown stale is loaded anew (browser/stale-page.ts).
 */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="fr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fff0e4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#04181f" media="(prefers-color-scheme: dark)" />
        <ThemeScript />
        <FirstStyles />
        <WholeMasthead />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
      </head>
      <body>
        {children}
        <ScrollRestorationScript />
        <LateScripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  useRouteMiddlewareAtHydration();
  useEffect(() => watchAge(loaderData.now), [loaderData.now]);
  return (
    <AmountsProvider value={useAmounts(loaderData.amounts)}>
      <DefaultLayout now={loaderData.now} origin={loaderData.origin}>
        <PastContext value={loaderData.past}>
          <Outlet />
        </PastContext>
      </DefaultLayout>
    </AmountsProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <AmountsProvider value={useAmounts(root?.amounts)}>
      <DefaultLayout now={root?.now} origin={root?.origin}>
        <ErrorPage error={toPageError(error)} near={readSuggestions(error)} />
      </DefaultLayout>
    </AmountsProvider>
  );
}
