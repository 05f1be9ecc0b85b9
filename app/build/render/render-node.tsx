// A node of a compiled text → parts of a page: what never changes as HTML, what lives as the props of its component.
import { type ComponentType, createElement, type ReactNode } from "react";
import type { Node, PageNode } from "../../pages/payload.ts";
import { DEFINITIONS } from "../blocks/directives.ts";
import { findParts, type Parts } from "../blocks/find-parts.ts";
import type { HtmlRenderer } from "./html-renderer.tsx";

const { views, sends, islands }: Parts = findParts({
  definitions: DEFINITIONS,
  views: import.meta.glob("../../blocks/*/view.tsx", { eager: true }),
  sends: import.meta.glob("../../blocks/*/send.{ts,tsx}", { eager: true }),
  islands: Object.keys(import.meta.glob("../../blocks/*/*.island.tsx")),
});

/** Renders one node of a page's text. @throws where an island stands inside of another block */
export function renderNode(node: Node, renderer: HtmlRenderer): PageNode[] {
  if (typeof node !== "string" && islands.has(node[0])) {
    const [tag, props] = node;
    return [{ island: tag, props: sends[tag]?.(props || {}, renderer) ?? (props || {}) }];
  }
  return renderer.elements(toReact(node));
}

function toReact(node: Node): ReactNode {
  if (typeof node === "string") return node;
  const [tag, props, ...children] = node;
  if (islands.has(tag))
    throw new Error(`"${tag}" lives, and stands inside of a block that is rendered at build.`);
  // The compiler typed these props by tag; the tree forgets which ones belong together.
  const type: ComponentType<object> | string = views[tag] ?? tag;
  const own =
    tag === "table" ? { className: "table table--cards", ...(props || {}) } : props || null;
  return createElement(type, own, ...children.map(toReact));
}
