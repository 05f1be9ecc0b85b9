/**
 * French typography: authors type plain characters, visitors read proper ones. Its rules look at a paragraph as one
 * text, across bold and links: « **mot** ».
 */
import type { Code, Nodes, Parents, Root, Text } from "mdast";

/** Narrow no-break space, before ; : ! ? € % and inside « » and thousands. */
const NNBSP = "\u202F";

/** Stands between two text nodes of a paragraph that touch each other, as round « **mot** ». */
export const BORDER = "\uE000";

/** Stands for what a paragraph holds besides text: code, a figure that is drawn there. */
export const OBJECT = "\uE001";

/** Names that end in a sign and are never parted from it. */
const NAME_WITH_SIGN = /(Hello bank)\s+!/gi;

const MISSING_BEFORE_SIGN =
  /(?<=[\p{L}\p{N})\]»’€%…\uE001])(?<!Hello bank\uE000*)(\uE000*)(?=[;:!?]+(?:[\s)\]»\uE000]|$))/giu;

/** The text with French apostrophes, quotes, ellipses and no-break spaces; typeset again, it stays the same. */
export function typeset(text: string): string {
  const joined = text.replace(/[\t\n\r ]+/g, " ").replace(/\.{3,}/g, "…");
  return setQuotes(joined.replaceAll("'", "’"))
    .replace(/«\s*/g, `«${NNBSP}`)
    .replace(/\s*»/g, `${NNBSP}»`)
    .replace(/\s+(?=\uE000*[;:!?](?!\p{L}))/gu, NNBSP)
    .replace(NAME_WITH_SIGN, "$1!")
    .replace(MISSING_BEFORE_SIGN, `$1${NNBSP}`)
    .replace(/(?<![\d.,\u202F])\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?![ \u00A0\u202F]?\d)/g, (number) =>
      number.replace(/\s/g, NNBSP),
    )
    .replace(/(?<![\d.,\u202F])\d{4,}(?=(?:,\d+)?\s*€)/g, (digits) =>
      digits.replace(/\B(?=(\d{3})+$)/g, NNBSP),
    )
    .replace(/\s+(?=\uE000*[€%])/g, NNBSP)
    .replace(/(?<=\d)(?=[€%])/g, NNBSP);
}

const INVERSION = /(?<=\p{L})-(t-)?(?=(?:ils?|elles?|on|vous|nous|je|tu|ce)(?!\p{L}))/giu;

/** The words of a heading, in large letters on a narrow screen: no line ends in the hyphen of « faut-il » or « a-t-on ». */
export function joinInversions(text: string): string {
  return text.replace(INVERSION, (hyphens) => hyphens.replaceAll("-", "-\u2060"));
}

/** Straight and English quotes become « and »: opening after a space or an opening sign. */
function setQuotes(text: string): string {
  return text
    .replaceAll("“", "«")
    .replaceAll("”", "»")
    .replace(/"/g, (_, at: number) => {
      const before = text.slice(0, at).replaceAll(BORDER, "").at(-1);
      return before === undefined || /[\s([«“’—–-]/.test(before) ? "«" : "»";
    });
}

/** Typesets the words of a Markdown tree in place; code, addresses and directives' labels stay as typed. */
export function typesetTree(tree: Root): void {
  for (const run of listInlineRuns(tree)) {
    const parts = typeset(run.text).split(BORDER);
    for (const [index, node] of run.nodes.entries()) {
      node.value = (parts[index] ?? "").replaceAll(OBJECT, "");
    }
  }
}

/** A paragraph, heading, table cell or block of code, as one text. */
type InlineRun = {
  /** Its text nodes, in order. */
  nodes: Text[];
  /** Their text, BORDER between them, OBJECT for what is no text. */
  text: string;
  /** The same with code as typed, for rules that hold there too. */
  whole: string;
  /** Where it begins in the file, from 1. */
  line: number;
};

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
