// The page as structured data (JSON-LD), for machines that read the HTML.
import { useState, useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import type { Payload } from "../content/payload.ts";
import { writeJsonLd } from "./structured-data/page-graph.ts";

/**
 * Drawn by the server only: nobody reads it after a navigation in the browser, which therefore gets
 * neither the data nor the code that makes it. Hydration finds the script in place and leaves it there.
 */
export function JsonLd({ payload }: { payload: Payload }) {
  return <PageScript key={payload.path} payload={payload} />;
}

function PageScript({ payload }: { payload: Payload }) {
  const root = useRouteLoaderData<{ origin: string }>("root");
  const isFirstDrawing = useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
  const [isKept] = useState(isFirstDrawing);
  if (!isKept) return null;
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {import.meta.env.SSR ? writeJsonLd(payload, root?.origin ?? "") : ""}
    </script>
  );
}

function subscribeToNothing() {
  return () => {};
}

function inBrowser() {
  return false;
}

/** Also what hydration asks, so that it expects the script the server drew. */
function onServer() {
  return true;
}
