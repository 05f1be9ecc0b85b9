/** Build: payloads, one at a time → what the search knows of each page. */
import type { Nodes } from "hast";
import { OFFERS } from "../../amounts/offers.ts";
import type { SearchDocument } from "../../search/index-format.ts";
import { isTelling, splitWords, stemTerm, writtenWords } from "../../search/words.ts";
import { fold } from "../../ui/query.ts";
import type { CompiledPage } from "../compiler/compiled-page.ts";
import { QUESTIONS } from "./questions.ts";
import { type IndexFile, writeIndex } from "./write-index.ts";

/** More would find little more, and make every piece of the index larger. */
const WORDS_PER_PAGE = 60;

/** The search's own page is no result. */
const OWN_PATH = "/recherche";

export type Collector = {
  /** Takes what the search needs of a page, and keeps nothing else of it. */
  add(payload: CompiledPage): void;
  /** Every page that was added, in the order of addresses. */
  documents(): SearchDocument[];
  /** The files of the index of these pages. */
  files(): Iterable<IndexFile>;
};

/** A page before its telling words are known: that takes the counts of all pages. */
type Note = {
  document: Omit<SearchDocument, "words">;
  /** Stem, word, count; stem, word, count… by number: ten thousand pages of them fit in memory. */
  counts: Uint32Array;
};

export function createCollector(): Collector {
  const notes: Note[] = [];
  const stems = numbering();
  const words = numbering();
  const pagesWith: number[] = [];

  function documents(): SearchDocument[] {
    return notes
      .toSorted((a, b) => (a.document.path < b.document.path ? -1 : 1))
      .map((note) => ({ ...note.document, words: tellingWords(note) }));
  }

  function tellingWords({ document, counts }: Note): string[] {
    const { titre, description, headings } = document;
    const known = new Set(splitWords([titre, description, ...headings].join(" ")).map(stemTerm));
    const weighed: { word: string; weight: number }[] = [];
    for (let at = 0; at < counts.length; at += 3) {
      const [stem = 0, word = 0, count = 0] = counts.subarray(at, at + 3);
      const weight = weigh(count, pagesWith[stem] ?? 1, notes.length);
      if (weight > 0 && !known.has(stems.named(stem))) {
        weighed.push({ word: words.named(word), weight });
      }
    }
    return weighed
      .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
      .slice(0, WORDS_PER_PAGE)
      .map(({ word }) => word);
  }

  return {
    add({ path, titre, kind, partner, topic, description, updated, contents, body }) {
      if (path === OWN_PATH) return;
      const isCrypto = OFFERS.some((o) => o.partnerSlug === partner && o.kind === "crypto");
      const label = kind === "partner" && isCrypto ? "Plateforme crypto" : undefined;
      const questions = QUESTIONS[path];
      const counts = Array.from(countStems(body), ([stem, { word, count }]) => {
        const number = stems.number(stem);
        pagesWith[number] = (pagesWith[number] ?? 0) + 1;
        return [number, words.number(word), count];
      });
      const headings = contents.map(({ text }) => text);
      notes.push({
        document: {
          path,
          titre,
          kind,
          ...(label && { label }),
          ...(topic && { topic }),
          description,
          updated,
          headings,
          ...(questions && { questions }),
        },
        counts: Uint32Array.from(counts.flat()),
      });
    },
    documents,
    files: () => writeIndex(documents()),
  };
}

/**
 * How much a word says of a page: often here, seldom elsewhere (tf-idf). Nothing where half the pages
 * have it (« avant », « tout ») or the whole site has it once (a turn of phrase).
 */
function weigh(count: number, pagesWithIt: number, pages: number): number {
  const isEverywhere = pagesWithIt > 1 && pagesWithIt > pages / 2;
  const isChance = pagesWithIt === 1 && count === 1;
  return isEverywhere || isChance ? 0 : count * Math.log(1 + pages / pagesWithIt);
}

/**
 * Stem → how often a text has it, and how it is first written there. Figures are left out: no amount may
 * reach the index, and nobody looks for one.
 */
function countStems(body: Nodes): Map<string, { count: number; word: string }> {
  const counts = new Map<string, { count: number; word: string }>();
  for (const written of writtenWords(textOf(body))) {
    const folded = fold(written);
    if (!isTelling(folded) || folded.length < 3 || /^\d/.test(folded)) continue;
    const stem = stemTerm(folded);
    const known = counts.get(stem);
    if (known) known.count += 1;
    else counts.set(stem, { count: 1, word: written.toLowerCase() });
  }
  return counts;
}

/** An element's text stands apart from what is around it. */
function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? ` ${node.children.map(textOf).join("")} ` : "";
}

/** Numbers texts from 0, each once. */
function numbering() {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  return {
    number(name: string): number {
      const known = numbers.get(name) ?? names.length;
      if (known === names.length) {
        // A piece of a larger text would keep all of it in memory.
        const own = structuredClone(name);
        numbers.set(own, known);
        names.push(own);
      }
      return known;
    },
    named: (number: number) => names[number] ?? "",
  };
}
