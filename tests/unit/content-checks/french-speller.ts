/** Tells French words from others: hunspell's French dictionary, and the project's own words. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import dictionary from "dictionary-fr";
import { createHunspellFromStrings } from "hunspell-wasm";
import { CONTENT_DIR } from "./site-content.ts";

/** A word that neither knows; `index` is where it stands in the text. */
export type UnknownWord = { word: string; index: number };

const WORD = /[\p{L}\p{M}\p{N}]+(?:[’'‐-][\p{L}\p{M}\p{N}]+)*/gu;
const ADDRESS =
  /https?:\/\/[^\s)»]+|[\w.+-]+@[\w.-]+|(?:[\p{L}\d-]+\.)+(?:app|be|cash|com|de|es|eu|fr|io|it|net|online|org|uk)\b/giu;
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu)[’']/i;
/** 1er, 2e, 24h, 3D: a figure and what hangs on it. */
const NUMBER = /^\d+\p{L}{0,2}$/u;

/** The project's words: brands, technical terms. One a line, in the order of the alphabet. */
export function readProjectWords(): string[] {
  return readFileSync(join(CONTENT_DIR, "words.txt"), "utf8").trim().split("\n");
}

/** A speller that knows these words besides French; a word in small letters may be capitalised. */
export async function createSpeller(projectWords: readonly string[]) {
  const decoder = new TextDecoder();
  const french = await createHunspellFromStrings(
    decoder.decode(dictionary.aff),
    decoder.decode(dictionary.dic),
  );
  const own = new Set(projectWords);
  const verdicts = new Map<string, boolean>();

  return {
    /** The words of a text that are neither French nor the project's. */
    findUnknownWords(text: string): UnknownWord[] {
      const prose = text.replace(ADDRESS, (address) => " ".repeat(address.length));
      return Array.from(prose.matchAll(WORD), ({ 0: word, index }) => ({ word, index })).filter(
        ({ word }) => !isKnown(word),
      );
    },
    /** Whether French itself has the word. */
    isFrench: (word: string) => french.testSpelling(word),
    /** Up to three words it may have been meant for. */
    suggest: (word: string) => french.getSpellingSuggestions(word).slice(0, 3),
  };

  function isKnown(word: string): boolean {
    const known = verdicts.get(word) ?? check(word.replaceAll("'", "’").replaceAll("‐", "-"));
    verdicts.set(word, known);
    return known;
  }

  function check(word: string): boolean {
    if (isWord(word)) return true;
    const bare = word.replace(ELIDED, "");
    if (bare !== word) return check(bare);
    const parts = word.split("-");
    return parts.length > 1 && parts.every((part) => part === "t" || check(part));
  }

  function isWord(word: string): boolean {
    if (NUMBER.test(word) || /^\p{L}$/u.test(word) || french.testSpelling(word)) return true;
    return [word, word.replace(/[sx]$/, "")].some(
      (form) => own.has(form) || own.has(form.toLowerCase()),
    );
  }
}

export type Speller = Awaited<ReturnType<typeof createSpeller>>;
