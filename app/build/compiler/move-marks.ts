/**
 * What opens a page, and a rule of law, is read to its end before anything says how far to trust it: the mark of a
 * figure that stands in the middle of such a sentence is put behind the sentence.
 */
import type { ElementContent, Root, RootContent, Text } from "hast";
import { leastSure } from "../../ui/degree.ts";
import type { Sourced } from "../../ui/sourced.ts";
import { type Block, block, text } from "./hast.ts";

/** A figure in a sentence, as it is drawn. */
export type InSentence = Sourced & {
  /** Without its mark, which stands at the end of the sentence. */
  isBare?: true;
  /** Figures of the same sentence, whose marks stand beside its own. */
  alike?: Marked[];
};

/** A figure whose mark was moved, and how it was worked out. */
type Marked = Sourced & { formula?: string };

type Parent = { children: (RootContent | ElementContent)[] };

/** Moves the marks of the opening, before the first heading, and of rules of law wherever they stand. */
export function moveMarks(body: Root): void {
  let isOpening = true;
  for (const node of body.children) {
    if (node.type === "element" && /^h\d$/.test(node.tagName)) isOpening = false;
    visitSentences(node, isOpening);
  }
}

/** Paragraphs and items hold sentences; a cell of a table does not. */
function visitSentences(node: RootContent | ElementContent, isOpening: boolean): void {
  if (!("children" in node) || (node.type === "element" && node.tagName === "table")) return;
  if (node.type === "element" && (node.tagName === "p" || node.tagName === "li")) {
    moveIn(node, isOpening);
  }
  for (const child of node.children) visitSentences(child, isOpening);
}

/** The words of a paragraph or an item in reading order, with where each stands. */
function listLeaves(parent: Parent): { node: Text | Block; parent: Parent }[] {
  return parent.children.flatMap((node) => {
    if (node.type === "text" || node.type === "block") return [{ node, parent }];
    const isBlock = node.type === "element" && /^(?:ul|ol|p|div)$/.test(node.tagName);
    return "children" in node && !isBlock ? listLeaves(node) : [];
  });
}

/** Where a sentence ends: an abbreviation such as « art. » is no end. */
const END = /(?<!\b(?:art|n°|al|p|M))[.!?…](?:[\s\u00a0\u202f]?[»)])?(?=\s|$)/u;

function moveIn(paragraph: Parent, isOpening: boolean): void {
  const leaves = listLeaves(paragraph);
  let waiting: Marked[] = [];
  leaves.forEach(({ node, parent }, index) => {
    if (node.type === "block") {
      const figure = figureOf(node, isOpening);
      if (figure && !endsSentence(figure.text, leaves[index + 1]?.node, waiting.length > 0)) {
        waiting.push(figure);
        node.props = { ...node.props, isBare: true };
      }
      return;
    }
    const end = waiting.length > 0 && END.exec(node.value);
    if (!end) return;
    const at = end.index + end[0].length;
    const place = parent.children.indexOf(node);
    parent.children.splice(
      place,
      1,
      ...withMarks(node.value.slice(0, at), waiting),
      ...(at < node.value.length ? [text(node.value.slice(at))] : []),
    );
    waiting = [];
  });
  if (waiting.length > 0) paragraph.children.push(...withMarks("", waiting));
}

/** What a block states, where its mark may have to be moved. */
function figureOf({ tag, props }: Block, isOpening: boolean): Marked | undefined {
  if (tag !== "Fait" && tag !== "Calcul") return undefined;
  const isLaw = "id" in props && String(props.id).startsWith("loi.");
  return isOpening || isLaw ? (props as Marked) : undefined;
}

/** Whether a mark stands at the end of a sentence as it is, and alone there. */
function endsSentence(figure: string, next: Text | Block | undefined, isWaiting: boolean): boolean {
  if (/[.!?…]$/.test(figure)) return true;
  if (isWaiting) return false;
  return next === undefined || (next.type === "text" && /^[.!?…](?:\s|$)/.test(next.value));
}

/** The end of a sentence with the marks of its figures; the last word stays with them on one line. */
function withMarks(sentence: string, figures: Marked[]): ElementContent[] {
  const [end = ""] = /[^\s\u00a0\u202f]+$/u.exec(sentence) ?? [];
  const degree = leastSure(figures.map((figure) => figure.degree));
  const first = figures.find((figure) => figure.degree === degree) ?? figures[0];
  if (!first) return [text(sentence)];
  const { formula, ...sourced } = first;
  const notes = new Set([noteOf(first)]);
  const alike = figures.filter((figure) => notes.size < notes.add(noteOf(figure)).size);
  const props = { ...sourced, text: end, ...(alike.length > 0 && { alike }) };
  return [
    text(sentence.slice(0, sentence.length - end.length)),
    block(
      formula === undefined ? "Fait" : "Calcul",
      formula === undefined ? props : { ...props, formula },
    ),
  ];
}

/** What a mark opens: figures that say the same of themselves have one. */
function noteOf({ text: _, ...told }: Marked): string {
  return JSON.stringify({ ...told, id: undefined });
}
