// Sentences in the text of a page: whether one still stands there, and which comes nearest to one that is gone.
import { holdsNumber } from "../../build/catalogue/quote.ts";
import { MAX_QUOTE } from "../../build/catalogue/schema.ts";
import type { UnitName } from "../../catalogue/units.ts";

/** What is left out of a quotation parts it into pieces that follow each other. */
const LEFT_OUT = /\s*(?:\[…\]|\(…\)|\[\.\.\.\]|\(\.\.\.\)|…|\.\.\.)\s*/;
/** Pieces further apart than this do not belong together. */
const MAX_GAP = 1_000;

/** Letters on each side of a sentence; a PDF, or a page without blocks, is one line. */
const AROUND = 150;

const SAME: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "′": "'",
  "“": '"',
  "”": '"',
  "«": '"',
  "»": '"',
  "‐": "-",
  "‑": "-",
  "–": "-",
  "—": "-",
  "−": "-",
};
const NOTHING = /[\s\u00ad\u200b-\u200d\ufeff]/u;

/** A text without its spaces and typography, with where each character stood. */
function compact(text: string) {
  const [letters, at]: [string[], number[]] = [[], []];
  for (let index = 0; index < text.length; index++) {
    for (const letter of (text[index] ?? "").normalize("NFKC").toLowerCase()) {
      if (NOTHING.test(letter)) continue;
      letters.push(SAME[letter] ?? letter);
      at.push(index);
    }
  }
  return { text: letters.join(""), at };
}

/** The text of a page, to look sentences up in. */
export class PageText {
  readonly text: string;
  readonly #compact: ReturnType<typeof compact>;

  constructor(text: string) {
    // A letter and its accent may be two characters in a PDF.
    this.text = text.normalize("NFC");
    this.#compact = compact(this.text);
  }

  /** Where a sentence stands, whitespace and typography aside; never within a longer number or word. */
  find(sentence: string): { start: number; end: number } | undefined {
    const { text, at } = this.#compact;
    const [first, ...rest] = sentence
      .normalize("NFC")
      .split(LEFT_OUT)
      .map((piece) => compact(piece).text)
      .filter(Boolean);
    if (!first) return undefined;
    for (let from = text.indexOf(first); from >= 0; from = text.indexOf(first, from + 1)) {
      let end = from + first.length;
      const isWhole = rest.every((piece) => {
        const next = text.indexOf(piece, end);
        const isNear = next >= 0 && next - end < MAX_GAP;
        if (isNear) end = next + piece.length;
        return isNear;
      });
      const found = { start: at[from] ?? 0, end: (at[end - 1] ?? 0) + 1 };
      if (isWhole && !this.#isCut(found.start, found.end)) return found;
    }
    return undefined;
  }

  /** « 9,90 € » is not said by « 19,90 € », nor « 500 € » by « 1 500 € ». */
  #isCut(start: number, end: number): boolean {
    const [before, inside, after] = [
      this.text.slice(Math.max(0, start - 3), start),
      this.text.slice(start, end),
      this.text.slice(end, end + 5),
    ];
    return (
      (/[\p{L}\d]$/u.test(before) && /^[\p{L}\d]/u.test(inside)) ||
      (/\d[.,]$/.test(before) && /^\d/.test(inside)) ||
      (/\d\s$/u.test(before) && /^\d{3}(?!\d)/.test(inside)) ||
      (/^[\p{L}\d]/u.test(after) && /[\p{L}\d]$/u.test(inside)) ||
      (/^[.,]\d/.test(after) && /\d$/.test(inside)) ||
      (/^\s\d{3}(?!\d)/u.test(after) && /(?<!\d)\d{1,3}$/.test(inside))
    );
  }

  /** The line that a sentence stands in, as far as a change would touch its meaning. */
  around({ start, end }: { start: number; end: number }): string {
    const before =
      this.text
        .slice(Math.max(0, start - AROUND), start)
        .split("\n")
        .at(-1) ?? "";
    const [after = ""] = this.text.slice(end, end + AROUND).split("\n");
    return tidy(before + this.text.slice(start, end) + after);
  }

  /** The passage that comes nearest to what is looked for; undefined where nothing is near. */
  nearest(wanted: Wanted): string | undefined {
    const passages = this.#passages();
    const words = new Map(passages.map((passage) => [passage, wordsOf(passage)]));
    const rarity = (word: string) => {
      const holding = passages.filter((passage) => words.get(passage)?.has(word)).length;
      return holding === 0 ? 1 : 1 / Math.sqrt(holding);
    };
    const sought = [...wordsOf(wanted.words)].map((word) => ({ word, weight: rarity(word) }));
    const total = sought.reduce((sum, { weight }) => sum + weight, 0);
    const scored = passages.map((passage) => {
      const held = sought.filter(({ word }) => words.get(passage)?.has(word));
      const share = held.reduce((sum, { weight }) => sum + weight, 0) / (total || 1);
      const hasValue = holdsValue(passage, wanted);
      // Of two passages that say as much, the shorter one is the sentence.
      return {
        passage,
        score: (share + (hasValue ? VALUE_BONUS : 0)) / (1 + passage.length / 3_000),
      };
    });
    const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { passage: "", score: 0 });
    return best.score >= LEAST_NEAR ? best.passage : undefined;
  }

  #passagesMade: string[] | undefined;

  /** Sentences, and short lines with those that follow: a price list has the name on one line, the price on the next. */
  #passages(): string[] {
    this.#passagesMade ??= [...new Set(makePassages(this.text))];
    return this.#passagesMade;
  }
}

/** @param words the old sentence, or what the fact is called where none was kept */
type Wanted = { words: string; value: unknown; unit: UnitName | null };

const VALUE_BONUS = 0.35;
const LEAST_NEAR = 0.3;
const SHORT_LINE = 100;

function makePassages(text: string): string[] {
  const lines = text.split("\n").map(tidy).filter(Boolean);
  return lines.flatMap((line, index) => {
    const next = lines.slice(index + 1, index + 3);
    const together = [line, ...next].every(({ length }) => length < SHORT_LINE)
      ? next.map((_, last) => [line, ...next.slice(0, last + 1)].join(" "))
      : [];
    return [...sentencesOf(line), ...together];
  });
}

/** The sentences of a line, each short enough to be quoted. */
function sentencesOf(line: string): string[] {
  if (line.length <= SHORT_LINE) return [line];
  return line
    .split(/(?<=[.!?;])\s+(?=\p{Lu}|\d)/u)
    .flatMap((sentence) => sentence.match(new RegExp(`.{1,${MAX_QUOTE}}(?:\\s|$)`, "gu")) ?? [])
    .map(tidy);
}

/** Whether a passage says a value: a number in any spelling, a text word by word. */
export function holdsValue(
  passage: string,
  { value, unit }: Pick<Wanted, "value" | "unit">,
): boolean {
  if (typeof value === "number") return holdsNumber(passage, value, unit);
  return typeof value === "string" && compact(passage).text.includes(compact(value).text);
}

const EMPTY_WORDS = /^(?:les|des|une|par|pour|dans|est|sont|avec|sur|aux|the|and|for)$/;

/** Words without their endings; figures are looked for by their value. */
function wordsOf(text: string): Set<string> {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  return new Set(words.filter((word) => !EMPTY_WORDS.test(word)).map((word) => word.slice(0, 7)));
}

/** One space between words. */
export function tidy(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}
