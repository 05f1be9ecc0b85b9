// The forms in which a word of a question may stand in pages.
import { MIN_BEGINNING, weightOfSlip } from "./index-format.ts";
import type { IndexReader, Postings } from "./index-reader.ts";
import type { Sought } from "./marked.ts";
import { allowedSlips, type NearWord, nearWords } from "./near-words.ts";
import { type Allowed, allOf, anyOf, type Scores, scoresOf } from "./scores.ts";
import { stemTerm } from "./words.ts";

/** Words that a mistyped one is taken for; each reads a piece of the index. */
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

  async function stems(words: readonly string[]): Promise<Form> {
    const terms = words.map(stemTerm);
    const all = await Promise.all(terms.map(async (term) => scores(await reader.term(term))));
    return { scores: allOf(all, pages), sought: { ...NOTHING, stems: terms } };
  }

  async function whole(word: string): Promise<Form> {
    const isBeginning = word.length >= MIN_BEGINNING;
    const postings = await (isBeginning ? reader.begunBy(word) : reader.term(word));
    const sought = isBeginning ? { beginnings: [word] } : { words: [word] };
    return { scores: scores(postings), sought: { ...NOTHING, ...sought } };
  }

  async function instead(candidates: readonly NearWord[]): Promise<Form> {
    const chosen = candidates.slice(0, MAX_CANDIDATES);
    const postings = await Promise.all(
      chosen.map(async ({ word, slips }) =>
        (await reader.term(word)).map(({ packed }) => ({
          packed,
          factor: weightOfSlip(word, slips),
        })),
      ),
    );
    const words = chosen.map(({ word }) => word);
    return { scores: scores(postings.flat()), sought: { ...NOTHING, words } };
  }

  const named = async (words: readonly string[] | undefined) => (words ? [await stems(words)] : []);

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
    /** The word as it is, in another form or begun, or another name of the same. */
    async plainForms(word: string): Promise<Form> {
      const [stem, begun, meant] = await Promise.all([
        stems([word]),
        whole(word),
        named(wordsMeantBy(word)),
      ]);
      return together([stem, begun, ...meant]);
    },

    /** What a word that no page has may stand for: a word with a slip, a name that is being typed. */
    async slippedForms(word: string): Promise<Form> {
      const limit = allowedSlips(word);
      const lists =
        limit > 0 ? await Promise.all([reader.words("titres"), reader.words("mots")]) : [];
      const candidates = lists
        .flatMap((list) => nearWords(list, word, limit))
        .sort((a, b) => a.slips - b.slips);
      return together([await instead(candidates), ...(await named(wordsBegunBy(word)))]);
    },

    /** Pages whose titles have words that look like some of these. */
    async titlesLike(words: readonly string[]): Promise<Scores> {
      const titles = await reader.words("titres");
      const forms = await Promise.all(
        words.map((word) => {
          const limit = Math.min(MAX_WRONG_LETTERS, Math.round(word.length * WRONG_PART));
          return instead(nearWords(titles, word, limit));
        }),
      );
      return together(forms).scores;
    },
  };
}

const NOTHING: Sought = { words: [], beginnings: [], stems: [] };

/**
 * What visitors type and pages do not: former names, names run together. Folded, in one word → the words that pages
 * use. A slip of a letter or two needs no line.
 */
const OTHER_NAMES: Record<string, string[]> = {
  boursorama: ["boursobank"],
  boursobanque: ["boursobank"],
  hellobank: ["hello", "bank"],
  traderepublic: ["trade", "republic"],
  orangebank: ["orange", "bank"],
  cryptocom: ["crypto", "com"],
};

/** Of such a name; fewer letters begin too many words. */
const MIN_NAME_BEGINNING = 5;

/** The words that pages use for the name `word`; undefined where it is none of the table. */
function wordsMeantBy(word: string): string[] | undefined {
  return Object.hasOwn(OTHER_NAMES, word) ? OTHER_NAMES[word] : undefined;
}

/** The same for a name that `word` is the beginning of, while it is being typed. */
function wordsBegunBy(word: string): string[] | undefined {
  if (word.length < MIN_NAME_BEGINNING) return undefined;
  return Object.entries(OTHER_NAMES).find(([name]) => name.startsWith(word))?.[1];
}
