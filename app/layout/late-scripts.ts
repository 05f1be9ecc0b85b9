// React Router has every module of a page fetched at high priority, before the styles' own bytes, and compiled beside
// the first layout. What its <Scripts> draws goes out under other names, which browsers leave alone until the page is
// painted (app/browser/late-start.ts); the build looks whether it still draws what is renamed here.
import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { LATE_MODULE, LATE_PRELOAD } from "../browser/late-start.ts";

type Props = { rel?: string; type?: string; children?: ReactNode };

/** What `<Scripts>` draws, with its modules and their preloads put off. */
export function putOff(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(putOff);
  if (!isValidElement<Props>(node)) return node;
  const { rel, type, children } = node.props;
  if (rel === "modulepreload") return cloneElement(node, { rel: LATE_PRELOAD });
  if (type === "module") return cloneElement(node, { type: LATE_MODULE });
  return children ? cloneElement(node, {}, ...[putOff(children)].flat()) : node;
}

/**
 * Looks at what `<Scripts>` renders.
 * @returns why `putOff` could not put it off, or undefined where it does
 */
export function findScriptsFault(rendered: ReactNode): string | undefined {
  const elements = listElements(rendered);
  const unknown = elements.find(
    ({ type }) => !["script", "link", Fragment].includes(type as string),
  );
  if (unknown) return "it draws something else than scripts and links";
  if (!elements.some(({ props }) => props.type === "module")) return "it draws no module";
  if (!elements.some(({ props }) => props.rel === "modulepreload")) return "it preloads no module";
  return undefined;
}

function listElements(node: ReactNode): ReactElement<Props>[] {
  if (Array.isArray(node)) return node.flatMap(listElements);
  return isValidElement<Props>(node) ? [node, ...listElements(node.props.children)] : [];
}
