// The scripts of a page. All stand in the HTML of the server alone: one that the browser draws itself never runs, and
// React would write it as text, which the page's policy refuses (Trusted Types).
import { createContext, use } from "react";
import { Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { LATE_START } from "../browser/late-start.ts";
import { THEME_SCRIPT } from "../browser/theme.ts";
import { DrawnPageContext } from "../pages/drawn.tsx";
import { useIsFirstDrawing } from "../ui/first-drawing.ts";
import { putOff } from "./late-scripts.ts";
import { ORIGIN_MARK } from "./marks.ts";

/** The nonce of this response; only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Puts the chosen theme on <html> before the first paint, so that nothing flashes. */
export function ThemeScript() {
  return <InlineScript text={import.meta.env.SSR ? THEME_SCRIPT : ""} />;
}

/** Brings a visitor who comes back to the place that they left; its script does so before React is there. */
export function KeepPlace() {
  // Called, and not drawn: what it does in the browser must go on where its script is left out.
  const script = ScrollRestoration({});
  return useIsFirstDrawing() ? script : null;
}

/** What `<Scripts>` draws, put off until the page is painted. A page is complete without it. */
export function LateScripts() {
  const scripts = putOff(Scripts({}));
  return (
    <>
      {useIsFirstDrawing() && scripts}
      <InlineScript text={import.meta.env.SSR ? LATE_START : ""} />
    </>
  );
}

/** The page as structured data, for machines that read the HTML: nobody reads it after a navigation in the browser. */
export function JsonLd({ path }: { path: string }) {
  return <StructuredData key={path} />;
}

function StructuredData() {
  const root = useRouteLoaderData<{ origin: string }>("root");
  const drawn = use(DrawnPageContext);
  if (!useIsFirstDrawing()) return null;
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {import.meta.env.SSR ? drawn?.jsonLd.replaceAll(ORIGIN_MARK, root?.origin ?? "") : ""}
    </script>
  );
}

/** @param props.text empty in the browser, which finds it in place and has no copy of it */
function InlineScript({ text }: { text: string }) {
  const nonce = use(NonceContext);
  if (!useIsFirstDrawing()) return null;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {text}
    </script>
  );
}
