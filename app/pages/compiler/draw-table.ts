/** A Markdown table; each cell knows its column's title, so that narrow screens can stack rows as cards. */
import type { Table, TableCell } from "mdast";
import { readRun } from "../french/inline-run.ts";
import type { Element, Node } from "../payload.ts";

/** Draws a table: first row of column titles, first column of row titles. */
export function drawTable(table: Table, drawCell: (cell: TableCell) => Node[]): Element {
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
  return ["table", 0, ["thead", 0, ["tr", 0, ...titleRow]], ["tbody", 0, ...bodyRows]];
}
