// The scripts of a page. All stand in the HTML of the server alone: one that the browser draws itself never runs, and
// React would write it as text, which the page's policy refuses (Trusted Types).
import { cloneElement, isValidElement, type ReactElement, type ReactNode, use } from "react";
import { Scripts, ScrollRestoration } from "react-router";
import { LATE_MODULE, LATE_PRELOAD, LATE_START } from "../browser/late-start.ts";
import { THEME_SCRIPT } from "../browser/theme.ts";
import { useIsFirstDrawing } from "../ui/first-drawing.ts";
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

/**
 * What `<Scripts>` draws, put off until the page is painted, by other names for what a browser would fetch at once:
 * React Router has every module fetched at high priority, before the styles' own bytes, and compiled beside the first
 * layout. A page is complete without them.
 */
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

type Props = { rel?: string; type?: string; children?: ReactNode };

/** The same tree; tests/worker/answer-rules.test.ts notices where React Router draws another one. */
function putOff(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(putOff);
  if (!isValidElement(node)) return node;
  const element = node as ReactElement<Props & { fetchPriority?: string }>;
  const { rel, type, children } = element.props;
  // What is painted later, a font or an image below, still goes first.
  if (rel === "modulepreload")
    return cloneElement(element, { rel: LATE_PRELOAD, fetchPriority: "low" });
  if (type === "module") return cloneElement(element, { type: LATE_MODULE });
  return children ? cloneElement(element, {}, ...[putOff(children)].flat()) : element;
}
