// Where the first screen of a text ends: what stands before is shown with the styles in the page alone (app/styles/first.css).

import type { PageNode } from "../../pages/payload.ts";
import { TICKETS_CLASS } from "./frame-classes.ts";

/** Parts of a text that are sure to fill a screen. */
const SCREENFUL = 6;
const TEXT = ["p", "h2", "h3", "ul", "ol", "blockquote"];
const FIRST_CLASSES = ["avis", "for-whom", "notice", TICKETS_CLASS];

/**
 * How many parts stand before the whole style sheet: as many as fill a screen, before the first table, card or tool, which
 * the styles of the first screen do not know. A heading stays with what it is the heading of.
 */
export function endOfFirstScreen(nodes: readonly PageNode[]): number {
  const isKnown = (node: PageNode) =>
    TEXT.includes(tagOf(node)) || FIRST_CLASSES.includes(classOf(node));
  const found = nodes.findIndex((node, index) => index === SCREENFUL || !isKnown(node));
  const end = found === -1 ? nodes.length : found;
  const last = nodes[end - 1];
  return last && /^h\d$/.test(tagOf(last)) ? end - 1 : end;
}

/** The class of an element; "" for an island, and where there is none. */
export function classOf(node: PageNode): string {
  return "island" in node ? "" : String(node.attributes?.className ?? "");
}

function tagOf(node: PageNode): string {
  return "island" in node ? "" : node.tag;
}
