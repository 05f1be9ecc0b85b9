/**
 * Pages that say the same in the same words. Texts are compared by their shingles, runs of five
 * words: an expression all pages share is shorter, a sentence copied and touched up leaves many.
 */
import { type Block, listWords } from "./prose.ts";
import { listSentences } from "./reading-level.ts";

/** The blocks of one page; `file` names it in a report. */
export type PageProse = { file: string; blocks: readonly Block[] };

/** Shared by two pages: `share` of the shingles, from 0 to 1. */
export type Twin = { files: [string, string]; share: number };
export type TwinParagraph = Twin & { texts: [string, string] };

const SHINGLE_WORDS = 5;
/** A shorter one is an expression, which many texts share by right. */
const SENTENCE_WORDS = 9;
/** Sentences are short: one word changed spoils few runs of three. */
const SENTENCE_SHINGLE_WORDS = 3;

/** Pairs of sentences of nine words or more, in two pages, of which at least `least` is the same (Jaccard). */
export function findTwinSentences(pages: readonly PageProse[], least: number): TwinParagraph[] {
  const sentences = pages.flatMap(({ file, blocks }) =>
    blocks
      .flatMap(({ text }) => listSentences(text))
      .filter((text) => listWords(text).length >= SENTENCE_WORDS)
      .map((text) => ({ file, text, shingles: listShingles(text, SENTENCE_SHINGLE_WORDS) })),
  );
  return countShared(sentences).flatMap(({ one, other, count, isAgain }): TwinParagraph[] => {
    const share = count / (one.shingles.size + other.shingles.size - count);
    if (isAgain || share < least || one.file === other.file) return [];
    return [{ files: [one.file, other.file], share, texts: [one.text, other.text] }];
  });
}

/** Every run of `length` words of a text. */
export function listShingles(text: string, length = SHINGLE_WORDS): Set<string> {
  const words = listWords(text);
  const last = words.length - length;
  return new Set(
    words.slice(0, Math.max(0, last + 1)).map((_, at) => words.slice(at, at + length).join(" ")),
  );
}

/** Every pair of items with a shingle in common, from either side; `isAgain` the second time. */
export function countShared<Item extends { shingles: Set<string> }>(items: readonly Item[]) {
  const holders = new Map<string, Item[]>();
  for (const item of items) {
    for (const shingle of item.shingles) {
      const known = holders.get(shingle);
      if (known) known.push(item);
      else holders.set(shingle, [item]);
    }
  }
  const done = new Set<Item>();
  return items.flatMap((one) => {
    const shared = new Map<Item, number>();
    for (const shingle of one.shingles) {
      for (const other of holders.get(shingle) ?? []) {
        if (other !== one) shared.set(other, (shared.get(other) ?? 0) + 1);
      }
    }
    done.add(one);
    return Array.from(shared, ([other, count]) => ({
      one,
      other,
      count,
      isAgain: done.has(other),
    }));
  });
}
