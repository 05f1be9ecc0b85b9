/** Runs of six words or more that stand in several pages: what a reader of two texts notices as a refrain. */
import type { PageProse } from "./near-duplicate.ts";
import { SLOT } from "./prose.ts";

/** `files` are the pages that hold it, in the order they were given. */
export type Phrase = { text: string; words: number; files: readonly string[] };

const PHRASE_WORDS = 6;
const MOST_SHOWN = 50;

/** Words that follow each other without a figure or the end of a sentence between them, and where each stands in `text`. */
type Run = { text: string; words: readonly { word: string; from: number; to: number }[] };

/**
 * Every phrase of two pages or more, as long as all of them have it; the one that the most pages hold first, then the longest.
 */
export function listPhrases(pages: readonly PageProse[]): Phrase[] {
  const runs = pages.map(({ blocks }) => blocks.flatMap(({ text }) => splitRuns(text)));
  const holders = new Map<string, Set<number>>();
  for (const [page, own] of runs.entries()) {
    for (const group of own.flatMap(listGroups)) {
      const known = holders.get(group);
      if (known) known.add(page);
      else holders.set(group, new Set([page]));
    }
  }
  const phrases = new Map<string, Phrase>();
  for (const run of runs.flat()) {
    for (const { from, to, held } of joinGroups(run, holders)) {
      const words = run.words.slice(from, to);
      const files = [...held].flatMap((page) => pages[page]?.file ?? []);
      const text = run.text.slice(words[0]?.from, words.at(-1)?.to);
      phrases.set(words.map(({ word }) => word).join(" "), { text, words: words.length, files });
    }
  }
  return [...phrases.values()].sort(
    (one, other) => other.files.length - one.files.length || other.words - one.words,
  );
}

/** The words of a text between its figures and its ends of sentences. */
function splitRuns(text: string): Run[] {
  return text.split(new RegExp(`${SLOT}|[.!?…:;](?=\\s|$)`, "u")).map((part) => ({
    text: part,
    words: Array.from(part.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({
      word: word.toLowerCase(),
      from: index,
      to: index + word.length,
    })),
  }));
}

function listGroups({ words }: Run): string[] {
  const count = Math.max(0, words.length - PHRASE_WORDS + 1);
  return Array.from({ length: count }, (_, at) =>
    words
      .slice(at, at + PHRASE_WORDS)
      .map(({ word }) => word)
      .join(" "),
  );
}

/** Groups that follow each other, and that the same pages hold, are one phrase. */
function* joinGroups(run: Run, holders: ReadonlyMap<string, Set<number>>) {
  let from = 0;
  const groups = listGroups(run).map((group) => holders.get(group) ?? new Set<number>());
  for (const [at, held] of groups.entries()) {
    const next = groups[at + 1];
    if (next && isSame(held, next)) continue;
    if (held.size > 1) yield { from, to: at + PHRASE_WORDS, held };
    from = at + 1;
  }
}

function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((page) => other.has(page));
}

/** The first fifty as lines: in how many pages, the phrase, and three of the pages. */
export function writePhrases(phrases: readonly Phrase[]): string[] {
  if (phrases.length === 0) return ["Aucune phrase de six mots ou plus n’est dans deux pages."];
  return phrases.slice(0, MOST_SHOWN).map(({ text, files }) => {
    const more = files.length > 3 ? ` et ${files.length - 3} autres` : "";
    return `${String(files.length).padStart(3)} pages  « ${text} »  ${files.slice(0, 3).join(", ")}${more}`;
  });
}
