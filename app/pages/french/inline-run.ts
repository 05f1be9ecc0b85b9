/** A paragraph's words as one string, so that rules of language see across bold, links and slots. */
import type { Code, Nodes, Parents, Text } from "mdast";
import { BORDER, OBJECT } from "./typography.ts";

/**
 * The text nodes of one block and their joined text; what is not text stands as OBJECT. `whole` is
 * the same with code as typed, for rules that hold there too.
 */
export type InlineRun = { nodes: Text[]; text: string; whole: string; line: number };

const INLINE_PARENTS = new Set(["emphasis", "strong", "delete", "link", "linkReference"]);
const BLOCKS_OF_INLINE = new Set(["paragraph", "heading", "tableCell"]);

/** Every paragraph, heading and table cell under a node, except in subtrees `skip` refuses. */
export function listInlineRuns(root: Nodes, skip: (node: Nodes) => boolean = () => false) {
  const runs: InlineRun[] = [];
  walk(root);
  return runs;

  function walk(node: Nodes): void {
    if (skip(node)) return;
    if (BLOCKS_OF_INLINE.has(node.type)) runs.push(joinRun(node as Parents));
    else if (node.type === "code") runs.push(runOfCode(node));
    else if ("children" in node) for (const child of node.children) walk(child);
  }
}

/** The words of one paragraph, heading or cell, slots left out. */
export function readRun(block: Parents): string {
  return joinRun(block)
    .text.replace(/[\uE000\uE001]/g, "")
    .replace(/[ \n\t]+/g, " ")
    .trim();
}

function joinRun(block: Parents): InlineRun {
  const nodes: Text[] = [];
  let text = "";
  let whole = "";
  for (const child of block.children) collect(child);
  return { nodes, text, whole, line: block.position?.start.line ?? 1 };

  function collect(node: Nodes): void {
    if (node.type === "text") {
      const own = (nodes.length ? BORDER : "") + node.value.replace(/[\uE000\uE001]/g, "");
      text += own;
      whole += own;
      nodes.push(node);
    } else if (INLINE_PARENTS.has(node.type) && "children" in node && !isBareAddress(node)) {
      for (const child of node.children) collect(child);
    } else {
      text += OBJECT;
      whole += node.type === "inlineCode" ? node.value : OBJECT;
    }
  }
}

/** A block of code: nothing to typeset, its first line below the fence. */
function runOfCode({ value, position }: Code): InlineRun {
  return { nodes: [], text: OBJECT, whole: value, line: (position?.start.line ?? 0) + 1 };
}

/** A link whose text is its own address: not prose. */
function isBareAddress(node: Nodes): boolean {
  if (node.type !== "link") return false;
  const [only] = node.children;
  return only?.type === "text" && /^(?:https?:|www\.|mailto:|\S+@)\S*$/.test(only.value);
}
