/** Where a text says how far its figures are in doubt: beside a figure, or once for a sentence, a row or a table. */
import type { Element, ElementContent, Root } from "hast";
import { toText } from "hast-util-to-text";
import { visit } from "unist-util-visit";
import { element, text } from "../compiler/hast.ts";

/** Moves the degrees of figures to where a reader needs them once; `addDegree` writes those that stay beside their figure. */
export function hoistDegrees(tree: Root): void {
  visit(tree, "element", (node) => {
    if (classesOf(node).includes("example")) moveDegreesOfExample(node);
    if (GROUPS.includes(node.tagName)) moveDegrees(node);
    if (node.tagName === "tr") moveDegreeToTitle(node);
  });
}

/** Doubts that a row or a table may share. */
const COMMON = ["rapporté", "ancien", "sans date"];

/** The doubt of which a text is full: told once behind the sentence, which stays whole. */
const USUAL = "rapporté";

/** What stands in one of these has one mark for all of its figures; a drawing holds more of them. */
const GROUPS = ["p", "li", "dl", "table", "figure"];

/**
 * Writes the degrees of a group's figures behind its mark: « rapporté : 1 €, 2 € », « rapporté » where there is but one
 * figure, « le tout ancien » where each cell or line is. Any other doubt keeps its word beside the figure.
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
  const usual = doubtful.filter((node) => degreeOf(node) === USUAL && isRepeated(toText(node)));
  const [only, second] = usual;
  if (!only) return;
  const words = new Set(usual.map((node) => toText(node)));
  mark.properties.dataDoubts =
    !second && isOnlyFigure(group, only, mark) ? USUAL : `${USUAL}\u00a0: ${[...words].join(", ")}`;
  for (const node of usual) node.properties = {};
}

/** Whether a figure is told again behind its sentence: a number that takes few characters. */
function isRepeated(words: string): boolean {
  return words.length <= 40 && /\d/.test(words);
}

/** Whether a group has no number but this figure's, so that nobody asks which one is in doubt. */
function isOnlyFigure(group: Element, figure: Element, mark: Element): boolean {
  const others = toText(group).replace(toText(figure), "").replace(toText(mark), "");
  return !/\d/.test(others);
}

/** What an example counts with, where figures of it are in doubt. */
const FIGURES: Readonly<Record<string, string>> = {
  rapporté: "rapportés",
  ancien: "anciens",
  contesté: "contestés",
};

/** Writes the degrees of an example once, behind all of it: its sums are in doubt because of what they are made of. */
function moveDegreesOfExample(example: Element): void {
  const { doubtful } = readGroup(example);
  if (doubtful.length < 2) return;
  const degrees = [...new Set(doubtful.map(degreeOf))].map((degree) => FIGURES[degree] ?? degree);
  example.children.push(
    element("p", {}, text(`Calculé sur des chiffres ${LIST.format(degrees)}.`)),
  );
  for (const node of doubtful) node.properties = {};
}

const LIST = new Intl.ListFormat("fr", { type: "disjunction" });

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
    if (classes.includes("doubtful") && !isDateText(node)) doubtful.push(node);
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
function isDateText(figure: Element): boolean {
  return /relevée?s? en |date inconnue$/i.test(toText(figure));
}

/** How far a figure is in doubt, behind it; words that say by themselves that nothing dates them stand alone. */
export function addDegree(figure: Element): ElementContent[] {
  const { properties, children } = figure;
  if (toText(figure).endsWith("date inconnue")) return children;
  return [...children, text(` (${properties.dataDegree})`)];
}

/** The classes of an element. */
export function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}
