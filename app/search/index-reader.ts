// Reads the files of the index that one question needs.
import {
  checkSummary,
  PAGES_PER_SHARD,
  pagesPath,
  type SearchDocument,
  SUMMARY_PATH,
  type Summary,
  termsPath,
  weightOfBeginning,
  wordsPath,
} from "./index-format.ts";
import { isStem } from "./words.ts";

/** The text of a file of the site, by its path. @throws where it can't be had. */
export type ReadText = (path: string) => Promise<string>;

/**
 * What stays in memory of the index between two searches: texts, never promises, which one request of a Worker must not
 * await for another.
 */
export type IndexMemory = {
  summary?: Summary;
  /** The texts that were read, by address; it may forget. */
  texts: { get(address: string): string | undefined; set(address: string, text: string): unknown };
};

/** The packed postings of a term, what they count for, and the stems that pages use where it is a synonym. */
export type Postings = { packed: string; factor: number; means: string[] };

export type IndexReader = Awaited<ReturnType<typeof openReader>>;

/**
 * A reader for one question.
 * @throws where the summary can't be had or is of another format; its methods, where a file can't.
 */
export async function openReader(readText: ReadText, memory: IndexMemory) {
  memory.summary ??= checkSummary(JSON.parse(await readText(SUMMARY_PATH)));
  const { summary } = memory;
  const { edition, firstTerms } = summary;
  /** Words of a question often share a shard: it is read once. */
  const reads = new Map<string, Promise<string>>();

  function read(path: string): Promise<string> {
    const reading = reads.get(path) ?? readCached(path);
    reads.set(path, reading);
    return reading;
  }

  async function readCached(path: string): Promise<string> {
    const known = memory.texts.get(path);
    if (known !== undefined) return known;
    const text = await readText(path);
    memory.texts.set(path, text);
    return text;
  }

  const readTerms = (shard: number) => read(termsPath(edition, shard));

  return {
    summary,

    /** The postings of one term; none where no page has it. */
    async term(term: string): Promise<Postings[]> {
      const shard = placeOf(term, firstTerms);
      const line = shard < 0 ? undefined : findLine(term, await readTerms(shard));
      return line === undefined ? [] : [readPostings(line, 1)];
    },

    /** Those of the words that begin with `letters`, the whole word first among them. */
    async begunBy(letters: string): Promise<Postings[]> {
      const first = Math.max(0, placeOf(letters, firstTerms));
      const last = placeOf(`${letters}\uffff`, firstTerms);
      const shards = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      const texts = await Promise.all(shards.map(readTerms));
      return texts.flatMap((text) => linesBegunBy(letters, text));
    },

    /** The words that a typo may have meant: those of titles, or the others. */
    words: (list: "titres" | "mots") => read(wordsPath(edition, list)),

    /** Pages by number, in that order. */
    pages: (numbers: readonly number[]): Promise<SearchDocument[]> =>
      Promise.all(
        numbers.map(async (number) => {
          const text = await read(pagesPath(edition, Math.floor(number / PAGES_PER_SHARD)));
          return JSON.parse(lineOf(text, number % PAGES_PER_SHARD));
        }),
      ),
  };
}

/** The shard where a key is, if it is anywhere; -1 where it would come before the first. */
function placeOf(key: string, firstTerms: readonly string[]): number {
  let low = 0;
  let high = firstTerms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((firstTerms[middle] ?? "") <= key) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * What stands behind a key in a text of lines that are sorted; each ends, and one ends before the first. A text of any
 * other form, a shard that was cut short for instance, holds nothing: its rest is passed over.
 */
function findLine(key: string, text: string): string | undefined {
  let low = 0;
  let high = text.lastIndexOf("\n");
  while (low < high) {
    const middle = low + Math.ceil((high - low) / 2);
    const start = text.lastIndexOf("\n", middle - 1) + 1;
    const gap = text.indexOf(" ", start);
    const end = text.indexOf("\n", gap);
    if (gap === -1 || end <= low) return undefined;
    const found = text.slice(start, gap);
    if (found === key) return text.slice(gap + 1, end);
    if (found < key) low = end;
    else high = start - 1;
  }
  return undefined;
}

/** @param line what stands behind a term */
function readPostings(line: string, factor: number): Postings {
  const [packed = "", ...means] = line.split(" ");
  return { packed, factor, means };
}

/** Lines are sorted: those of one beginning follow each other. */
function linesBegunBy(letters: string, text: string): Postings[] {
  const found: Postings[] = [];
  const mark = `\n${letters}`;
  for (let at = text.indexOf(mark); at !== -1 && text.startsWith(mark, at); ) {
    const gap = text.indexOf(" ", at);
    const end = text.indexOf("\n", gap);
    const term = text.slice(at + 1, gap);
    if (!isStem(term)) {
      found.push(readPostings(text.slice(gap + 1, end), weightOfBeginning(letters, term)));
    }
    at = end;
  }
  return found;
}

/** One line of a text, from 0: the others are not worth cutting out. */
function lineOf(text: string, line: number): string {
  let start = 0;
  for (let passed = 0; passed < line; passed++) start = text.indexOf("\n", start) + 1;
  const end = text.indexOf("\n", start);
  return text.slice(start, end === -1 ? undefined : end);
}
