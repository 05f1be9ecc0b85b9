/** The sentence in which a directive stands: who does what in it is judged by the words around. */
import type { Nodes, Parent } from "mdast";

/** Where a sentence ends, or the cell of a table. */
const END = /[.!?;|](?:\s|$)/;

/** Its words before and after the child of that place. */
export function readSentenceAround({ children }: Parent, index: number) {
  const before = children.slice(0, index).map(readText).join("");
  const after = children
    .slice(index + 1)
    .map(readText)
    .join("");
  return { start: before.split(END).at(-1) ?? "", end: after.split(END)[0] ?? "" };
}

/** The words of a node. */
export function readText(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(readText).join("") : "";
}
