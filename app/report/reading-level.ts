/**
 * How easy a text is to read: Kandel and Moles, Flesch's formula fitted to French (1958).
 *
 *     207 − 1.015 × words per sentence − 73.6 × syllables per word
 *
 * It sees long sentences and long words, not ideas: good for finding a page to look at again.
 */
import { type Block, SLOT } from "./prose.ts";
import { countSyllables } from "./syllables.ts";

/** Flesch's bands, in French; each from its score up. */
const BANDS = [
  [90, "très facile"],
  [80, "facile"],
  [70, "assez facile"],
  [60, "courant"],
  [50, "assez difficile"],
  [30, "difficile"],
] as const;

/** The score of the sentences of a page, about 0 (hard) to 100 (easy); null where there is none. */
export function scoreReading(blocks: readonly Block[]): number | null {
  const sentences = blocks
    .filter(({ tag }) => tag === "p" || tag === "li" || tag === "blockquote")
    .flatMap(({ text }) => listSentences(text));
  const words = sentences.flatMap(listSpokenWords);
  if (words.length === 0) return null;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 207 - 1.015 * (words.length / sentences.length) - 73.6 * (syllables / words.length);
}

/** The band of a score: « assez facile ». */
export function nameReadingLevel(score: number): string {
  return BANDS.find(([from]) => score >= from)?.[1] ?? "très difficile";
}

/** Sentences end in . ! ? or …, and so does a paragraph; a fact in one is a word of one syllable. */
export function listSentences(text: string): string[] {
  return text
    .replaceAll(SLOT, "un")
    .split(/(?<=[.!?…][)»\u202F]*)\s+(?=[\p{Lu}\p{N}«(])/u)
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** « l’argent » and « a-t-il » are read as one word. */
function listSpokenWords(sentence: string): string[] {
  return sentence.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
}
