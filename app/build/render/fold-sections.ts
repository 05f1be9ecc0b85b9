// What stands below a heading becomes a section that a phone folds (app/layout/sections.css): what decides comes before it.

import type { CompiledPage, Element, Node, PageKind } from "../../pages/payload.ts";
import { DIRECTIVES } from "../blocks/directives.ts";

/** Read from the first line to the last: nothing of them is folded. */
const READ_WHOLE: readonly PageKind[] = ["article", "legal"];

/** Fewer sections are seen at a glance. */
const WORTH_FOLDING = 4;

/** The tags of blocks that are inside of no section. */
const APART = [...DIRECTIVES.values()].filter(({ isApart }) => isApart).map(({ tag }) => tag);

/** A section of a page: its heading, without its id, and what stands below. */
export type Section = { id: string; heading: Element; nodes: Node[] };

/** Whether a page's sections are folded on a phone. */
export function isFolding({ kind, contents }: Pick<CompiledPage, "kind" | "contents">): boolean {
  return !READ_WHOLE.includes(kind) && contents.length >= WORTH_FOLDING;
}

/** The text of a page as nodes that stand by themselves, and sections; nothing is lost or moved. */
export function foldSections(nodes: readonly Node[]): (Node | Section)[] {
  const parts: (Node | Section)[] = [];
  let open: Section | undefined;
  for (const node of nodes) {
    const tag = typeof node === "string" ? "" : node[0];
    if (tag === "h2") {
      const [, props, ...words] = node as Element;
      const id = props ? String(props.id) : "";
      open = { id, heading: ["h2", { id: headingId(id) }, ...words], nodes: [] };
      parts.push(open);
    } else if (APART.includes(tag)) {
      open = undefined;
      parts.push(node);
    } else if (open) open.nodes.push(nameByHeading(node, open.id));
    else parts.push(node);
  }
  return parts;
}

export function isSection(part: Node | Section): part is Section {
  return typeof part === "object" && "heading" in part;
}

/**
 * The section's own id belongs to what is folded: only a link to something inside of `<details>` makes the browser open
 * it without a script.
 */
function headingId(id: string): string {
  return `titre-${id}`;
}

/** A table that its heading names keeps that name. */
function nameByHeading(node: Node, id: string): Node {
  if (typeof node === "string") return node;
  const [tag, props, ...children] = node;
  if (!props || props["aria-labelledby"] !== id) return node;
  return [tag, { ...props, "aria-labelledby": headingId(id) }, ...children];
}
