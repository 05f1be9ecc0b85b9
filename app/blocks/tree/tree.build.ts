/** A decision tree as typed → the nested list that it is rendered as. */
import type { ElementContent } from "hast";
import { type ListItem, quote, withoutEnd } from "../../build/blocks/read-list.ts";
import { element, text } from "../../build/compiler/hast.ts";
import { plural } from "../../ui/plural.ts";

/** The first lines of one, for whoever typed another. */
export const EXAMPLE = "- Question ?";

/** More of them is a text, not a drawing; one alone is a sentence. */
const QUESTIONS = { least: 2, most: 7 };

type Question = { content: ElementContent[]; answers: Answer[] };
type Answer =
  | { label: ElementContent[]; end: ElementContent[] }
  | { label: ElementContent[]; next: Question };

/** @throws {Error} saying which line is no question, no answer or no end */
export function readTree(items: readonly ListItem[]): Question {
  const [first, more] = items;
  if (!first) throw new Error("un arbre commence par une question");
  if (more) {
    throw new Error(
      `${quote(more.nodes)} : un arbre commence par une seule question, tout le reste est en retrait sous elle`,
    );
  }
  const tree = readQuestion(first);
  const count = countQuestions(tree);
  if (count < QUESTIONS.least || count > QUESTIONS.most) {
    throw new Error(
      `${plural(count, "question")} : un arbre en a de deux à sept, sinon écrivez une phrase ou deux arbres`,
    );
  }
  return tree;
}

/** The question and its answers, each with what it leads to. */
export function renderQuestion({ content, answers }: Question): ElementContent[] {
  return [element("p", {}, ...content), element("ul", {}, ...answers.map(renderAnswer))];
}

function renderAnswer(answer: Answer): ElementContent {
  const label = element("b", {}, ...answer.label);
  return "end" in answer
    ? element("li", {}, label, text(" → "), ...answer.end)
    : element("li", { className: ["tree__next"] }, label, ...renderQuestion(answer.next));
}

function readQuestion({ nodes, items }: ListItem): Question {
  const last = nodes.at(-1);
  if (last?.type !== "text" || !/\?\s*$/.test(last.value)) {
    throw new Error(
      `${quote(nodes)} n’est ni une question (elle finit par « ? ») ni une fin (« **choix** : raison »)`,
    );
  }
  if (items.length < 2) {
    throw new Error(`${quote(nodes)} : sous une question, deux réponses ou plus, en retrait`);
  }
  return { content: nodes, answers: items.map(readAnswer) };
}

/** « Oui » with what stands below it, or « Oui : **choix** : raison » on one line. */
function readAnswer({ nodes, items }: ListItem): Answer {
  const at = nodes.findIndex(isStrong);
  if (at > 0 && items.length === 0) {
    const label = withoutEnd(nodes.slice(0, at), /\s*(?::|→)\s*$/);
    return { label, end: readEnd(nodes.slice(at)) };
  }
  const [only, more] = items;
  if (!only || more || at !== -1) {
    throw new Error(
      `${quote(nodes)} : sous une réponse, en retrait, une seule ligne : une question, ou « **choix** : raison »`,
    );
  }
  if (!isStrong(only.nodes[0])) return { label: nodes, next: readQuestion(only) };
  if (only.items.length > 0) {
    throw new Error(`${quote(only.nodes)} est une fin : rien ne vient en retrait dessous`);
  }
  return { label: nodes, end: readEnd(only.nodes) };
}

/** @throws {Error} where nothing follows the choice and its colon */
function readEnd(nodes: ElementContent[]): ElementContent[] {
  const [, colon, ...rest] = nodes;
  const match = colon?.type === "text" && /^\s*:\s*(\S?)/.exec(colon.value);
  if (!match || !(match[1] || rest.length > 0)) {
    throw new Error(`${quote(nodes)} : une fin dit pourquoi, « **choix** : raison »`);
  }
  return nodes;
}

function isStrong(node: ElementContent | undefined): boolean {
  return node?.type === "element" && node.tagName === "strong";
}

function countQuestions({ answers }: Question): number {
  return (
    1 +
    answers.reduce((sum, answer) => sum + ("next" in answer ? countQuestions(answer.next) : 0), 0)
  );
}
