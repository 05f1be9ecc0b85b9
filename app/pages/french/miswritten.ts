/** What the parser leaves as plain words of a directive, a link, a table or bold with a slip in it. */
import type { Nodes, Root, Table } from "mdast";
import { visit } from "unist-util-visit";
import type { ProblemList } from "../compiler/problem.ts";

/** Signs that French prose never holds: each is the debris of some markup. */
const DEBRIS: readonly RegExp[] = [
  // ::ticket, :fait[ or fait[ without its end or colon, {unite=EUR} after a space
  /::|[\p{L}\d]\[|[{}]/u,
  // [a][unknown], [a](/banque without its end, [a] (/banque), [^1]; [marchand] alone is a blank to fill in
  /\][[(]|\] \((?:[/#]|https?:)|\[\^/,
  // | a | b | under no header, **bold, _italics, ~~struck, `code, ## without its space
  /[|*`\\]|__|~~|(?<![\p{L}\d])_(?=[\p{L}\d])|^#/u,
];

/** Whether a text holds what is left of markup that was not understood. */
export function isMiswritten(text: string): boolean {
  return DEBRIS.some((pattern) => pattern.test(text));
}

/** Notes every text that would show its markup to visitors, and every row that does not fit its table. */
export function refuseMiswritten(tree: Root, problems: ProblemList): void {
  visit(tree, (node) => {
    // The label of a directive is an id or a formula: whoever draws it reads it.
    if (node.type === "textDirective" || node.type === "leafDirective") return "skip";
    if (node.type === "text" && isMiswritten(node.value)) {
      const shown = node.value.trim();
      problems.add(`"${shown}" holds markup that is not written as such`, lineOf(node));
    }
    if (node.type === "table") refuseOddRows(node, problems);
    return undefined;
  });
}

function refuseOddRows({ children: [head, ...rows] }: Table, problems: ProblemList): void {
  const columns = head?.children.length;
  for (const row of rows.filter(({ children }) => children.length !== columns)) {
    problems.add(`a row has ${row.children.length} cells under ${columns} titles`, lineOf(row));
  }
}

function lineOf(node: Nodes): number | undefined {
  return node.position?.start.line;
}
