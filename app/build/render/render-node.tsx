// A node of a compiled text → parts of a page: what never changes as HTML, what lives as the props of its component.
import type { Element, Nodes, Properties } from "hast";
import { type ComponentType, createElement, type ReactNode } from "react";
import type { PageNode } from "../../pages/payload.ts";
import { FigureGroup, FigureRow, FiguresFoot, FiguresMark } from "../../ui/figures.tsx";
import { joinInversions } from "../../ui/typography.server.ts";
import { DEFINITIONS } from "../blocks/directives.ts";
import { findParts, type Parts } from "../blocks/find-parts.ts";
import type { HtmlRenderer } from "./html-renderer.tsx";

const { views, islandProps, islands }: Parts = findParts({
  definitions: DEFINITIONS,
  views: import.meta.glob("../../blocks/*/view.tsx", { eager: true }),
  islandProps: import.meta.glob("../../blocks/*/island-props.{ts,tsx}", { eager: true }),
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
    return [{ island: tag, props: islandProps[tag]?.(props, renderer) ?? props }];
  }
  return renderer.elements(toReact(node));
}

function toReact(node: Nodes): ReactNode {
  switch (node.type) {
    case "text":
      return node.value;
    case "element":
      return createElement(node.tagName, attributesOf(node.properties), ...groupFigures(node));
    case "block":
      return createElement(viewOf(node.tag), node.props, ...node.children.map(toReact));
    default:
      throw new Error(`"${node.type}" is nothing that a compiled text may hold.`);
  }
}

/** What an element holds; its figures share a mark where it is a paragraph, an item or a table. */
function groupFigures(node: Element): ReactNode[] {
  const children = node.children.map(toReact);
  switch (node.tagName) {
    case "p":
    case "li":
      return [createElement(FigureGroup, null, ...children, <FiguresMark />)];
    case "table":
      return [
        createElement(FigureGroup, null, ...children, <FiguresFoot columns={countColumns(node)} />),
      ];
    case "tr": {
      const title = readText(node.children[0]);
      return children.map((cell, index) => {
        const of = index > 0 ? nameCell(node, index, title) : "";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells never move.
          <FigureRow key={index} title={of}>
            {cell}
          </FigureRow>
        );
      });
    }
    case "h2":
    case "h3":
      return children.map((child) => (typeof child === "string" ? joinInversions(child) : child));
    default:
      return children;
  }
}

function countColumns(table: Element): number {
  const [head] = table.children;
  const [row] = head && "children" in head ? head.children : [];
  return row && "children" in row ? row.children.length : 1;
}

/** What the figures of a cell are called: by the title of its row, and of its column where a row has several. */
function nameCell(row: Element, index: number, title: string): string {
  const cell = row.children[index];
  const label = cell?.type === "element" ? cell.properties["data-label"] : undefined;
  return label && row.children.length > 2 ? `${title}, ${label}` : title;
}

function readText(node: Nodes | undefined): string {
  if (node?.type === "text") return node.value;
  return node && "children" in node ? node.children.map(readText).join("") : "";
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
