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
const PARAGRAPH_WORDS = 25;
/** A shorter one is an expression, which many texts share by right. */
const SENTENCE_WORDS = 9;
/** Sentences are short: one word changed spoils few runs of three. */
const SENTENCE_SHINGLE_WORDS = 3;

/** Pairs of pages whose sets of shingles have at least `least` in common (Jaccard). */
export function findTwinPages(pages: readonly PageProse[], least: number): Twin[] {
  const sets = pages.map(
    ({ blocks }) => new Set(blocks.flatMap(({ text }) => [...listShingles(text)])),
  );
  return countShared(sets).flatMap(([a, b, shared]) => {
    const share = shared / (sizeOf(sets, a) + sizeOf(sets, b) - shared);
    if (a >= b || share < least) return [];
    return [{ files: [fileOf(pages, a), fileOf(pages, b)], share }];
  });
}

/** Paragraphs of 25 words or more of which more than `most` stands in a paragraph of another page. */
export function findTwinParagraphs(pages: readonly PageProse[], most: number): TwinParagraph[] {
  const paragraphs = pages.flatMap(({ file, blocks }) =>
    blocks.map(({ text }) => ({ file, text, shingles: listShingles(text) })),
  );
  const sets = paragraphs.map(({ shingles }) => shingles);
  const twins = countShared(sets).flatMap(([a, b, shared]): TwinParagraph[] => {
    const one = paragraphs[a];
    const other = paragraphs[b];
    if (!one || !other || one.file === other.file) return [];
    const share = shared / one.shingles.size;
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
  const sets = sentences.map(({ shingles }) => shingles);
  return countShared(sets).flatMap(([a, b, shared]): TwinParagraph[] => {
    const [one, other] = [sentences[a], sentences[b]];
    const share = shared / (sizeOf(sets, a) + sizeOf(sets, b) - shared);
    if (!one || !other || a >= b || share < least || one.file === other.file) return [];
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

/** Every pair of sets with something in common, by an index of who holds what. */
function countShared(sets: readonly Set<string>[]) {
  const holders = new Map<string, number[]>();
  for (const [index, set] of sets.entries()) {
    for (const shingle of set) {
      const known = holders.get(shingle);
      if (known) known.push(index);
      else holders.set(shingle, [index]);
    }
  }
  return sets.flatMap((set, index) => {
    const shared = new Map<number, number>();
    for (const shingle of set) {
      for (const holder of holders.get(shingle) ?? []) {
        if (holder !== index) shared.set(holder, (shared.get(holder) ?? 0) + 1);
      }
    }
    return Array.from(shared, ([other, count]): [number, number, number] => [index, other, count]);
  });
}

function sizeOf(sets: readonly Set<string>[], index: number): number {
  return sets[index]?.size ?? 0;
}

function fileOf(pages: readonly PageProse[], index: number): string {
  return pages[index]?.file ?? "";
}
