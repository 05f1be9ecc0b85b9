// The forms in which a word of a question may stand in pages.
import { MIN_BEGINNING, weightOfEdits } from "./index-format.ts";
import type { IndexReader, Postings } from "./index-reader.ts";
import type { Sought } from "./marked.ts";
import { type Allowed, anyOf, type Scores, scoresOf } from "./scores.ts";
import { findSimilarWords, maxEdits, type SimilarWord } from "./similar-words.ts";
import { stemTerm } from "./words.ts";

/** A shorter word that pages have is no beginning of another: « ado » is not « adossé », « rib » not « ribambelle ». */
const LONG = 5;
/** Words that a mistyped one is taken for; each reads a shard of the index. */
const MAX_CANDIDATES = 3;
/** Where nothing was found: nearly half the letters of a word may be wrong, though never more than these. */
const MAX_WRONG_LETTERS = 6;
const WRONG_PART = 0.45;

/** The pages that have a word, and what to mark in them. */
export type Form = { scores: Scores; sought: Sought };

/** @param allowed the pages that may be found */
export function openForms(reader: IndexReader, allowed?: Allowed) {
  const { pages } = reader.summary;
  const scores = (postings: readonly Postings[]) => scoresOf(postings, pages, allowed);

  async function stem(word: string): Promise<Form> {
    const term = stemTerm(word);
    const postings = await reader.term(term);
    return { scores: scores(postings), sought: { ...NOTHING, stems: [term, ...meant(postings)] } };
  }

  async function whole(word: string): Promise<Form> {
    const exact = word.length < LONG ? await reader.term(word) : [];
    const isBeginning = word.length >= MIN_BEGINNING && exact.length === 0;
    const postings = isBeginning ? await reader.begunBy(word) : exact;
    const sought = isBeginning ? { beginnings: [word] } : { words: [word] };
    return { scores: scores(postings), sought: { ...NOTHING, ...sought, stems: meant(postings) } };
  }

  async function instead(candidates: readonly SimilarWord[]): Promise<Form> {
    const chosen = candidates.slice(0, MAX_CANDIDATES);
    const postings = await Promise.all(
      chosen.map(async ({ word, edits }) =>
        (await reader.term(word)).map((found) => ({
          ...found,
          factor: weightOfEdits(word, edits),
        })),
      ),
    );
    const words = chosen.map(({ word }) => word);
    return {
      scores: scores(postings.flat()),
      sought: { ...NOTHING, words, stems: meant(postings.flat()) },
    };
  }

  function together(forms: readonly Form[]): Form {
    return {
      scores: anyOf(
        forms.map((form) => form.scores),
        pages,
      ),
      sought: {
        words: forms.flatMap(({ sought }) => sought.words),
        beginnings: forms.flatMap(({ sought }) => sought.beginnings),
        stems: forms.flatMap(({ sought }) => sought.stems),
      },
    };
  }

  return {
    /** The word as it is, in another form or begun. */
    async plainForms(word: string): Promise<Form> {
      return together(await Promise.all([stem(word), whole(word)]));
    },

    /** What a word that no page has may stand for: a word with a typo. */
    async misspeltForms(word: string): Promise<Form> {
      const limit = maxEdits(word);
      const lists =
        limit > 0 ? await Promise.all([reader.words("titres"), reader.words("mots")]) : [];
      const candidates = lists
        .flatMap((list) => findSimilarWords(list, word, limit))
        .sort((a, b) => a.edits - b.edits);
      return instead(candidates);
    },

    /** Pages whose titles have words that look like some of these. */
    async titlesLike(words: readonly string[]): Promise<Scores> {
      const titles = await reader.words("titres");
      const forms = await Promise.all(
        words.map((word) => {
          const limit = Math.min(MAX_WRONG_LETTERS, Math.round(word.length * WRONG_PART));
          return instead(findSimilarWords(titles, word, limit));
        }),
      );
      return together(forms).scores;
    },
  };
}

/** The stems of what pages say where synonyms were found. */
const meant = (postings: readonly Postings[]) => postings.flatMap(({ means }) => means);

const NOTHING: Sought = { words: [], beginnings: [], stems: [] };
