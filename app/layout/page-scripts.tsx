// The scripts of a page. Only the server renders them: a script that React inserts in the browser does not run, and its
// text is refused by the page's policy (Trusted Types).
import { createContext, use } from "react";
import { Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { LATE_START } from "../browser/late-start.ts";
import { THEME_SCRIPT } from "../browser/theme.ts";
import { ServedPageContext } from "../pages/page-content.tsx";
import { ORIGIN_PLACEHOLDER } from "../pages/slots.ts";
import { useIsServerRendered } from "../ui/server-rendered.ts";
import { putOff } from "./late-scripts.ts";

/** The nonce of this response; only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Puts the chosen theme on <html> before the first paint, so that nothing flashes. */
export function ThemeScript() {
  return <InlineScript text={import.meta.env.SSR ? THEME_SCRIPT : ""} />;
}

/** Restores the scroll position of a visitor who comes back, by an inline script and so before React is there. */
export function ScrollRestorationScript() {
  // Called as a function: its effects must run in the browser also where the script it returns is left out.
  const script = ScrollRestoration({});
  return useIsServerRendered() ? script : null;
}

/** What `<Scripts>` draws, put off until the page is painted. A page is complete without it. */
export function LateScripts() {
  const scripts = putOff(Scripts({}));
  return (
    <>
      {useIsServerRendered() && scripts}
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
  const page = use(ServedPageContext);
  if (!useIsServerRendered()) return null;
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {import.meta.env.SSR ? page?.jsonLd?.replaceAll(ORIGIN_PLACEHOLDER, root?.origin ?? "") : ""}
    </script>
  );
}

/** @param props.text empty in the browser: the script is in the HTML already, and its text not in the bundle */
function InlineScript({ text }: { text: string }) {
  const nonce = use(NonceContext);
  if (!useIsServerRendered()) return null;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {text}
    </script>
  );
}
