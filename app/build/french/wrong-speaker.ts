/**
 * Sentences that let a firm announce what it was never read to say. « La plateforme annonce jusqu'à 25 € » is read as its own
 * promise, when the amount is our base's, or the word of somebody else.
 */
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { Fact } from "../../catalogue/fact.ts";
import { readSentenceAround, readText } from "./sentence-around.ts";

type Found = { line: number | undefined; message: string };

const ANNOUNCES = /(?<![\p{L}-])(?<!l[’'])annonce(?:nt)?(?!\p{L})/iu;

/** Whose announcement is none of the firm's, and says so. */
const NAMES_SPEAKER = /notre base|d[’']après|selon/iu;

/** Every live amount, and every fact that no source of the firm states, in a sentence where somebody « annonce » it. */
export function findWrongSpeakers(tree: Root, facts: ReadonlyMap<string, Fact>): Found[] {
  const found: Found[] = [];
  visit(tree, "textDirective", (node, index, parent) => {
    if (!parent || index === undefined || (node.name !== "prime" && node.name !== "fait")) return;
    const { start, end } = readSentenceAround(parent, index);
    const isAnnounced = ANNOUNCES.test(start) || (node.name === "prime" && ANNOUNCES.test(end));
    if (!isAnnounced || NAMES_SPEAKER.test(start + end)) return;
    const id = readText(node);
    const speaks =
      node.name === "fait" && facts.get(id)?.sources.some(({ kind }) => kind === "firm");
    if (speaks) return;
    const who =
      node.name === "prime"
        ? "ce montant est de notre base"
        : "aucune source de l’entreprise ne le dit";
    found.push({
      line: node.position?.start.line,
      message: `« ${start.trim()} » fait annoncer « ${id} » : ${who}, dites qui le dit`,
    });
  });
  return found;
}
