/** The words an author wrote on a page, block by block; what directives draw is left out. */
import type { Root, RootContent } from "hast";

/** One paragraph, item, heading or cell. `tag` is its element: `p`, `li`, `h2`, `td`… */
export type Block = { tag: string; text: string };

/** Stands in a sentence for what a directive draws there: a fact, an amount, a calculation. */
export const SLOT = "\uFFFC";

const BLOCKS = new Set(["p", "li", "h2", "h3", "h4", "h5", "h6", "td", "th", "blockquote"]);
const INLINE_SLOTS = new Set(["Prime", "Fait", "Calcul", "Mention"]);

/** The blocks of a body in reading order, without those that hold no letter. */
export function listBlocks(body: Root): Block[] {
  const blocks: Block[] = [];
  for (const node of body.children) collect(node);
  return blocks
    .map(({ tag, text }) => ({ tag, text: text.replace(/[ \n]+/g, " ").trim() }))
    .filter(({ text }) => /\p{L}/u.test(text));

  function collect(node: RootContent, own: Block = { tag: "", text: "" }): void {
    if (node.type === "text") own.text += node.value;
    if (!("children" in node)) return;
    const tag = node.type === "block" ? node.tag : node.tagName;
    if (tag === "br") own.text += " ";
    else if (tag === "code" || INLINE_SLOTS.has(tag)) own.text += SLOT;
    else {
      const block = BLOCKS.has(tag) ? { tag, text: "" } : own;
      if (block !== own) blocks.push(block);
      for (const child of node.children) collect(child, block);
    }
  }
}

/** What stands before the first heading, table or drawing of a body: what a reader takes in at once. */
export function listOpening({ children }: Root): Block[] {
  const end = children.findIndex((node) => !isRunningText(node));
  return listBlocks({ type: "root", children: end === -1 ? children : children.slice(0, end) });
}

function isRunningText(node: RootContent): boolean {
  if (node.type === "block") return node.tag === "Avis";
  return node.type !== "element" || ["p", "ul", "ol"].includes(node.tagName);
}

/** The words of a text, in small letters; an elided article is a word of its own. */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
