// The index and the asking of it: the same code in the Worker and in the browser.
import MiniSearch, { type Options, type Query, type SearchResult } from "minisearch";
import type { PageLink } from "../content/payload.ts";
import type { SearchDocument, SearchFile } from "./document.ts";
import { type Excerpt, excerptOf, type Marked, markText } from "./marked.ts";
import { wordsBegunBy, wordsMeantBy } from "./other-names.ts";
import { labelPage } from "./page-label.ts";
import { isTelling, splitWords, stemTerm, termsOf } from "./words.ts";

/** Results that an answer holds; what comes after them has little to do with the question. */
const MAX_RESULTS = 20;
const MAX_NEAR = 3;
/** Words that are looked for; a question that holds more has said enough. */
const MAX_WORDS = 10;

export type Found = Excerpt & { path: string; label: string; titre: Marked };

export type SearchAnswer = {
  /** False where the question holds nothing but « le », « pour » or signs: there was nothing to look for. */
  hasWords: boolean;
  /** How many pages were found; `results` are the best of them. */
  total: number;
  results: Found[];
  /** True where no page holds every word, and the results hold some of them. */
  isPartial: boolean;
  /** Where nothing was found: pages whose titles look like the question. */
  near: PageLink[];
};

export type SearchIndex = { find(text: string): SearchAnswer };

const OPTIONS: Options<SearchDocument> = {
  idField: "path",
  fields: ["titre", "headings", "description", "words"],
  extractField: (page, field) => {
    const value = page[field as keyof SearchDocument] ?? "";
    return Array.isArray(value) ? value.join(" ") : value;
  },
  tokenize: splitWords,
  processTerm: termsOf,
};

const BOOST = { titre: 8, headings: 2, description: 2, words: 1 };
const KIND_BOOST: Partial<Record<SearchDocument["kind"], number>> = { partner: 1.2, legal: 0.5 };

/** The terms of a question are ready: nothing cuts or stems them again. */
const READY = { tokenize: (text: string) => [text], processTerm: (term: string) => term };

/** Builds the index of a search file: tens of milliseconds for 140 pages, so it is kept by whoever asks. */
export function openIndex({ documents }: SearchFile): SearchIndex {
  const pages = new Map(documents.map((page) => [page.path, page]));
  const index = new MiniSearch<SearchDocument>(OPTIONS);
  index.addAll(documents);

  function ask(query: Query, fields?: string[]): SearchResult[] {
    return index.search(query, {
      boost: BOOST,
      boostDocument: (path) => KIND_BOOST[pages.get(path)?.kind ?? "page"] ?? 1,
      ...(fields && { fields }),
    });
  }

  /** One word: as it is, in another form or begun; where no page has it, mistyped or another name. */
  function forms(word: string): Query {
    const meant = meantBy(wordsMeantBy(word));
    const plain = anyOf([stemTerm(word), { queries: [word], prefix: word.length >= 2 }, ...meant]);
    if (ask(plain).length > 0) return plain;
    return anyOf([
      { queries: [word], fuzzy: allowedSlips(word) },
      ...swaps(word),
      ...meantBy(wordsBegunBy(word)),
    ]);
  }

  /** Every telling word; or the two that were typed run together, as in « bourso bank » and « n 26 ». */
  function allForms(words: string[], typed: string[]): Query {
    const all = allOf(words.map(forms));
    return typed.length === 2 ? anyOf([all, forms(typed.join(""))]) : all;
  }

  function show({ id, match }: SearchResult): Found[] {
    const page = pages.get(id);
    if (!page) return [];
    const terms = new Set(Object.keys(match));
    const titre = markText(page.titre, terms);
    return [{ path: page.path, label: labelPage(page), titre, ...excerptOf(page, terms) }];
  }

  return {
    find(text) {
      const typed = splitWords(text);
      const words = [...new Set(typed.filter(isTelling))].slice(0, MAX_WORDS);
      const all = ask(allForms(words, typed));
      const found = all.length > 0 ? all : ask(anyOf(words.map(forms)));
      const near = found.length > 0 ? [] : ask(looksLike(words), ["titre"]);
      return {
        hasWords: words.length > 0,
        total: found.length,
        results: found.slice(0, MAX_RESULTS).flatMap(show),
        isPartial: all.length === 0 && found.length > 0,
        near: near.slice(0, MAX_NEAR).map(({ id }) => ({
          path: id,
          text: pages.get(id)?.titre ?? id,
        })),
      };
    },
  };
}

function allOf(queries: Query[]): Query {
  return { ...READY, combineWith: "AND", queries };
}

function anyOf(queries: Query[]): Query {
  return { ...READY, combineWith: "OR", queries };
}

function meantBy(words: string[] | undefined): Query[] {
  return words ? [allOf(words.map(stemTerm))] : [];
}

/** Letters that may be wrong in a word: none in « n26 », one in « joko », two in « fortuneo ». */
function allowedSlips(word: string): number | false {
  if (word.length < 4 || /\d/.test(word)) return false;
  return word.length < 7 ? 1 : 2;
}

/** A short word with two letters in each other's place: « cruve ». Longer ones are within two slips. */
function swaps(word: string): string[] {
  if (allowedSlips(word) !== 1) return [];
  return [...word].slice(1).map((letter, i) => {
    return word.slice(0, i) + letter + word[i] + word.slice(i + 2);
  });
}

/** Where nothing was found: nearly half the letters of a word may be wrong. */
function looksLike(words: string[]): Query {
  return anyOf(words.map((word) => ({ queries: [word], fuzzy: 0.45 })));
}
