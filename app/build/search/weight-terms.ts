/** Build: pages → what each of their terms weighs in each page. MiniSearch weighs; a search only adds up. */
import MiniSearch from "minisearch";
import { packNumbers, type SearchDocument } from "../../search/index-format.ts";
import { termsOf, tokenize } from "../../search/words.ts";

/** A page as it is found: also by what visitors type that it answers in other words (its front matter), never shown. */
export type SoughtPage = SearchDocument & { keywords?: string[] };

/** Where a word says most of a page. */
const BOOST = { subject: 8, titre: 2, path: 8, keywords: 8, headings: 2, description: 2, words: 1 };
const KIND_BOOST: Partial<Record<SearchDocument["kind"], number>> = { partner: 1.2, legal: 0.5 };

/** Weights are whole numbers in the index: sixteenths tell apart what a visitor could. */
const FRACTION = 16;

/** A term is ready: nothing cuts or stems it again. */
const READY = { tokenize: (text: string) => [text], processTerm: (term: string) => term };

/** In how many pages a term stands, its postings, packed, and the stems that pages use for a synonym. */
export type WeightedTerm = { pages: number; packed: string; means?: readonly string[] };

/**
 * Weighs every term of the pages (BM25 by field, over all pages at once, so that shards of the index can be
 * read alone and weigh the same).
 * @returns by term, in no order; pages go by their place in `documents`
 */
export function weightTerms(documents: readonly SoughtPage[]): Map<string, WeightedTerm> {
  const terms = new Set<string>();
  const index = new MiniSearch<SoughtPage>({
    idField: "path",
    fields: Object.keys(BOOST),
    extractField: (page, field) => {
      // « Parrainage Fortuneo : montants… » is about the one thing, « Fortuneo : avis et parrainage » about the other.
      if (field === "subject") return page.titre.replace(/\s:.*/, "");
      const value = page[field as keyof SoughtPage] ?? "";
      return Array.isArray(value) ? value.join(" ") : value;
    },
    tokenize,
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
  const weighed = new Map<string, WeightedTerm>();
  for (const term of terms) {
    const found = index.search({ ...READY, queries: [term] }, { boost: BOOST, boostDocument });
    const weights = found.map(
      ({ id, score }) => [numbers.get(id) ?? 0, Math.round(score * FRACTION)] as const,
    );
    weighed.set(term, { pages: found.length, packed: packPostings(weights) });
  }
  return weighed;
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
