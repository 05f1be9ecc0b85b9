// The asking of the index: the same code in the Worker and in the browser.
import type { PageKind, PageLink } from "../pages/payload.ts";
import { TOPICS, type Topic } from "../pages/topics.ts";
import type { SearchDocument } from "./index-format.ts";
import { type IndexMemory, openReader, type ReadText } from "./index-reader.ts";
import { createFinder, excerptOf, type Finder, markText } from "./marked.ts";
import {
  allButOne,
  allOf,
  allowedPages,
  anyOf,
  bestOf,
  firstAll,
  isEmpty,
  splitCommon,
} from "./scores.ts";
import { type Form, openForms } from "./word-forms.ts";
import { isSignificant, tokenize } from "./words.ts";

/** Results of an answer where nobody asks for another number; each may read a file of its own. */
const RESULTS = 20;
const MAX_NEAR = 3;
/** Where fewer pages than these hold every word, those that hold all but one follow. */
const FEW = 5;
/** Words that are looked for; a question that holds more has said enough. */
const MAX_WORDS = 8;
/** Words of a question that may hold a typo, and that titles may look like: each goes through a list of words. */
const MAX_MISSPELT = 3;
const MAX_LOOKALIKE = 2;

export type Found = ReturnType<typeof show>;

export type SearchAnswer = {
  /** False where the question holds nothing but « le », « pour » or signs: there was nothing to look for. */
  hasWords: boolean;
  /** How many pages were found; `results` are some of them. */
  total: number;
  /** How many of them hold every word; they come first. */
  whole: number;
  results: Found[];
  /** True where no page holds every word, and the results hold some of them. */
  isPartial: boolean;
  /** Where nothing was found: pages whose titles look like the question. */
  near: PageLink[];
};

export type SearchOptions = {
  /** Only pages of this kind, of this topic. */
  kind?: PageKind;
  topic?: Topic;
  /** How many of the best to pass over, for a further page of results. */
  from?: number;
  /** How many results to show, 20 unless told. */
  count?: number;
};

/** Finds pages by words. @throws where a file of the index can't be had. */
export type Find = (text: string, options?: SearchOptions) => Promise<SearchAnswer>;

/**
 * @param memory what stays of the files that were read; the caller's, so that it outlives a request
 */
export function createFind(readText: ReadText, memory: IndexMemory): Find {
  return async (text, { from = 0, count = RESULTS, ...restriction } = {}) => {
    const typed = tokenize(text);
    const words = [...new Set(typed.filter(isSignificant))].slice(0, MAX_WORDS);
    if (words.length === 0) return EMPTY_ANSWER;

    const reader = await openReader(readText, memory);
    const { pages } = reader.summary;
    const { plainForms, misspeltForms, titlesLike } = openForms(
      reader,
      allowedPages(reader.summary, restriction),
    );

    const plain = await Promise.all(
      words.map(async (word) => ({ word, form: await plainForms(word) })),
    );
    const missing = plain.filter(({ form }) => isEmpty(form.scores)).slice(0, MAX_MISSPELT);
    const forms = await Promise.all(
      plain.map((each) => (missing.includes(each) ? misspeltForms(each.word) : each.form)),
    );
    // Two words may be one that was typed with a space: « bourso bank », « n 26 ».
    const joined = typed.length === 2 ? [await plainForms(typed.join(""))] : [];
    // A word that no page has is left out: it says nothing of the pages that hold all the others.
    const known = scoresIn(forms).filter((scores) => !isEmpty(scores));
    const isWhole = known.length === forms.length || joined.some(({ scores }) => !isEmpty(scores));
    const { required, common } = splitCommon(known, pages);
    const all = anyOf([allOf(required, pages, common), ...scoresIn(joined)], pages);
    const whole = isWhole ? allOf([all, ...common], pages).found.length : 0;
    const isPartial = whole === 0;
    const found = isEmpty(all)
      ? firstAll(allButOne(known, pages), anyOf(known, pages))
      : all.found.length < FEW
        ? firstAll(all, allButOne(known, pages))
        : all;
    const total = found.found.length;
    const finder = createFinder([...forms, ...joined].map(({ sought }) => sought));
    const results = await reader.pages(bestOf(found, from, count));
    return {
      hasWords: true,
      total,
      whole,
      results: results.map((page) => show(page, finder)),
      isPartial: isPartial && total > 0,
      near: total > 0 ? [] : await near(words),
    };

    async function near(words: readonly string[]): Promise<PageLink[]> {
      const scores = await titlesLike(words.slice(0, MAX_LOOKALIKE));
      const titles = await reader.pages(bestOf(scores, 0, MAX_NEAR));
      return titles.map(({ path, titre }) => ({ path, text: titre }));
    }
  };
}

const EMPTY_ANSWER: SearchAnswer = {
  hasWords: false,
  total: 0,
  whole: 0,
  results: [],
  isPartial: false,
  near: [],
};

const scoresIn = (forms: readonly Form[]) => forms.map(({ scores }) => scores);

function show(page: SearchDocument, finder: Finder) {
  const { path, topic, decisive, updated } = page;
  const titre = markText(page.titre, finder);
  return {
    path,
    label: labelPage(page),
    titre,
    ...(topic && { topic }),
    ...(decisive && { decisive }),
    /** YYYY-MM-DD */
    updated,
    ...excerptOf(page, titre, finder),
  };
}

/** What kind of page a result leads to, in a word. */
const LABELS: Record<PageKind, string> = {
  page: "Page",
  partner: "Banque",
  product: "Formule",
  referral: "Parrainage",
  listing: "Liste",
  article: "Guide",
  legal: "À propos du site",
};

/** « Banque », « Plateforme crypto », « Guide · Cartes bancaires », « Outil »… */
function labelPage(page: SearchDocument): string {
  if (page.label) return page.label;
  if (page.path.startsWith("/outils/")) return "Outil";
  if (page.kind === "partner" && page.path.startsWith("/cashback/")) return "Cashback";
  return page.topic ? `${LABELS[page.kind]} · ${TOPICS[page.topic]}` : LABELS[page.kind];
}
