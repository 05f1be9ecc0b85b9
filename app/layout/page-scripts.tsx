// The scripts of a page. All stand in the HTML of the server alone: one that the browser draws itself never runs, and
// React would write it as text, which the page's policy refuses (Trusted Types).
import { use } from "react";
import { Scripts, ScrollRestoration } from "react-router";
import { LATE_START } from "../browser/late-start.ts";
import { THEME_SCRIPT } from "../browser/theme.ts";
import { useIsFirstDrawing } from "../ui/first-drawing.ts";
import { putOff } from "./late-scripts.ts";
import { NonceContext } from "./nonce.ts";

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
