/** The words an author wrote on a page, block by block; what directives draw is left out. */
import type { Node } from "../../pages/payload.ts";

/** One paragraph, item, heading or cell. `tag` is its element: `p`, `li`, `h2`, `td`… */
export type Block = { tag: string; text: string };

/** Stands in a sentence for what a directive draws there: a fact, an amount, a calculation. */
export const SLOT = "\uFFFC";

const BLOCKS = new Set(["p", "li", "h2", "h3", "h4", "h5", "h6", "td", "th", "blockquote"]);
const INLINE_SLOTS = new Set(["Prime", "Fait", "Calcul"]);

/** The blocks of a body in reading order, without those that hold no letter. */
export function listBlocks(body: readonly Node[]): Block[] {
  const blocks: Block[] = [];
  for (const node of body) if (typeof node !== "string") collect(node);
  return blocks
    .map(({ tag, text }) => ({ tag, text: text.replace(/[ \n]+/g, " ").trim() }))
    .filter(({ text }) => /\p{L}/u.test(text));

  function collect(node: Exclude<Node, string>, own?: Block): void {
    const [tag, , ...children] = node;
    let block = own;
    if (BLOCKS.has(tag)) {
      block = { tag, text: "" };
      blocks.push(block);
    }
    for (const child of children) {
      if (typeof child !== "string") collect(child, block);
      else if (block && tag !== "code") block.text += child;
    }
    if (block && (INLINE_SLOTS.has(tag) || tag === "code")) block.text += SLOT;
    if (block && tag === "br") block.text += " ";
  }
}

/** The words of a text, in small letters; an elided article is a word of its own. */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
