/** HTML whose looks say something → HTML that says it in words. */
import type { Element, ElementContent, Root } from "hast";
import { toText } from "hast-util-to-text";
import { visit } from "unist-util-visit";
import { ORIGIN_SLOT } from "../../../workers/page-text/slots.ts";
import { element, text } from "../compiler/hast.ts";

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
  figcaption: ({ children }) => join(children, "\u00a0: "),
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
  visit(tree, "element", (node) => {
    if (GROUPS.includes(node.tagName)) moveDegrees(node);
    if (node.tagName === "tr") moveDegreeToTitle(node);
  });
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

/** Whether a figure is told again behind its sentence: a number that takes few characters. */
function isTold(words: string): boolean {
  return words.length <= 40 && /\d/.test(words);
}

/** Doubts of which a text is full: they are told together, and the sentence or the table stays whole. */
const COMMON = ["rapporté", "ancien", "sans date"];

/** What stands in one of these has one mark for all of its figures; a drawing holds more of them. */
const GROUPS = ["p", "li", "dl", "table", "figure"];

/**
 * Writes the degrees of a group's figures behind its mark: « rapporté : 1 € ; ancien : 2 € », « rapporté » where there is but
 * one figure, « le tout rapporté » where each cell or line is. What is contested, or has no source, keeps its word beside it.
 */
function moveDegrees(group: Element): void {
  const { mark, doubtful, cells, isWhole } = readGroup(group);
  const [first] = doubtful;
  if (!mark || !first) return;
  const shared = degreeOf(first);
  const isEvery = doubtful.length === cells && doubtful.every((node) => degreeOf(node) === shared);
  if (isEvery && cells > 1 && COMMON.includes(shared)) {
    mark.properties.dataDoubts = `le tout ${shared}`;
    for (const node of doubtful) node.properties = {};
    return;
  }
  // A line of a table or of a list of terms has its figure before one's eyes.
  if (!isWhole || group.tagName === "table" || group.tagName === "dl") return;
  const short = doubtful.filter((node) => isTold(toText(node)));
  const moved = COMMON.map((degree) => short.filter((node) => degreeOf(node) === degree));
  const [only, second] = moved.flat();
  mark.properties.dataDoubts =
    only && !second && isOnlyFigure(group, only, mark)
      ? degreeOf(only)
      : moved
          .flatMap(([one, ...others]) => {
            if (!one) return [];
            const words = new Set([one, ...others].map((node) => toText(node)));
            return `${degreeOf(one)}\u00a0: ${[...words].join(", ")}`;
          })
          .join("\u202f; ");
  for (const node of moved.flat()) node.properties = {};
}

/** Whether a group has no number but this figure's, so that nobody asks which one is in doubt. */
function isOnlyFigure(group: Element, figure: Element, mark: Element): boolean {
  const others = toText(group).replace(toText(figure), "").replace(toText(mark), "");
  return !/\d/.test(others);
}

/** « Prix par mois (rapporté) »: where each cell of a row is in the same doubt, its title says so. */
function moveDegreeToTitle({ children }: Element): void {
  const [title, ...cells] = children.filter((node) => node.type === "element");
  if (title?.tagName !== "th" || cells.length < 2) return;
  const figures = cells.map((cell) => readGroup(cell).doubtful);
  const degrees = new Set(figures.flat().map(degreeOf));
  const [degree = ""] = degrees;
  if (degrees.size > 1 || !COMMON.includes(degree) || figures.some((own) => own.length !== 1))
    return;
  title.children.push(text(` (${degree})`));
  for (const node of figures.flat()) node.properties = {};
}

/** What of a group counts here; a drawing has parts that are groups, and is not whole. */
function readGroup(group: Element) {
  const doubtful: Element[] = [];
  let mark: Element | undefined;
  let cells = 0;
  let isWhole = true;
  visit(group, "element", (node) => {
    const classes = classesOf(node);
    if (classes.includes("mark")) mark = node;
    if (node !== group && GROUPS.includes(node.tagName)) isWhole = false;
    if (/^(?:td|dd)$/.test(node.tagName) && !holdsMark(node)) cells += 1;
    if (classes.includes("doubtful") && !tellsWhen(node)) doubtful.push(node);
  });
  // A paragraph that holds others has no mark of its own.
  if (!isWhole && group.tagName !== "figure") mark = undefined;
  return { mark: mark as Element | undefined, doubtful, cells, isWhole };
}

function degreeOf({ properties }: Element): string {
  return String(properties.dataDegree);
}

function holdsMark({ children }: Element): boolean {
  return children.some(
    (child) => child.type === "element" && (classesOf(child).includes("mark") || holdsMark(child)),
  );
}

/** « conditions relevées en août 2026 » is no figure to tell again. */
function tellsWhen(figure: Element): boolean {
  return /relevée?s? en |date inconnue$/i.test(toText(figure));
}

/** How far a figure is in doubt, behind it; words that say by themselves that nothing dates them stand alone. */
function addDegree(figure: Element): ElementContent[] {
  const { properties, children } = figure;
  if (toText(figure).endsWith("date inconnue")) return children;
  return [...children, text(` (${properties.dataDegree})`)];
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

/** A way to the comparator, below each name of a table, is left out: one for all of them stands behind the table. */
function describeAside(node: Element): ElementContent[] {
  const [only] = node.children;
  const isWay =
    only?.type === "element" && String(only.properties.href).includes("/comparateur?produits=");
  return isWay ? [] : inBrackets(node);
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
  return [{ ...node, children: join(parts, "\u00a0: ") }];
}

function isHeading(node: ElementContent): boolean {
  return node.type === "element" && /^h[1-6]$/.test(node.tagName);
}

function childrenOf(node: ElementContent): ElementContent[] {
  return node.type === "element" ? node.children : [node];
}

function join(parts: readonly ElementContent[], between: string): ElementContent[] {
  return parts.flatMap((part, place) => (place > 0 ? [text(between), part] : [part]));
}

function renameTo(tagName: string): Rule {
  return ({ children }) => [element(tagName, {}, ...children)];
}

function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}
