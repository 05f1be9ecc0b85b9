/**
 * The tree of a Markdown text → the tree of a page. Only what is listed here can reach a page: raw HTML, images and
 * footnotes stop the build.
 */
import type { Element, ElementContent, Root as PageTree, Properties } from "hast";
import type { Code, Heading, Nodes, Root, RootContent, Table, TableCell } from "mdast";
import { messageOf } from "../../http/thrown.server.ts";
import { readRun } from "../../ui/typography.server.ts";
import { refuseUnparsedMarkup } from "../french/refused-prose.ts";
import { type CompileContext, compileDirective } from "./compile-directive.ts";
import { element, root, text } from "./hast.ts";
import { resolveLink } from "./link.ts";
import type { ProblemList } from "./problem.ts";

/** The body of a page; faults go to `context.problems` and leave a hole. */
export function compileTree(tree: Root, context: CompileContext): PageTree {
  refuseUnparsedMarkup(tree, context.problems);
  return root(...compileAll(tree.children, context));
}

/** Compiles nodes in order, joining neighbouring texts. */
function compileAll(nodes: readonly RootContent[], context: CompileContext): ElementContent[] {
  const compiled: ElementContent[] = [];
  for (const node of nodes.flatMap((node) => compileNode(node, context))) {
    const last = compiled.at(-1);
    if (node.type !== "text") compiled.push(node);
    else if (last?.type === "text") last.value += node.value;
    else if (node.value !== "") compiled.push(node);
  }
  return compiled;
}

const SIMPLE_TAGS = {
  paragraph: "p",
  emphasis: "em",
  strong: "strong",
  delete: "del",
  blockquote: "blockquote",
} as const;

function compileNode(node: RootContent, context: CompileContext): ElementContent[] {
  switch (node.type) {
    case "yaml":
    case "definition":
      return [];
    case "text":
      return [text(node.value)];
    case "paragraph":
    case "emphasis":
    case "strong":
    case "delete":
    case "blockquote":
      return [element(SIMPLE_TAGS[node.type], {}, ...compileAll(node.children, context))];
    case "heading":
      return compileHeading(node, context);
    case "inlineCode":
      return [element("code", {}, text(node.value))];
    case "code":
      return [element("pre", {}, compileCode(node))];
    case "thematicBreak":
      return [element("hr", {})];
    case "break":
      return [element("br", {})];
    case "list": {
      const { ordered, start } = node;
      const from = ordered && typeof start === "number" && start !== 1 ? { start } : {};
      return [element(ordered ? "ol" : "ul", from, ...compileAll(node.children, context))];
    }
    case "listItem":
      if (typeof node.checked === "boolean") return refuse(node, "cases à cocher", context);
      return [element("li", {}, ...compileItem(node.children, node.spread === true, context))];
    case "table":
      return [compileTable(node, context)];
    case "link":
      return compileLink(node, node.url, context);
    case "linkReference":
      return compileLink(node, context.definitions.get(node.identifier) ?? "", context);
    case "textDirective":
    case "leafDirective":
    case "containerDirective":
      return compileDirective(node, context, compileAll);
    case "html":
      return refuse(node, "HTML brut", context);
    case "image":
    case "imageReference":
      return refuse(node, "images", context);
    default:
      return refuse(node, node.type, context);
  }
}

function compileCode({ lang, value }: Code): Element {
  return element("code", lang ? { className: [`language-${lang}`] } : {}, text(value));
}

function compileHeading(node: Heading, context: CompileContext): Element[] {
  refuseDirectives(node, "un titre", context.problems);
  const id = context.headingIds.get(node) ?? "";
  return [element(`h${node.depth}`, { id }, ...compileAll(node.children, context))];
}

function compileLink(
  node: Extract<RootContent, { type: "link" | "linkReference" }>,
  url: string,
  context: CompileContext,
): ElementContent[] {
  refuseDirectives(node, "un lien", context.problems);
  const children = compileAll(node.children, context);
  const line = node.position?.start.line;
  if (!children.length) context.problems.add("lien sans mots", line);
  try {
    return [element("a", resolveLink(url, context.path, context.targets), ...children)];
  } catch (error) {
    context.problems.add(messageOf(error), line);
    return children;
  }
}

/** A tight item holds its words directly; a loose one keeps its paragraphs. */
function compileItem(
  children: readonly RootContent[],
  loose: boolean,
  context: CompileContext,
): ElementContent[] {
  return children.flatMap((child) =>
    child.type === "paragraph" && !loose
      ? compileAll(child.children, context)
      : compileNode(child, context),
  );
}

/**
 * First row of column titles, first column of row titles. Each cell knows its column's title, so that narrow screens
 * can stack rows as cards. The table is named by the heading that it stands under; before the first, by the page's title.
 */
function compileTable(table: Table, context: CompileContext): Element {
  const compileCell = (cell: TableCell) => compileAll(cell.children, context);
  const [head, ...rows] = table.children;
  const titles = head?.children.map(readRun) ?? [];
  const alignment = (column: number): Properties => {
    const side = table.align?.[column];
    return side === "right" || side === "center" ? { className: [`align-${side}`] } : {};
  };
  const titleRow = head?.children.map((cell, column) =>
    // The corner over the row titles is often empty, and an empty title announces nothing.
    titles[column] === ""
      ? element("td", {})
      : element("th", { scope: "col", ...alignment(column) }, ...compileCell(cell)),
  );
  const bodyRows = rows.map((row) =>
    element(
      "tr",
      {},
      ...row.children.map((cell, column) => {
        if (column === 0) return element("th", { scope: "row" }, ...compileCell(cell));
        const properties = { "data-label": titles[column] ?? "", ...alignment(column) };
        return element("td", properties, ...compileCell(cell));
      }),
    ),
  );
  const heading = headingAbove(table, context);
  return element(
    "table",
    {
      className: ["table", "table--cards"],
      ...(heading ? { "aria-labelledby": heading } : { "aria-label": context.titre }),
    },
    element("thead", {}, element("tr", {}, ...(titleRow ?? []))),
    element("tbody", {}, ...bodyRows),
  );
}

/** The id of the last heading before a node. */
function headingAbove({ position }: Nodes, { headingIds }: CompileContext): string | undefined {
  const line = position?.start.line ?? 0;
  return [...headingIds].findLast(([heading]) => (heading.position?.start.line ?? 0) < line)?.[1];
}

/** A slot draws a button or a live amount: neither may stand inside another control or a title. */
function refuseDirectives(node: Nodes, place: string, problems: ProblemList): void {
  if (!("children" in node)) return;
  for (const child of node.children) {
    if (child.type === "textDirective") {
      problems.add(
        `« :${child.name} » ne peut pas se mettre dans ${place}`,
        child.position?.start.line,
      );
    } else refuseDirectives(child, place, problems);
  }
}

function refuse(node: Nodes, what: string, { problems }: CompileContext): [] {
  problems.add(`${what} : non admis dans un texte`, node.position?.start.line);
  return [];
}
