// Payloads → the search file: titles, headings, descriptions, and of each text its most telling words.

import { fold } from "../components/listings/query.ts";
import type { Node, Payload } from "../content/payload.ts";
import {
  SEARCH_FILE_PATH,
  SEARCH_FORMAT,
  type SearchDocument,
  type SearchFile,
} from "./document.ts";
import { cutText, isTelling, splitWords, stemTerm } from "./words.ts";

/** Keeps 140 pages under 60 KB compressed (tests/worker/search.test.ts); more would find little more. */
const WORDS_PER_PAGE = 60;

/** The search's own page is no result. */
const OWN_PATH = SEARCH_FILE_PATH.slice(0, SEARCH_FILE_PATH.lastIndexOf("/"));

/** Stem → how often a text has it, and how it is first written there. */
type Counts = Map<string, { count: number; word: string }>;

/** Describes every page of the site for the search, in the order given. */
export function describePages(payloads: Iterable<Payload>): SearchFile {
  const pages = [...payloads].filter(({ path }) => path !== OWN_PATH);
  const counts = pages.map(({ body }) => countStems(body));
  const pagesWith = new Map<string, number>();
  for (const stem of counts.flatMap((count) => [...count.keys()])) {
    pagesWith.set(stem, (pagesWith.get(stem) ?? 0) + 1);
  }
  const weigh = (stem: string, count: number) =>
    weightOf(count, pagesWith.get(stem) ?? 1, pages.length);
  return {
    format: SEARCH_FORMAT,
    documents: pages.map((page, index) => describe(page, counts[index] ?? new Map(), weigh)),
  };
}

/**
 * How much a word says of a page: often here, seldom elsewhere (tf-idf). Nothing where half the pages
 * have it (« avant », « tout ») or the whole site has it once (a turn of phrase).
 */
function weightOf(count: number, pagesWithIt: number, pages: number): number {
  const isEverywhere = pagesWithIt > 1 && pagesWithIt > pages / 2;
  const isChance = pagesWithIt === 1 && count === 1;
  return isEverywhere || isChance ? 0 : count * Math.log(1 + pages / pagesWithIt);
}

function describe(
  { path, titre, kind, topic, description, contents }: Payload,
  counts: Counts,
  weigh: (stem: string, count: number) => number,
): SearchDocument {
  const headings = contents.map(({ text }) => text);
  const known = new Set(splitWords([titre, description, ...headings].join(" ")).map(stemTerm));
  const words = [...counts]
    .map(([stem, { count, word }]) => ({ stem, word, weight: weigh(stem, count) }))
    .filter(({ stem, weight }) => weight > 0 && !known.has(stem))
    .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
    .slice(0, WORDS_PER_PAGE)
    .map(({ word }) => word);
  return { path, titre, kind, ...(topic && { topic }), description, headings, words };
}

/** Figures are left out: no amount may reach the file, and nobody looks for one. */
function countStems(body: readonly Node[]): Counts {
  const counts: Counts = new Map();
  for (const { piece, isWord } of cutText(textOf(body))) {
    const folded = fold(piece);
    if (!isWord || !isTelling(folded) || folded.length < 3 || /^\d/.test(folded)) continue;
    const stem = stemTerm(folded);
    const known = counts.get(stem);
    if (known) known.count += 1;
    else counts.set(stem, { count: 1, word: piece.toLowerCase() });
  }
  return counts;
}

function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => (typeof node === "string" ? node : ` ${textOf(node.slice(2) as Node[])} `))
    .join("");
}
