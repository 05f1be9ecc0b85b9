// Words as the search compares them: without accents, capitals, plural and endings.
import { stemmer } from "@orama/stemmers/french";
import { stopwords } from "@orama/stopwords/french";
import { fold } from "../ui/query.ts";

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Small words that the package leaves out: what questions begin with, and what sentences are tied with. */
const SMALL_WORDS =
  "comment combien pourquoi quand quoi faut peut faire avoir si oui non donc car chaque tout tous toute " +
  "toutes entre autre autres aussi avant après selon ainsi sous très où dont vers chez";
const STOPWORDS = new Set([...stopwords, ...SMALL_WORDS.split(" ")].map(fold));
/** Sets a stem apart from a whole word of the same letters; at its end, so that both sort side by side. */
const STEM_MARK = "~";
/** Far more words than the site has; what visitors type must not fill the memory of an isolate. */
const MAX_STEMS = 20_000;
/** The same few thousand words come back in every page. */
const stems = new Map<string, string>();

/** The words of a text, folded; what stands between them is dropped. */
export function splitWords(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

/** Cuts a text into words and what stands between them, as written. */
export function cutText(text: string): { piece: string; isWord: boolean }[] {
  const cuts: { piece: string; isWord: boolean }[] = [];
  let end = 0;
  for (const { 0: piece, index } of text.matchAll(WORD)) {
    if (index > end) cuts.push({ piece: text.slice(end, index), isWord: false });
    cuts.push({ piece, isWord: true });
    end = index + piece.length;
  }
  if (end < text.length) cuts.push({ piece: text.slice(end), isWord: false });
  return cuts;
}

/** False for « le », « pour », « c » and their like, which every page holds. */
export function isTelling(word: string): boolean {
  return word !== "" && !STOPWORDS.has(word);
}

/**
 * The term that « banque » and « banques » share. The plural goes first: Snowball's French rules stem
 * « retrait » and « retraits » apart, and leave « cryptos » as it is.
 * @param word folded
 */
export function stemTerm(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = stemmer(word.length > 3 ? word.replace(/[sx]$/, "") : word) + STEM_MARK;
    if (stems.size >= MAX_STEMS) stems.clear();
    stems.set(word, stem);
  }
  return stem;
}

/** Whether a term is a stem, not a whole word. */
export function isStem(term: string): boolean {
  return term.endsWith(STEM_MARK);
}

/** What a word is found by: itself (beginnings, typing errors) and its stem; nothing for a stop word. */
export function termsOf(word: string): string[] {
  return isTelling(word) ? [word, stemTerm(word)] : [];
}
