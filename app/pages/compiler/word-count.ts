/** How long a page is to read. */
import type { Node } from "../payload.ts";

/** Silent reading of French prose on a screen, words a minute. */
const WORDS_PER_MINUTE = 220;

/** The words a visitor sees in a body: its text, and the values that stand in its sentences. */
export function countWords(body: readonly Node[]): number {
  let words = 0;
  for (const node of body) {
    if (typeof node === "string") words += node.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    else {
      const [tag, props, ...children] = node;
      if (tag === "Prime") words += 1;
      else if (props && typeof props.text === "string") words += countWords([props.text]);
      words += countWords(children);
    }
  }
  return words;
}

/** Whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
