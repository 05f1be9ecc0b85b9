// Compiled nodes → blocks: what never changes as HTML, what lives as the props of its component. Runs at build.
import { type ComponentType, createElement, type ReactNode } from "react";
import type { Block, Node } from "../../pages/payload.ts";
import { DEFINITIONS } from "../blocks/directives.ts";
import { findParts, type Parts } from "../blocks/find-parts.ts";
import type { Sheet } from "./sheet.tsx";

const { views, sends, islands }: Parts = findParts({
  definitions: DEFINITIONS,
  views: import.meta.glob("../../blocks/*/view.tsx", { eager: true }),
  sends: import.meta.glob("../../blocks/*/send.{ts,tsx}", { eager: true }),
  islands: Object.keys(import.meta.glob("../../blocks/*/*.island.tsx")),
});

/** Draws one node of a page's text. @throws where a live block stands inside of another */
export function drawBlock(node: Node, sheet: Sheet): Block[] {
  if (typeof node !== "string" && islands.has(node[0])) {
    const [tag, props] = node;
    return [[tag, sends[tag]?.(props || {}, sheet) ?? (props || {})]];
  }
  return sheet.draw(draw(node));
}

function draw(node: Node): ReactNode {
  if (typeof node === "string") return node;
  const [tag, props, ...children] = node;
  if (islands.has(tag))
    throw new Error(`"${tag}" lives, and stands inside of a block that is drawn.`);
  // The compiler typed these props by tag; the tree forgets which ones belong together.
  const type: ComponentType<object> | string = views[tag] ?? tag;
  const own =
    tag === "table" ? { className: "table table--cards", ...(props || {}) } : props || null;
  return createElement(type, own, ...children.map(draw));
}
