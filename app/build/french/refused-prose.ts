/**
 * What may not stand in prose. Figures that will change: prose names them with a directive, so that one edit in the
 * catalogue corrects every page (worked examples, :::exemple, are exempt). And markup with a slip in it, which the
 * parser leaves as plain words.
 */
import type { Nodes, Root, Table } from "mdast";
import { visit } from "unist-util-visit";
import { BORDER, listInlineRuns, OBJECT } from "../../ui/typography.server.ts";
import type { ProblemList } from "../compiler/problem.ts";

/** A figure found where none may stand; `line` counts from 1. */
type TypedFigure = { line: number; text: string };

const GAP = String.raw`[\s${BORDER}-]*`;
const NUMBER = String.raw`\p{Nd}(?:[\p{Nd}\s.,⁄]*\p{Nd})?`;
const WORD =
  "(?:zéro|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|huitante|nonante|cents?|mille)";
const WORDS = String.raw`(?<!\p{L})${WORD}(?:${GAP}(?:et${GAP})?(?:${WORD}|une?))*(?!\p{L})`;
const ONE = String.raw`(?<!\p{L})une?${GAP}`;
const SCALE =
  "(?:(?:dizaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|soixantaine|centaine|millier|million|milliard)s?|k|Md?s?)";
const OF = String.raw`(?:${GAP}d(?:e\s|['’]))?${GAP}`;
const RATE = String.raw`(?:%|‰|pour\s?(?:cent|mille)\b|points?\s+de\s+(?:base|pourcentage)\b)`;
const MONEY = String.raw`(?:[€$£¥]|(?:euros?|centimes?|dollars?|livres?\s+sterling|francs?|yens?|EUR|USD|CHF|GBP)\b)`;
const UNIT = `(?:${MONEY}|${RATE})`;
const PER = String.raw`${GAP}(?:par|/)\s*(?:mois|an|année|trimestre|semaine|jour|retrait|virement|ordre)\b`;

const FIGURE = new RegExp(
  [
    `(?:${NUMBER}|${WORDS})(?:${GAP}${SCALE})?${OF}${UNIT}`,
    `${ONE}(?:${SCALE}${OF}${UNIT}|${RATE}|${MONEY}${PER})`,
    String.raw`(?:[€$£¥]|(?<!\p{L})(?:EUR|USD|CHF|GBP))\s?${NUMBER}`,
    String.raw`\p{Nd}+[.,]\p{Nd}+${PER}`,
    // A bare :calcul[…] that takes its sign from the text.
    `${OBJECT}${GAP}(?:[€$£¥%‰]|euros?\\b)`,
  ].join("|"),
  "giu",
);

/** The figures of a line of prose (a title, a description). */
export function findFiguresIn(text: string): string[] {
  return matchFigures(text).map(({ text }) => text);
}

/**
 * The figures typed in the prose of a page, code included, directives and worked examples left out.
 * @param examples the names of containers that hold a worked example
 */
export function findTypedFigures(tree: Root, examples: readonly string[]): TypedFigure[] {
  const isExempt = (node: Nodes) =>
    node.type === "containerDirective" && examples.includes(node.name);
  return listInlineRuns(tree, isExempt).flatMap((run) =>
    matchFigures(run.whole).map(({ text, before }) => ({
      line: run.line + before.split("\n").length - 1,
      text,
    })),
  );
}

/** Figures as a reader sees them: full-width digits are digits, invisible characters are not there. */
function matchFigures(text: string): { text: string; before: string }[] {
  const seen = text.normalize("NFKC").replace(/[\p{Cf}\p{DI}]/gu, "");
  return Array.from(seen.matchAll(FIGURE), ({ 0: figure, index }) => ({
    text: figure.replaceAll(BORDER, "").replaceAll(OBJECT, "…").replace(/\s+/g, " "),
    before: seen.slice(0, index),
  }));
}

/** Signs that French prose never holds: where one stands, some markup was mistyped. */
const MARKUP_SIGNS: readonly RegExp[] = [
  // ::ticket, :fait[ or fait[ without its end or colon, {unite=EUR} after a space
  /::|[\p{L}\d]\[|[{}]/u,
  // [a][unknown], [a](/banque without its end, [a] (/banque), [^1]; [marchand] alone is a blank to fill in
  /\][[(]|\] \((?:[/#]|https?:)|\[\^/,
  // | a | b | under no header, **bold, _italics, ~~struck, `code, ## without its space
  /[|*`\\]|__|~~|(?<![\p{L}\d])_(?=[\p{L}\d])|^#/u,
];

/** Whether a text holds markup that was not understood. */
export function hasUnparsedMarkup(text: string): boolean {
  return MARKUP_SIGNS.some((pattern) => pattern.test(text));
}

/** Notes every text that would show its markup to visitors, and every row that does not fit its table. */
export function refuseUnparsedMarkup(tree: Root, problems: ProblemList): void {
  visit(tree, (node) => {
    // The label of a directive is an id or a formula: whoever draws it reads it.
    if (node.type === "textDirective" || node.type === "leafDirective") return "skip";
    if (node.type === "text" && hasUnparsedMarkup(node.value)) {
      const shown = node.value.trim();
      problems.add(`« ${shown} » contient une balise mal écrite`, lineOf(node));
    }
    if (node.type === "table") refuseOddRows(node, problems);
    return undefined;
  });
}

function refuseOddRows({ children: [head, ...rows] }: Table, problems: ProblemList): void {
  const columns = head?.children.length;
  for (const row of rows.filter(({ children }) => children.length !== columns)) {
    problems.add(`une ligne a ${row.children.length} cases sous ${columns} titres`, lineOf(row));
  }
}

function lineOf(node: Nodes): number | undefined {
  return node.position?.start.line;
}
