/** Applies French typography to a Markdown tree; code, addresses and directive names stay as typed. */
import type { Root } from "mdast";
import { listInlineRuns } from "./inline-run.ts";
import { BORDER, OBJECT, typeset } from "./typography.ts";

/** Rewrites the text nodes of the tree in place. */
export function typesetTree(tree: Root): void {
  for (const run of listInlineRuns(tree)) {
    const parts = typeset(run.text).split(BORDER);
    for (const [index, node] of run.nodes.entries()) {
      node.value = (parts[index] ?? "").replaceAll(OBJECT, "");
    }
  }
}
