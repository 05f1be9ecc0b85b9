/** Build: content/synonyms.tsv, what visitors type → the words that pages use for it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { unpackNumbers } from "../../search/index-format.ts";
import { isStem, stemTerm, termsOf, tokenize } from "../../search/words.ts";
import { ContentError, ProblemList } from "../compiler/problem.ts";
import { packPostings, type WeightedTerm } from "./weight-terms.ts";

const FILE = "synonyms.tsv";

/** A line of the file. `typed` is one word, folded; a page that is meant holds every word of `means`. */
export type Synonym = { typed: string; means: readonly string[]; line: number };

/**
 * Reads the lines of synonyms.tsv (first line: column names).
 * @throws {ContentError} naming each line that has another shape.
 */
export function parseSynonyms(tsv: string): Synonym[] {
  const problems = new ProblemList(FILE);
  const synonyms: Synonym[] = [];
  for (const [index, text] of tsv.trimEnd().split("\n").slice(1).entries()) {
    const line = index + 2;
    const [left = "", right = "", ...more] = text.split("\t");
    const [typed = "", ...others] = tokenize(left);
    const means = tokenize(right).filter((word) => termsOf(word).length > 0);
    if (others.length > 0 || means.length === 0 || more.length > 0 || termsOf(typed).length === 0) {
      problems.add(`« ${text} » : attendu, un mot, une tabulation, les mots des pages`, line);
    } else synonyms.push({ typed, means, line });
  }
  if (problems.found.length > 0) throw new ContentError(problems.found);
  return synonyms;
}

/** The synonyms of a content folder. @throws {ContentError} when synonyms.tsv is malformed. */
export function readSynonyms(folder: string): Synonym[] {
  return parseSynonyms(readFileSync(join(folder, FILE), "utf8"));
}

/**
 * Adds to the terms of pages what editors say is typed for them: the pages that hold every word of `means`, with what these
 * weigh there, stand under the typed word too. So does its stem, unless pages have that: it is theirs.
 * @throws {ContentError} naming each line whose words stand in no page: it would lead nowhere.
 */
export function addSynonyms(
  terms: ReadonlyMap<string, WeightedTerm>,
  synonyms: readonly Synonym[],
): Map<string, WeightedTerm> {
  const problems = new ProblemList(FILE);
  const all = new Map(terms);
  for (const { typed, means, line } of synonyms) {
    const stems = means.map(stemTerm);
    const missing = means.find((_, index) => !terms.has(stems[index] ?? ""));
    if (missing) problems.add(`« ${typed} » : aucune page n’a le mot « ${missing} »`, line);
    const [first = new Map(), ...more] = stems.map((stem) => weightsOf(terms.get(stem)));
    const meant = [...first].filter(([page]) => more.every((weights) => weights.has(page)));
    for (const term of termsOf(typed)) {
      if (isStem(term) && terms.has(term)) continue;
      const known = all.get(term);
      const weights = weightsOf(known);
      for (const [page, weight] of meant) {
        const others = more.reduce((sum, each) => sum + (each.get(page) ?? 0), 0);
        weights.set(page, (weights.get(page) ?? 0) + weight + others);
      }
      all.set(term, {
        pages: weights.size,
        packed: packPostings([...weights]),
        means: [...new Set([...(known?.means ?? []), ...stems])],
      });
    }
  }
  if (problems.found.length > 0) throw new ContentError(problems.found);
  return all;
}

/** What a term weighs, by page. */
function weightsOf(term: WeightedTerm | undefined): Map<number, number> {
  const numbers = unpackNumbers(term?.packed ?? "");
  const weights = new Map<number, number>();
  let page = 0;
  for (let at = 0; at < numbers.length; at += 2) {
    page += numbers[at] ?? 0;
    weights.set(page, numbers[at + 1] ?? 0);
  }
  return weights;
}
