// Numbers in little text: five bits a character, the sixth says that more follow. A list of pages is a string
// that JSON or a line of text holds as it is, and that costs nothing until somebody reads it.

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const MORE = 32;

const VALUES = new Uint8Array(128);
for (let value = 0; value < DIGITS.length; value++) VALUES[DIGITS.charCodeAt(value)] = value;

/** Whole numbers from 0 to 2³¹ − 1, in order. */
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
