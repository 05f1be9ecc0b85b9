// The parts of a page: what was rendered at build as it stands, what lives by its component.
import { type ComponentType, createElement, Fragment, lazy, memo, type ReactNode } from "react";
import { withoutScript } from "../browser/failed-script.ts";
import type { PageNode } from "../pages/payload.ts";
import { StaticHtml } from "../pages/static-html.tsx";
import { WholeStyles } from "../pages/whole-styles.tsx";
import { islandTag } from "./island-tag.ts";
import { PageTools } from "./page-tools/page-tools.tsx";

type Component = ComponentType<object>;

/** Tickets, listings and tools are chunks of their own, without a Suspense: the HTML waits for them, and holds their result. */
const FOUND = import.meta.glob<{ default: Component }>("./*/*.island.tsx");

const LOADERS = Object.fromEntries(
  Object.entries(FOUND).map(([path, load]) => [islandTag(path), load]),
);

/**
 * Scripts that were fetched before they are drawn. Asked for anew, a module that is there already comes a task later, and
 * React would begin the whole page again.
 */
const fetched = new Map<string, ReturnType<(typeof FOUND)[string]>>();

/** Islands by their names. Their props were rendered for them. */
const ISLANDS: Record<string, Component> = { WholeStyles, PageTools: PageTools as Component };
for (const [tag, load] of Object.entries(LOADERS)) {
  ISLANDS[tag] = lazy<Component>(() => (fetched.get(tag) ?? load()).catch(withoutScript));
}

/** Fetches the script of an island before its page is asked for. A failure is the business of who draws the page. */
export function fetchIsland(tag: string): void {
  const load = LOADERS[tag];
  if (!load || fetched.has(tag)) return;
  const script = load();
  fetched.set(tag, script);
  script.catch(() => fetched.delete(tag));
}

type Props = {
  nodes: readonly PageNode[];
  /** Letters of HTML after which the rest is left out; all of it without. Those of islands are not known, and not counted. */
  most?: number | undefined;
};

/**
 * Parts never change their places while their page is shown, so they are passed in place and need no keys. They are drawn
 * anew with other parts alone, not at each step of a navigation.
 */
export const PageNodes = memo(function PageNodes({
  nodes,
  most = Number.POSITIVE_INFINITY,
}: Props) {
  let left = most;

  function render(node: PageNode): ReactNode {
    if (left <= 0) return null;
    if ("island" in node) {
      const island = ISLANDS[node.island];
      return island && createElement(island, node.props);
    }
    if ("children" in node) {
      return createElement(node.tag, node.attributes, ...node.children.map(render));
    }
    const { attributes, ...element } = node;
    left -= element.html?.length ?? 0;
    return <StaticHtml {...element} {...attributes} />;
  }

  return createElement(Fragment, null, ...nodes.map(render));
});
