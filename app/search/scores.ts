// How well each page answers a question. A place per page makes adding up cheap; the list of pages found keeps
// it cheap where ten thousand were not.
import { type Summary, unpackNumbers } from "./index-format.ts";
import type { Postings } from "./index-reader.ts";

export type Scores = {
  /** The pages found, each once, in any order. */
  found: number[];
  /** By page. */
  weights: Float32Array;
  /** By page, how many of the forms asked for it has: a page with the very word and its stem comes before others. */
  forms: Uint8Array;
};

/** Which pages may be found: 1 by page. */
export type Allowed = Uint8Array;

function noScores(pages: number): Scores {
  return { found: [], weights: new Float32Array(pages), forms: new Uint8Array(pages) };
}

function add({ found, weights, forms }: Scores, page: number, weight: number, ofForms: number) {
  if (weights[page] === 0) found.push(page);
  weights[page] = (weights[page] ?? 0) + weight;
  forms[page] = (forms[page] ?? 0) + ofForms;
}

/** One form of a word: what its postings say. */
export function scoresOf(postings: readonly Postings[], pages: number, allowed?: Allowed): Scores {
  const scores = noScores(pages);
  for (const { packed, factor } of postings) {
    const numbers = unpackNumbers(packed);
    let page = 0;
    for (let at = 0; at < numbers.length; at += 2) {
      page += numbers[at] ?? 0;
      if (allowed && allowed[page] !== 1) continue;
      add(scores, page, (numbers[at + 1] ?? 0) * factor, scores.forms[page] === 0 ? 1 : 0);
    }
  }
  return scores;
}

/** Pages that have one of them, better the more they have. */
export function anyOf(all: readonly Scores[], pages: number): Scores {
  const [only = noScores(pages), ...more] = all.filter((each) => !isEmpty(each));
  if (more.length === 0) return only;
  const sum = noScores(pages);
  for (const { found, weights, forms } of [only, ...more]) {
    for (const page of found) add(sum, page, weights[page] ?? 0, forms[page] ?? 0);
  }
  return sum;
}

/** Pages that have all of them, better where they have `others` too; none where nothing was asked. */
export function allOf(
  all: readonly Scores[],
  pages: number,
  others: readonly Scores[] = [],
): Scores {
  const [rarest = noScores(pages), ...more] = all.toSorted(
    (a, b) => a.found.length - b.found.length,
  );
  if (more.length + others.length === 0) return rarest;
  const sum = noScores(pages);
  for (const page of rarest.found) {
    if (!more.every(({ weights }) => weights[page])) continue;
    for (const { weights, forms } of [...all, ...others])
      add(sum, page, weights[page] ?? 0, forms[page] ?? 0);
  }
  return sum;
}

/** A word that more of the pages have than these tells none of them apart: « banque », « compte », « carte ». */
const COMMON_PART = 0.25;

/** What a page must have of a question, and what only makes it better; all of it is asked where nothing tells pages apart. */
export function splitCommon(all: readonly Scores[], pages: number) {
  const isCommon = ({ found }: Scores) => found.length > pages * COMMON_PART;
  const required = all.filter((scores) => !isCommon(scores));
  return required.length > 0
    ? { required, common: all.filter(isCommon) }
    : { required: all, common: [] };
}

/** If more pages than this match all words but one, the word left out was the one that counted. */
const MANY = 20;

/** Pages that have all of three or more but one at the most; none of two, where one alone says little. */
export function allButOne(all: readonly Scores[], pages: number): Scores {
  if (all.length < 3) return noScores(pages);
  const without = all.map((left) =>
    allOf(
      all.filter((each) => each !== left),
      pages,
    ),
  );
  return anyOf(
    without.filter(({ found }) => found.length <= MANY),
    pages,
  );
}

/** The first ones, and behind them those of `more` that are not among them. */
export function firstAll(first: Scores, more: Scores): Scores {
  const both = noScores(first.weights.length);
  const isFirst = (page: number) => (first.forms[page] ?? 0) > 0;
  const others = more.found.filter((page) => !isFirst(page));
  const best = Math.max(1, ...others.map((page) => scoreOf(more, page)));
  for (const page of first.found) add(both, page, 1 + scoreOf(first, page), 1);
  for (const page of others) add(both, page, scoreOf(more, page) / best, 1);
  return both;
}

/** What pages are put in order by. */
function scoreOf({ weights, forms }: Scores, page: number): number {
  return (weights[page] ?? 0) * (forms[page] ?? 0);
}

export function isEmpty({ found }: Scores): boolean {
  return found.length === 0;
}

/** The pages found from place `from` on, best first; of equals, the first address. */
export function bestOf({ found, weights, forms }: Scores, from: number, count: number): number[] {
  const pages = weights.length;
  const wanted = from + count;
  let best: number[] = [];
  let least = 0;
  const sortAndCut = () => {
    best = Array.from(Float64Array.from(best).sort().reverse().subarray(0, wanted));
    if (best.length === wanted) least = best.at(-1) ?? 0;
  };
  for (const page of found) {
    // The score and the page in one number: numbers sort without a function, many times faster.
    const score = Math.round((weights[page] ?? 0) * (forms[page] ?? 0) * 100);
    const key = score * pages + (pages - 1 - page);
    // Where thousands were found, few come near the first ones: the others are not worth sorting.
    if (key > least && best.push(key) > 2 * wanted) sortAndCut();
  }
  sortAndCut();
  return best.slice(from).map((key) => pages - 1 - (key % pages));
}

/** The pages of a kind, of a topic; undefined where any will do. */
export function allowedPages(
  { groups, groupOf }: Summary,
  { kind, topic }: { kind?: string; topic?: string },
): Allowed | undefined {
  if (kind === undefined && topic === undefined) return undefined;
  const isIn = groups.map(
    ([ofKind, onTopic]) =>
      (kind === undefined || kind === ofKind) && (topic === undefined || topic === onTopic),
  );
  return Uint8Array.from(unpackNumbers(groupOf), (group) => (isIn[group] ? 1 : 0));
}
