// Whole pages and paragraphs that say the same: refused by a test; sentences, which editors are told of, stand in the report.
import {
  countShared,
  listShingles,
  type PageProse,
  type Twin,
  type TwinParagraph,
} from "../../../app/operator/report/near-duplicate.ts";
import { listWords } from "../../../app/operator/report/prose.ts";

const PARAGRAPH_WORDS = 25;

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
