// How wide a text will be: nobody draws it here, so its letters are counted by those of Arial, and a little more.

/** Widths in hundredths of the size: of the letters of a class, the first class that has it. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[ijlI.,:;'’|!\u00a0\u202f ]/, 28],
  [/[ftr()[\]«»·-]/, 36],
  [/[mMW%@]/, 89],
  [/[wA-Z€&+=<>…]/, 70],
];
const OTHERS = 56;
/** Fonts that stand in for Arial are wider. */
const MARGIN = 1.04;

/** In pixels. @param size of its letters, in pixels */
export function textWidth(text: string, size: number, isBold = false): number {
  const hundredths = Array.from(
    text,
    (letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS,
  ).reduce((sum, width) => sum + width, 0);
  return (hundredths / 100) * size * MARGIN * (isBold ? 1.06 : 1);
}

/** The text in lines that fit, broken at its plain spaces; a word that is wider stays whole. @param room in pixels */
export function wrapText(text: string, room: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
