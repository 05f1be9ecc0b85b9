/**
 * How easy a text is to read: Kandel and Moles, Flesch's formula fitted to French (1958).
 *
 *     207 − 1.015 × words per sentence − 73.6 × syllables per word
 *
 * It sees long sentences and long words, not ideas: good for finding a page to look at again.
 */
import { type Block, SLOT } from "./prose.ts";

/** Flesch's bands, in French; each from its score up. */
const BANDS = [
  [90, "très facile"],
  [80, "facile"],
  [70, "assez facile"],
  [60, "courant"],
  [50, "assez difficile"],
  [30, "difficile"],
] as const;

const VOWELS = "aeiouyàâäéèêëîïôöùûüœæ";
const RUN = new RegExp(`[${VOWELS}]+`, "g");

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

/**
 * Syllables of a French word as one reads it aloud, by spelling alone; at least one. Of « qu’il », « l’or » and « a-t-il »
 * every part is counted. A run of vowels is one syllable (« oiseau », « nuit »), except after an é and before a tréma,
 * where two are heard (« cré-er », « na-ïf »). A final e, es is mute, unless it is the only vowel. « -ent » counts: as a
 * noun's ending it is heard, and spelling does not tell it from a verb's.
 */
export function countSyllables(word: string): number {
  const parts = word.toLowerCase().normalize("NFC").split(/[’'-]/);
  return Math.max(
    1,
    parts.map(countInPart).reduce((sum, count) => sum + count),
  );
}

function countInPart(part: string): number {
  const spoken = part
    .replace(/(?<=[a-zà-ÿœ]{2})es?$/, "")
    .replace(/[qg]u(?=[eéèêiîoa]|$)/g, "q")
    // « payer » is heard « pai-ier ».
    .replace(/(?<=[aeou])y(?=[aeiouéè])/g, "j");
  // « que » keeps the vowel that « qu’ » has lost.
  const runs = spoken.match(RUN) ?? (part.length > 2 ? part.match(RUN) : null) ?? [];
  return runs.reduce((sum, run) => sum + countInRun(run), 0);
}

function countInRun(run: string): number {
  const afterAcute = run.match(/é(?=[^é])/g)?.length ?? 0;
  const beforeTrema = run.match(/(?<=[^é])[äëïöü]/g)?.length ?? 0;
  return 1 + afterAcute + beforeTrema;
}
