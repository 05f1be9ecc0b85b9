// What stands below a heading becomes a section that a phone folds (app/layout/sections.css): what decides comes before it.

import type { Element, RootContent } from "hast";
import type { PageKind } from "../../pages/payload.ts";
import { DIRECTIVES } from "../blocks/directives.ts";
import type { CompiledPage } from "../compiler/compiled-page.ts";

/** Read from the first line to the last: nothing of them is folded. */
const READ_WHOLE: readonly PageKind[] = ["article", "legal"];

/** Fewer sections are seen at a glance. */
const WORTH_FOLDING = 4;

/** The tags of blocks that are inside of no section. */
const APART = [...DIRECTIVES.values()].filter(({ isApart }) => isApart).map(({ tag }) => tag);

/** A section of a page: its heading, without its id, and what stands below. */
export type Section = { id: string; heading: Element; nodes: RootContent[] };

/** Whether a page's sections are folded on a phone. */
export function isFolding({ kind, contents }: Pick<CompiledPage, "kind" | "contents">): boolean {
  return !READ_WHOLE.includes(kind) && contents.length >= WORTH_FOLDING;
}

/** The text of a page as nodes that stand by themselves, and sections; nothing is lost or moved. */
export function foldSections(nodes: readonly RootContent[]): (RootContent | Section)[] {
  const parts: (RootContent | Section)[] = [];
  let open: Section | undefined;
  for (const node of nodes) {
    if (node.type === "element" && node.tagName === "h2") {
      const id = String(node.properties.id);
      open = { id, heading: { ...node, properties: { id: headingId(id) } }, nodes: [] };
      parts.push(open);
    } else if (node.type === "block" && APART.includes(node.tag)) {
      open = undefined;
      parts.push(node);
    } else if (open) open.nodes.push(nameByHeading(node, open.id));
    else parts.push(node);
  }
  return parts;
}

export function isSection(part: RootContent | Section): part is Section {
  return "heading" in part;
}

/**
 * The section's own id belongs to what is folded: only a link to something inside of `<details>` makes the browser open
 * it without a script.
 */
function headingId(id: string): string {
  return `titre-${id}`;
}

/** A table that its heading names keeps that name. */
function nameByHeading(node: RootContent, id: string): RootContent {
  if (node.type !== "element" || node.properties["aria-labelledby"] !== id) return node;
  return { ...node, properties: { ...node.properties, "aria-labelledby": headingId(id) } };
}
