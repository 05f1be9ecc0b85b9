// What stands below a heading becomes a section that a phone folds (app/layout/sections.css): what decides comes before it.

import type { Element, RootContent } from "hast";
import type { PageKind } from "../../pages/payload.ts";
import { DIRECTIVES } from "../blocks/directives.ts";
import type { CompiledPage } from "../compiler/compiled-page.ts";

/** Read from the first line to the last: nothing of them is folded. */
const READ_WHOLE: readonly PageKind[] = ["article", "legal"];

/** Fewer sections are seen at a glance. */
const WORTH_FOLDING = 3;

/** The tags of blocks that are inside of no section. */
const OUTSIDE_SECTIONS = [...DIRECTIVES.values()]
  .filter(({ standsOutsideSections }) => standsOutsideSections)
  .map(({ tag }) => tag);

/** Apart for its column: it has no heading, and belongs to the one above it. */
const TICKET = "Ticket";

/** A section of a page: its heading, without its id, and what stands below. */
export type Section = { id: string; heading: Element; nodes: RootContent[] };

/** Whether a page's sections are folded on a phone. */
export function isFolding({ kind, contents }: Pick<CompiledPage, "kind" | "contents">): boolean {
  return !READ_WHOLE.includes(kind) && contents.length >= WORTH_FOLDING;
}

/**
 * The text of a page as nodes that stand by themselves, and sections; nothing is lost or moved. A section that a ticket
 * follows stays open: folded, its heading would stand above what belongs to it, and hide what leads there.
 */
export function foldSections(nodes: readonly RootContent[]): (RootContent | Section)[] {
  const parts: (RootContent | Section)[] = [];
  /** A heading and what stands below it so far. */
  let below: RootContent[] = [];
  const close = (isFolded: boolean) => {
    const [heading, ...rest] = below;
    parts.push(...(isFolded && isHeading(heading) ? [sectionOf(heading, rest)] : below));
    below = [];
  };
  for (const node of nodes) {
    if (node.type === "block" && OUTSIDE_SECTIONS.includes(node.tag)) {
      close(node.tag !== TICKET);
      parts.push(node);
    } else if (isHeading(node)) {
      close(true);
      below = [node];
    } else if (below.length > 0) below.push(node);
    else parts.push(node);
  }
  close(true);
  return parts;
}

function isHeading(node: RootContent | undefined): node is Element {
  return node?.type === "element" && node.tagName === "h2";
}

function sectionOf(heading: Element, nodes: readonly RootContent[]): Section {
  const id = String(heading.properties.id);
  return {
    id,
    heading: { ...heading, properties: { id: headingId(id) } },
    nodes: nodes.map((node) => nameByHeading(node, id)),
  };
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
