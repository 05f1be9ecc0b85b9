/**
 * Markdown tree → the compact tree of a payload. Only what is listed here can reach a page:
 * raw HTML, images and footnotes stop the build.
 */
import type { Heading, Nodes, Root, RootContent, Table, TableCell } from "mdast";
import type { Element, Node } from "../../pages/payload.ts";
import { readRun } from "../../ui/typography.server.ts";
import { refuseMiswritten } from "../french/refused-prose.ts";
import { type Drawing, drawDirective } from "./draw-directive.ts";
import { resolveLink } from "./link.ts";
import type { ProblemList } from "./problem.ts";

/** The body of a page; faults go to `drawing.problems` and leave a hole. */
export function drawTree(tree: Root, drawing: Drawing): Node[] {
  refuseMiswritten(tree, drawing.problems);
  return drawAll(tree.children, drawing);
}

/** Draws nodes in order, joining neighbouring strings. */
export function drawAll(nodes: readonly RootContent[], drawing: Drawing): Node[] {
  const drawn: Node[] = [];
  for (const node of nodes.flatMap((node) => drawNode(node, drawing))) {
    const last = drawn.at(-1);
    if (typeof node === "string" && typeof last === "string") {
      drawn.splice(-1, 1, last + node);
    } else if (node !== "") drawn.push(node);
  }
  return drawn;
}

const SIMPLE_TAGS = {
  paragraph: "p",
  emphasis: "em",
  strong: "strong",
  delete: "del",
  blockquote: "blockquote",
} as const;

function drawNode(node: RootContent, drawing: Drawing): Node[] {
  switch (node.type) {
    case "yaml":
    case "definition":
      return [];
    case "text":
      return [node.value];
    case "paragraph":
    case "emphasis":
    case "strong":
    case "delete":
    case "blockquote":
      return [[SIMPLE_TAGS[node.type], 0, ...drawAll(node.children, drawing)]];
    case "heading":
      return drawHeading(node, drawing);
    case "inlineCode":
      return [["code", 0, node.value]];
    case "code":
      return [
        ["pre", 0, ["code", node.lang ? { className: `language-${node.lang}` } : 0, node.value]],
      ];
    case "thematicBreak":
      return [["hr", 0]];
    case "break":
      return [["br", 0]];
    case "list": {
      const start = node.ordered && (node.start ?? 1) !== 1 ? { start: node.start } : 0;
      return [[node.ordered ? "ol" : "ul", start, ...drawAll(node.children, drawing)]];
    }
    case "listItem":
      if (typeof node.checked === "boolean") return refuse(node, "tick boxes", drawing);
      return [["li", 0, ...drawItem(node.children, node.spread === true, drawing)]];
    case "table":
      return [drawTable(node, drawing)];
    case "link":
      return drawLink(node, node.url, drawing);
    case "linkReference":
      return drawLink(node, drawing.definitions.get(node.identifier) ?? "", drawing);
    case "textDirective":
    case "leafDirective":
    case "containerDirective":
      return drawDirective(node, drawing, drawAll);
    case "html":
      return refuse(node, "raw HTML", drawing);
    case "image":
    case "imageReference":
      return refuse(node, "images", drawing);
    default:
      return refuse(node, node.type, drawing);
  }
}

function drawHeading(node: Heading, drawing: Drawing): Element[] {
  refuseDirectives(node, "a heading", drawing.problems);
  const id = drawing.headingIds.get(node) ?? "";
  return [[`h${node.depth}`, { id }, ...drawAll(node.children, drawing)]];
}

function drawLink(
  node: Extract<RootContent, { type: "link" | "linkReference" }>,
  url: string,
  drawing: Drawing,
): Node[] {
  refuseDirectives(node, "a link", drawing.problems);
  const children = drawAll(node.children, drawing);
  const line = node.position?.start.line;
  if (!children.length) drawing.problems.add("a link has no words", line);
  try {
    return [["a", resolveLink(url, drawing.path, drawing.targets), ...children]];
  } catch (error) {
    drawing.problems.add(error instanceof Error ? error.message : String(error), line);
    return children;
  }
}

/** A tight item holds its words directly; a loose one keeps its paragraphs. */
function drawItem(children: readonly RootContent[], loose: boolean, drawing: Drawing): Node[] {
  return children.flatMap((child) =>
    child.type === "paragraph" && !loose
      ? drawAll(child.children, drawing)
      : drawNode(child, drawing),
  );
}

/**
 * First row of column titles, first column of row titles. Each cell knows its column's title, so that narrow screens
 * can stack rows as cards. The table is named by the heading that it stands under, if there is one.
 */
function drawTable(table: Table, drawing: Drawing): Element {
  const drawCell = (cell: TableCell) => drawAll(cell.children, drawing);
  const [head, ...rows] = table.children;
  const titles = head?.children.map(readRun) ?? [];
  const alignment = (column: number) => {
    const side = table.align?.[column];
    return side === "right" || side === "center" ? { className: `align-${side}` } : {};
  };
  const titleRow: Element[] = (head?.children ?? []).map((cell, column) =>
    // The corner over the row titles is often empty, and an empty title announces nothing.
    titles[column] === ""
      ? ["td", 0]
      : ["th", { scope: "col", ...alignment(column) }, ...drawCell(cell)],
  );
  const bodyRows: Element[] = rows.map((row) => [
    "tr",
    0,
    ...row.children.map((cell, column): Element => {
      if (column === 0) return ["th", { scope: "row" }, ...drawCell(cell)];
      const props = { "data-label": titles[column] ?? "", ...alignment(column) };
      return ["td", props, ...drawCell(cell)];
    }),
  ]);
  const name = headingAbove(table, drawing);
  return [
    "table",
    name ? { "aria-labelledby": name } : 0,
    ["thead", 0, ["tr", 0, ...titleRow]],
    ["tbody", 0, ...bodyRows],
  ];
}

/** The id of the last heading before a node. */
function headingAbove({ position }: Nodes, { headingIds }: Drawing): string | undefined {
  const line = position?.start.line ?? 0;
  return [...headingIds].findLast(([heading]) => (heading.position?.start.line ?? 0) < line)?.[1];
}

/** A slot draws a button or a live amount: neither may stand inside another control or a title. */
function refuseDirectives(node: Nodes, place: string, problems: ProblemList): void {
  if (!("children" in node)) return;
  for (const child of node.children) {
    if (child.type === "textDirective") {
      problems.add(`":${child.name}" may not stand in ${place}`, child.position?.start.line);
    } else refuseDirectives(child, place, problems);
  }
}

function refuse(node: Nodes, what: string, { problems }: Drawing): [] {
  problems.add(`${what}: not allowed in content`, node.position?.start.line);
  return [];
}
