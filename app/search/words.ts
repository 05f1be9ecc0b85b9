// Words as the search compares them: without accents, capitals, plural and endings.
import { stemmer } from "@orama/stemmers/french";
import { stopwords } from "@orama/stopwords/french";
import { memoize } from "../ui/memoize.ts";
import { fold } from "../ui/text.ts";

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** In parentheses, words are among what a text is split into. */
const CUT = new RegExp(`(${WORD.source})`, "u");
/** Small words that the package leaves out: what questions begin with, and what sentences are tied with. */
const SMALL_WORDS =
  "comment combien pourquoi quand quoi faut peut faire avoir si oui non donc car chaque tout tous toute " +
  "toutes euros entre autre autres aussi avant après selon ainsi sous très où dont vers chez";
const STOPWORDS = new Set([...stopwords, ...SMALL_WORDS.split(" ")].map(fold));
/** A year says when somebody looks, not for what: « Revolut 2026 ». The tax office's forms (2042, 2074) are no years. */
const YEAR = /^20[0-3]\d$/;
/** Sets a stem apart from a whole word of the same letters; at its end, so that both sort side by side. */
const STEM_MARK = "~";
/** Far more words than the site has: the same few thousand come back in every page. */
const MAX_STEMS = 20_000;

/** The words of a text, folded; what stands between them is dropped. */
export function tokenize(text: string): string[] {
  return rawWords(fold(text));
}

/** The words of a text as they are written. */
export function rawWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Cuts a text as written into what stands before its first word, that word, what stands between it and the next… */
export function cutText(text: string): string[] {
  return text.split(CUT);
}

/** False for « le », « pour », « c » and their like, which every page holds, and for years. */
export function isSignificant(word: string): boolean {
  return word !== "" && !STOPWORDS.has(word) && !YEAR.test(word);
}

/**
 * The term that « banque » and « banques » share. The plural goes first: Snowball's French rules stem
 * « retrait » and « retraits » apart, and leave « cryptos » as it is.
 * @param word folded
 */
export const stemTerm = memoize(
  MAX_STEMS,
  (word: string) => stemmer(word.length > 3 ? word.replace(/[sx]$/, "") : word) + STEM_MARK,
);

/** Whether a term is a stem, not a whole word. */
export function isStem(term: string): boolean {
  return term.endsWith(STEM_MARK);
}

/** What a word is found by: itself (beginnings, typing errors) and its stem; nothing for a stop word. */
export function termsOf(word: string): string[] {
  return isSignificant(word) ? [word, stemTerm(word)] : [];
}
