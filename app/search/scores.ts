// How well each page answers a question: a place per page, so that adding up ten thousand costs microseconds.
import type { Summary } from "./index-format.ts";
import type { Postings } from "./index-reader.ts";
import { unpackNumbers } from "./packed-numbers.ts";

export type Scores = {
  /** By page; 0 where it was not found. */
  weights: Float32Array;
  /** By page, how many of the forms asked for it has: a page with the very word and its stem comes before others. */
  forms: Uint8Array;
};

/** Which pages may be found: 1 by page. */
export type Allowed = Uint8Array;

function noScores(pages: number): Scores {
  return { weights: new Float32Array(pages), forms: new Uint8Array(pages) };
}

/** One form of a word: what its postings say. */
export function scoresOf(postings: readonly Postings[], pages: number, allowed?: Allowed): Scores {
  const { weights, forms } = noScores(pages);
  for (const { packed, factor } of postings) {
    const numbers = unpackNumbers(packed);
    let page = 0;
    for (let at = 0; at < numbers.length; at += 2) {
      page += numbers[at] ?? 0;
      if (allowed && allowed[page] !== 1) continue;
      weights[page] = (weights[page] ?? 0) + (numbers[at + 1] ?? 0) * factor;
      forms[page] = 1;
    }
  }
  return { weights, forms };
}

/** Pages that have one of them, better the more they have. */
export function anyOf(all: readonly Scores[], pages: number): Scores {
  const [only] = all;
  if (only && all.length === 1) return only;
  const sum = noScores(pages);
  for (const { weights, forms } of all) {
    for (let page = 0; page < pages; page++) {
      sum.weights[page] = (sum.weights[page] ?? 0) + (weights[page] ?? 0);
      sum.forms[page] = (sum.forms[page] ?? 0) + (forms[page] ?? 0);
    }
  }
  return sum;
}

/** Pages that have all of them; none where nothing was asked. */
export function allOf(all: readonly Scores[], pages: number): Scores {
  if (all.length < 2) return anyOf(all, pages);
  const sum = anyOf(all, pages);
  for (const { weights } of all) {
    for (let page = 0; page < pages; page++) if (!weights[page]) sum.weights[page] = 0;
  }
  return sum;
}

export function isEmpty({ weights }: Scores): boolean {
  return weights.every((weight) => weight === 0);
}

/** How many pages were found, and those from place `from` on, best first; of equals, the first address. */
export function bestOf({ weights, forms }: Scores, from: number, count: number) {
  const pages = weights.length;
  // The score and the page in one number: numbers sort without a function, many times faster.
  const keys = new Float64Array(pages);
  let total = 0;
  for (let page = 0; page < pages; page++) {
    const score = Math.round((weights[page] ?? 0) * (forms[page] ?? 0) * 100);
    if (score > 0) keys[total++] = score * pages + (pages - 1 - page);
  }
  const sorted = keys.subarray(0, total).sort().reverse();
  const best = Array.from(sorted.subarray(from, from + count), (key) => pages - 1 - (key % pages));
  return { total, pages: best };
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
