/** How large a title can be: the largest size at which it fits its place. */

/** Pixels, largest first. */
const SIZES = [112, 100, 90, 80, 72, 64, 58, 52, 46, 40];

/** Pixels between the masthead and the foot that a title may fill. */
const HEIGHT = 340;

/** Mean width of a letter of Bricolage, in ems, bold and medium; long words have fewer thin letters. */
const LETTER = { head: 0.54, tail: 0.5, word: 0.58 };

/** @param width pixels @returns sizes in pixels */
export function fitTitle(head: string, tail: string, width: number) {
  const fits = SIZES.map((headSize) => ({
    headSize,
    tailSize: Math.max(32, Math.min(52, Math.round(headSize * 0.52))),
  })).find(({ headSize, tailSize }) => {
    const headLines = countLines(head, headSize * LETTER.head, width);
    const tailLines = tail ? countLines(tail, tailSize * LETTER.tail, width) : 0;
    const height = headLines * headSize * 1.06 + (tail ? 20 : 0) + tailLines * tailSize * 1.2;
    const longestWord = Math.max(...head.split(/[ -]/).map((word) => word.length));
    return height <= HEIGHT && longestWord * headSize * LETTER.word <= width && headLines <= 3;
  });
  return fits ?? { headSize: 40, tailSize: 32 };
}

/** Lines that whole words fill, each letter being `letter` pixels wide. */
function countLines(text: string, letter: number, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(" ")) {
    const needed = word.length * letter;
    if (used > 0 && used + letter * 0.5 + needed > width) {
      lines += 1;
      used = 0;
    }
    used += needed + (used > 0 ? letter * 0.5 : 0);
  }
  return lines;
}
