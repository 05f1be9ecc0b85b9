/**
 * The index as files. The build writes them (`write-index.ts`), a search reads the few it needs.
 *
 * - `sommaire.json`: what the others hold; read first.
 * - `{edition}/termes-{n}.txt`: a line per term, sorted, "term numbers stem stem…". The numbers are pairs, packed: how many
 *   pages further, and what the term weighs there. The stems are those of the words that pages use instead, where the
 *   term stands in the editors' synonyms.tsv.
 * - `{edition}/pages-{n}.txt`: a line per page, a `SearchDocument` in JSON.
 * - `{edition}/mots.txt`, `titres.txt`: words that a typo may have meant, a line per length: "6 banquecompte".
 *
 * The edition names the content, so that no search reads shards of two indexes.
 */
import type { PageKind } from "../pages/payload.ts";
import type { Topic } from "../pages/topics.ts";

/** What the search keeps of a page: what it is found by, and what a result shows. */
export type SearchDocument = {
  path: string;
  titre: string;
  kind: PageKind;
  /** What a result calls the page, where its kind would say something else. */
  label?: string;
  topic?: Topic;
  description: string;
  /** What decides, in a line, as it was at build: a price, a threshold, the state of a programme. */
  decisive?: string;
  /** YYYY-MM-DD */
  updated: string;
  /** The h2 of the page. */
  headings: string[];
  /** The most telling words of its text, best first, that neither title nor description nor headings hold. */
  words: string[];
};

/** Changes with the shape of the files: a script of another build must not read them. */
export const INDEX_FORMAT = 5;

export const INDEX_FOLDER = "/recherche/index/";
export const SUMMARY_PATH = `${INDEX_FOLDER}sommaire.json`;

export type Summary = {
  format: number;
  edition: string;
  /** How many pages are indexed; they are numbered from 0 in the order of addresses. */
  pages: number;
  /** The first term of each shard of terms, in order. */
  firstTerms: string[];
  /** What a search can be restricted to… */
  groups: [kind: PageKind, topic: Topic | null][];
  /** …and the group of each page, packed. */
  groupOf: string;
};

/** Pages per shard. Showing one result reads its whole shard: smaller shards mean more files, larger ones more bytes. */
export const PAGES_PER_SHARD = 16;

/** Letters that a beginning must have; fewer are looked up as a whole word. */
export const MIN_BEGINNING = 2;

export const termsPath = (edition: string, shard: number) =>
  `${INDEX_FOLDER}${edition}/termes-${shard}.txt`;
export const pagesPath = (edition: string, shard: number) =>
  `${INDEX_FOLDER}${edition}/pages-${shard}.txt`;
export const wordsPath = (edition: string, list: "mots" | "titres") =>
  `${INDEX_FOLDER}${edition}/${list}.txt`;

/**
 * What `term` weighs for somebody who typed only its beginning, against 1 for the whole word.
 * MiniSearch's own measure: the more letters are missing, the less.
 */
export function weightOfBeginning(typed: string, term: string): number {
  if (typed.length === term.length) return 1;
  return (0.375 * term.length) / (term.length + 0.3 * (term.length - typed.length));
}

/** The same for a word with `edits` wrong letters. */
export function weightOfEdits(term: string, edits: number): number {
  return edits === 0 ? 1 : (0.45 * term.length) / (term.length + edits);
}

/**
 * What the stored summary must be.
 * @throws where it is something else, or of another format.
 */
export function checkSummary(value: unknown): Summary {
  const isSummary = typeof value === "object" && value !== null && "format" in value;
  if (isSummary && value.format === INDEX_FORMAT) return value as Summary;
  throw new Error(`${SUMMARY_PATH} is not the summary of an index of format ${INDEX_FORMAT}.`);
}

/** Five bits of a number a character; the sixth says that more follow. */
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const MORE = 32;

const VALUES = new Uint8Array(128);
for (let value = 0; value < DIGITS.length; value++) VALUES[DIGITS.charCodeAt(value)] = value;

/**
 * Whole numbers from 0 to 2³¹ − 1, in order, in little text: JSON or a line of text holds it as it is, and it costs
 * nothing until somebody reads it.
 */
export function packNumbers(numbers: Iterable<number>): string {
  let packed = "";
  for (let rest of numbers) {
    for (; rest >= MORE; rest >>>= 5) packed += DIGITS.charAt((rest % MORE) + MORE);
    packed += DIGITS.charAt(rest);
  }
  return packed;
}

/** The numbers that were packed. */
export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (let at = 0; at < packed.length; at++) {
    const value = VALUES[packed.charCodeAt(at)] ?? 0;
    number |= (value % MORE) << shift;
    shift += 5;
    if (value >= MORE) continue;
    numbers.push(number);
    number = 0;
    shift = 0;
  }
  return numbers;
}
