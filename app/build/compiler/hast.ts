/** The tree of a compiled text: hast, as unified has it, and one node more for blocks. */
import type { Element, ElementContent, Properties, Root, Text } from "hast";

/** A block as its author placed it: what its definition's `compile` made of it, and what it holds. */
export type Block = { type: "block"; tag: string; props: object; children: ElementContent[] };

declare module "hast" {
  interface ElementContentMap {
    block: Block;
  }
  interface RootContentMap {
    block: Block;
  }
}

export function root(...children: ElementContent[]): Root {
  return { type: "root", children };
}

/** An HTML element. Its properties have the names of attributes, but for `className`. */
export function element(
  tagName: string,
  properties: Properties,
  ...children: ElementContent[]
): Element {
  return { type: "element", tagName, properties, children };
}

export function block(tag: string, props: object, ...children: ElementContent[]): Block {
  return { type: "block", tag, props, children };
}

export function text(value: string): Text {
  return { type: "text", value };
}
