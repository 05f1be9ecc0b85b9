// React Router's scripts, put off until the page is painted: a page is complete without them.
import { cloneElement, isValidElement, type ReactElement, type ReactNode, use } from "react";
import { Scripts } from "react-router";
import { LATE_MODULE, LATE_PRELOAD, LATE_START } from "../browser/late-start.ts";
import { NonceContext } from "./theme-script.tsx";

/**
 * What `<Scripts>` draws, with other names for what a browser would fetch at once: React Router has every module
 * fetched at high priority, before the styles' own bytes, and compiled beside the first layout.
 */
export function LateScripts() {
  const nonce = use(NonceContext);
  return (
    <>
      {putOff(Scripts({}))}
      <script nonce={nonce} suppressHydrationWarning>
        {LATE_START}
      </script>
    </>
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
