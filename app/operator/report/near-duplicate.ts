/**
 * Pages that say the same in the same words. Texts are compared by their shingles, runs of five
 * words: an expression all pages share is shorter, a sentence copied and touched up leaves many.
 */
import { type Block, listWords } from "./prose.ts";
import { listSentences } from "./reading-level.ts";

/** The blocks of one page; `file` names it in a report. */
export type PageProse = { file: string; blocks: readonly Block[] };

/** Shared by two pages: `share` of the shingles, from 0 to 1. */
type Twin = { files: [string, string]; share: number };
export type TwinParagraph = Twin & { texts: [string, string] };

const SHINGLE_WORDS = 5;
const PARAGRAPH_WORDS = 25;
/** A shorter one is an expression, which many texts share by right. */
const SENTENCE_WORDS = 9;
/** Sentences are short: one word changed spoils few runs of three. */
const SENTENCE_SHINGLE_WORDS = 3;

/** Pairs of pages whose sets of shingles have at least `least` in common (Jaccard). */
export function findTwinPages(pages: readonly PageProse[], least: number): Twin[] {
  const items = pages.map(({ file, blocks }) => ({
    file,
    shingles: new Set(blocks.flatMap(({ text }) => [...listShingles(text)])),
  }));
  return countShared(items).flatMap(({ one, other, count, isAgain }): Twin[] => {
    const share = count / (one.shingles.size + other.shingles.size - count);
    return isAgain || share < least ? [] : [{ files: [one.file, other.file], share }];
  });
}

/** Paragraphs of 25 words or more of which more than `most` stands in a paragraph of another page. */
export function findTwinParagraphs(pages: readonly PageProse[], most: number): TwinParagraph[] {
  const paragraphs = pages.flatMap(({ file, blocks }) =>
    blocks.map(({ text }) => ({ file, text, shingles: listShingles(text) })),
  );
  const twins = countShared(paragraphs).flatMap(({ one, other, count }): TwinParagraph[] => {
    if (one.file === other.file) return [];
    const share = count / one.shingles.size;
    if (share <= most || listWords(one.text).length < PARAGRAPH_WORDS) return [];
    return [{ files: [one.file, other.file], share, texts: [one.text, other.text] }];
  });
  // Two long paragraphs are found from either side: the side that copies more is told.
  return twins
    .sort((a, b) => b.share - a.share)
    .filter(({ texts: [one, other] }, index, all) =>
      all.slice(0, index).every(({ texts }) => texts[0] !== other || texts[1] !== one),
    );
}

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

function listShingles(text: string, length = SHINGLE_WORDS): Set<string> {
  const words = listWords(text);
  const last = words.length - length;
  return new Set(
    words.slice(0, Math.max(0, last + 1)).map((_, at) => words.slice(at, at + length).join(" ")),
  );
}

/** Every pair of items with a shingle in common, from either side; `isAgain` the second time. */
function countShared<Item extends { shingles: Set<string> }>(items: readonly Item[]) {
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
