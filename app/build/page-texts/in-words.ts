/** HTML whose looks say something → HTML that says it in words. */
import type { Element, ElementContent, Root } from "hast";
import { ORIGIN_SLOT } from "../../../workers/page-text/slots.ts";
import { element, text } from "../compiler/hast.ts";
import { addDegree, classesOf, hoistDegrees } from "./degrees.ts";

/** What an element becomes, whose children have become theirs already. */
type Rule = (node: Element) => ElementContent[];

/** By the name of an element. */
const BY_TAG: Readonly<Record<string, Rule>> = {
  // A drawing of a card: its name stands below it.
  svg: () => [],
  form: () => [],
  a: leadOutside,
  small: describeAside,
  // Words that a row leaves out on a phone.
  i: ({ children }) => children,
  dl: renameTo("ul"),
  // In a list of terms.
  dt: ({ children }) => [element("strong", {}, ...children, text("\u00a0:")), text(" ")],
  dd: ({ children }) => children,
  table: describeCaption,
  figcaption: ({ children }) => joinByColons(children),
  li: inOneLine,
  summary: ({ children }) =>
    children.some(isHeading) ? children : [element("p", {}, ...children)],
};

/** By a class, which goes before the name. */
const BY_CLASS: Readonly<Record<string, Rule>> = {
  // The same words stand with every offer.
  "general-advice": () => [],
  // The line of the amount says so.
  ticket__unsure: () => [],
  // How a drawing shows its doubt.
  legend: () => [],
  doubt: inBrackets,
  tag: inBrackets,
  "best-mark": inBrackets,
  plans: renameTo("ul"),
  plan: renameTo("li"),
  notice: renameTo("blockquote"),
  notice__title: ({ children }) => [element("p", {}, element("strong", {}, ...children))],
  example: ({ children: [title, ...rest] }) => [
    element(
      "blockquote",
      {},
      ...(title ? [element("p", {}, element("strong", {}, ...childrenOf(title)))] : []),
      ...rest,
    ),
  ],
  mark: describeSource,
  doubtful: addDegree,
};

/** Rewrites a tree where it stands. */
export function rewriteAsWords(tree: Root): void {
  hoistDegrees(tree);
  tree.children = rewrite(tree.children as ElementContent[]);
}

function rewrite(nodes: readonly ElementContent[], parent?: Element): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== "element") return [node];
    const rewritten = { ...node, children: rewrite(node.children, node) };
    const rule = classesOf(node).flatMap((name) => BY_CLASS[name] ?? [])[0] ?? BY_TAG[node.tagName];
    // A term with what it means, in a group of its own.
    if (node.tagName === "div" && parent?.tagName === "dl")
      return [element("li", {}, ...rewritten.children)];
    return rule ? rule(rewritten) : [rewritten];
  });
}

/**
 * The numbers of sources in the list at the end, each between two characters that become brackets (to-markdown.ts). A
 * mark that names no source says nothing that the words before it do not say. Behind them, what is in doubt.
 */
function describeSource({ properties, children: [mark] }: Element): ElementContent[] {
  const shown = mark?.type === "text" ? mark.value : "";
  const numbers =
    String(properties.dataSources ?? shown)
      .match(/^[\d ]+$/)?.[0]
      .split(" ") ?? [];
  const { dataDoubts: doubts } = properties;
  return [
    ...numbers.map((number) => text(` \uE004${number}\uE005`)),
    ...(doubts ? [text(` (${doubts})`)] : []),
  ];
}

/** Links of a text that may be read anywhere are absolute; one into the page itself leads nowhere. */
function leadOutside(node: Element): ElementContent[] {
  const href = String(node.properties.href ?? "");
  if (href.startsWith("#")) return node.children;
  if (!href.startsWith("/")) return [node];
  return [{ ...node, properties: { href: `${ORIGIN_SLOT}${href}` } }];
}

/** One element, since a list of terms puts a sign between its parts. */
function inBrackets({ children }: Element): ElementContent[] {
  return [element("span", {}, text(" ("), ...children, text(")"))];
}

/** A link to the comparator, below each name of a table, is left out: one for all of them stands behind the table. */
function describeAside(node: Element): ElementContent[] {
  const [only] = node.children;
  const isCompareLink =
    only?.type === "element" && String(only.properties.href).includes("/comparateur?produits=");
  return isCompareLink ? [] : inBrackets(node);
}

/** Markdown knows no caption, and no foot: that holds the sources of a table. */
function describeCaption(table: Element): ElementContent[] {
  const is = (name: string) => (node: ElementContent) =>
    node.type === "element" && node.tagName === name;
  const rest = table.children.filter((node) => !is("caption")(node) && !is("tfoot")(node));
  const sources = table.children.filter(is("tfoot")).flatMap(textsOf);
  return [
    ...table.children
      .filter(is("caption"))
      .map((caption) => element("p", {}, ...childrenOf(caption))),
    { ...table, children: rest },
    ...(sources.length > 0 ? [element("p", {}, text("Sources\u00a0:"), ...sources)] : []),
  ];
}

function textsOf(node: ElementContent): ElementContent[] {
  return node.type === "element" ? node.children.flatMap(textsOf) : [node];
}

/** A page in a list of pages: its title is no heading there, and its description stands behind it. */
function inOneLine(node: Element): ElementContent[] {
  if (!node.children.some(isHeading)) return [node];
  const parts = node.children.flatMap((child) =>
    child.type === "element" ? [element("span", {}, ...child.children)] : [],
  );
  return [{ ...node, children: joinByColons(parts) }];
}

function isHeading(node: ElementContent): boolean {
  return node.type === "element" && /^h[1-6]$/.test(node.tagName);
}

function childrenOf(node: ElementContent): ElementContent[] {
  return node.type === "element" ? node.children : [node];
}

function joinByColons(parts: readonly ElementContent[]): ElementContent[] {
  return parts.flatMap((part, place) => (place > 0 ? [text("\u00a0: "), part] : [part]));
}

function renameTo(tagName: string): Rule {
  return ({ children }) => [element(tagName, {}, ...children)];
}
