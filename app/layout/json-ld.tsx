// The page as structured data (JSON-LD), for machines that read the HTML.
import { use } from "react";
import { useRouteLoaderData } from "react-router";
import { DrawnPageContext } from "../pages/drawn.tsx";
import { useIsFirstDrawing } from "../ui/first-drawing.ts";
import { ORIGIN_MARK } from "./structured-data/origin-mark.ts";

/** Sent by the server only: nobody reads it after a navigation in the browser. */
export function JsonLd({ path }: { path: string }) {
  return <PageScript key={path} />;
}

function PageScript() {
  const root = useRouteLoaderData<{ origin: string }>("root");
  const drawn = use(DrawnPageContext);
  if (!useIsFirstDrawing()) return null;
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {import.meta.env.SSR ? drawn?.jsonLd.replaceAll(ORIGIN_MARK, root?.origin ?? "") : ""}
    </script>
  );
}
