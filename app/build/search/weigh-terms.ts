/** Build: pages → what each of their terms weighs in each page. MiniSearch weighs; a search only adds up. */
import MiniSearch from "minisearch";
import {
  MIN_BEGINNING,
  packNumbers,
  type SearchDocument,
  unpackNumbers,
  weightOfBeginning,
} from "../../search/index-format.ts";
import { isStem, splitWords, termsOf } from "../../search/words.ts";

/** Where a word says most of a page. */
const BOOST = { titre: 8, questions: 8, headings: 2, description: 2, words: 1 };
const KIND_BOOST: Partial<Record<SearchDocument["kind"], number>> = { partner: 1.2, legal: 0.5 };

/** Weights are whole numbers in the index: sixteenths tell apart what a visitor could. */
const FRACTION = 16;

/** A term is ready: nothing cuts or stems it again. */
const READY = { tokenize: (text: string) => [text], processTerm: (term: string) => term };

/** In how many pages a term stands, and its postings, packed. */
export type WeighedTerm = { pages: number; packed: string };

/**
 * Weighs every term of the pages (BM25 by field, over all pages at once, so that pieces of the index can be
 * read alone and weigh the same).
 * @returns by term, in no order; pages go by their place in `documents`
 */
export function weighTerms(documents: readonly SearchDocument[]): Map<string, WeighedTerm> {
  const terms = new Set<string>();
  const index = new MiniSearch<SearchDocument>({
    idField: "path",
    fields: Object.keys(BOOST),
    extractField: (page, field) => {
      const value = page[field as keyof SearchDocument] ?? "";
      return Array.isArray(value) ? value.join(" ") : value;
    },
    tokenize: splitWords,
    processTerm: (word) => {
      const own = termsOf(word);
      for (const term of own) terms.add(term);
      return own;
    },
  });
  index.addAll(documents);

  const numbers = new Map(documents.map(({ path }, number) => [path, number]));
  const boostDocument = (path: string) =>
    KIND_BOOST[documents[numbers.get(path) ?? 0]?.kind ?? "page"] ?? 1;
  const weighed = new Map<string, WeighedTerm>();
  for (const term of terms) {
    const found = index.search({ ...READY, queries: [term] }, { boost: BOOST, boostDocument });
    const weights = found.map(
      ({ id, score }) => [numbers.get(id) ?? 0, Math.round(score * FRACTION)] as const,
    );
    weighed.set(term, { pages: found.length, packed: packPostings(weights) });
  }
  return weighed;
}

/** Characters of postings that a search may read for one beginning: less than a piece of terms. */
const MAX_POSTINGS = 32_000;

/**
 * Beginnings that so many words share (« ca… ») that a search could not look them up one by one.
 * @returns the letters, and what every page that has a word begun by them weighs, packed
 */
export function weighBeginnings(terms: ReadonlyMap<string, WeighedTerm>): [string, string][] {
  const words = [...terms.keys()].filter((term) => !isStem(term));
  const begun = new Map<string, { length: number; words: string[] }>();
  for (const word of words) {
    for (let end = MIN_BEGINNING; end <= word.length; end++) {
      const letters = word.slice(0, end);
      const known = begun.get(letters) ?? { length: 0, words: [] };
      known.length += terms.get(word)?.packed.length ?? 0;
      known.words.push(word);
      begun.set(letters, known);
    }
  }
  return [...begun]
    .filter(([, { length }]) => length > MAX_POSTINGS)
    .map(([letters, { words }]) => [letters, addUp(letters, words, terms)]);
}

function addUp(letters: string, words: readonly string[], terms: ReadonlyMap<string, WeighedTerm>) {
  const weights = new Map<number, number>();
  for (const word of words) {
    const numbers = unpackNumbers(terms.get(word)?.packed ?? "");
    let page = 0;
    for (let at = 0; at < numbers.length; at += 2) {
      page += numbers[at] ?? 0;
      const weight = (numbers[at + 1] ?? 0) * weightOfBeginning(letters, word);
      weights.set(page, (weights.get(page) ?? 0) + weight);
    }
  }
  return packPostings([...weights]);
}

/** Pages and weights, in any order → pairs of the step to the next page and its weight, packed. */
export function packPostings(
  weights: readonly (readonly [page: number, weight: number])[],
): string {
  let last = 0;
  const pairs = weights
    .toSorted(([a], [b]) => a - b)
    .flatMap(([page, weight]) => {
      const step = page - last;
      last = page;
      // What is found weighs something, however little.
      return [step, Math.max(1, Math.round(weight))];
    });
  return packNumbers(pairs);
}
