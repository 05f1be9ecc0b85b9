// A node of a compiled text → parts of a page: what never changes as HTML, what lives as the props of its component.
import type { Nodes, Properties } from "hast";
import { type ComponentType, createElement, type ReactNode } from "react";
import type { PageNode } from "../../pages/payload.ts";
import { DEFINITIONS } from "../blocks/directives.ts";
import { findParts, type Parts } from "../blocks/find-parts.ts";
import type { HtmlRenderer } from "./html-renderer.tsx";

const { views, sends, islands }: Parts = findParts({
  definitions: DEFINITIONS,
  views: import.meta.glob("../../blocks/*/view.tsx", { eager: true }),
  sends: import.meta.glob("../../blocks/*/send.{ts,tsx}", { eager: true }),
  islands: import.meta.glob("../../blocks/*/*.island.tsx", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
});

/** Renders one node of a page's text. @throws where an island stands inside of another block */
export function renderNode(node: Nodes, renderer: HtmlRenderer): PageNode[] {
  if (node.type === "block" && islands.has(node.tag)) {
    const { tag, props } = node;
    return [{ island: tag, props: sends[tag]?.(props, renderer) ?? props }];
  }
  return renderer.elements(toReact(node));
}

function toReact(node: Nodes): ReactNode {
  switch (node.type) {
    case "text":
      return node.value;
    case "element":
      return createElement(
        node.tagName,
        attributesOf(node.properties),
        ...node.children.map(toReact),
      );
    case "block":
      return createElement(viewOf(node.tag), node.props, ...node.children.map(toReact));
    default:
      throw new Error(`"${node.type}" is nothing that a compiled text may hold.`);
  }
}

function viewOf(tag: string): ComponentType<object> {
  const view = views[tag];
  if (view) return view;
  throw new Error(`"${tag}" lives, and stands inside of a block that is rendered at build.`);
}

/** As React takes them: a list, such as the classes, as one text. */
function attributesOf(properties: Properties) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(" ") : value,
    ]),
  );
}
