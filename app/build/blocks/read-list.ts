/** The list that a container holds, for blocks that are drawn from one: `- libellé : figure`. */
import type { Element, ElementContent, Text } from "hast";
import { element } from "../compiler/hast.ts";

/** An item of a list: its own words and figures, and the items of the list inside it. */
export type ListItem = { nodes: ElementContent[]; items: ListItem[] };

/** A colon with the spaces round it; typography has made the one before it narrow. */
const COLON = /\s*:\s*/;

/**
 * @param example how a line is written, for the fault
 * @throws {Error} where there is anything but one list
 */
export function readList(children: readonly ElementContent[], example: string): ListItem[] {
  const [list, more] = children.filter((node) => node.type !== "text" || node.value.trim() !== "");
  if (!isList(list) || more) {
    throw new Error(`attendu, une seule liste et rien autour : une ligne par « ${example} »`);
  }
  return itemsOf(list);
}

/** The words of an item up to its first colon, and what follows; null where it has none before a figure. */
export function splitAtColon(nodes: readonly ElementContent[]) {
  const [first, ...rest] = nodes;
  const found = first?.type === "text" ? COLON.exec(first.value) : null;
  if (!found || first?.type !== "text") return null;
  const before = first.value.slice(0, found.index);
  const left = first.value.slice(found.index + found[0].length);
  return { before, after: left === "" ? rest : [{ ...first, value: left }, ...rest] };
}

/** The nodes of an item, without what ends the last of its words: the colon before a figure, an arrow. */
export function withoutEnd(nodes: readonly ElementContent[], end: RegExp): ElementContent[] {
  return nodes.flatMap((node, index) => {
    if (node.type !== "text" || index < nodes.length - 1) return [node];
    const value = node.value.replace(end, "");
    return value === "" ? [] : [{ ...node, value }];
  });
}

/** What an item says, without figures: to name it in a fault. */
export function quote(nodes: readonly ElementContent[]): string {
  const words = nodes.map(wordsOf).join("").trim();
  return `« ${words.length > 60 ? `${words.slice(0, 60)}…` : words} »`;
}

/** Nodes as one child of a view. */
export function asOne(nodes: readonly ElementContent[]): ElementContent {
  const [only, more] = nodes;
  return only && !more ? only : element("span", {}, ...nodes);
}

function itemsOf(list: Element): ListItem[] {
  return list.children.flatMap((child) => {
    if (child.type !== "element" || child.tagName !== "li") return [];
    const inner = child.children.filter(isList);
    const own = child.children.filter((node) => !isList(node)).flatMap(withoutParagraph);
    return { nodes: trim(own), items: inner.flatMap(itemsOf) };
  });
}

function isList(node: ElementContent | undefined): node is Element {
  return node?.type === "element" && (node.tagName === "ul" || node.tagName === "ol");
}

/** An item with an empty line somewhere in its list holds paragraphs. */
function withoutParagraph(node: ElementContent): ElementContent[] {
  return node.type === "element" && node.tagName === "p" ? node.children : [node];
}

/** Without the line breaks between an item's words and the list inside it. */
function trim(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index): ElementContent[] => {
    if (node.type !== "text") return [node];
    const last = index === nodes.length - 1;
    const value = last ? node.value.trimEnd() : node.value;
    return value === "" ? [] : [{ ...node, value } satisfies Text];
  });
}

function wordsOf(node: ElementContent): string {
  if (node.type === "text") return node.value;
  if (node.type === "block") return "…";
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}
