/** Build: compiled pages, one at a time → what the search knows of each page. */
import type { Nodes } from "hast";
import { OFFERS } from "../../amounts/offers.ts";
import { isEvidencePage } from "../../open-data/paths.ts";
import { isSignificant, rawWords, stemTerm, tokenize } from "../../search/words.ts";
import { fold } from "../../ui/text.ts";
import type { CompiledPage } from "../compiler/compiled-page.ts";
import { describeDecisive } from "./decisive-line.ts";
import type { Synonym } from "./synonyms.ts";
import type { SoughtPage } from "./weight-terms.ts";
import { writeIndex } from "./write-index.ts";

/** More would find little more, and make every shard of the index larger. */
const WORDS_PER_PAGE = 60;

/** The search's own page is no result; nor are the proofs of a firm, which its page leads to. */
const RESULTS_PATH = "/recherche";

export type Collector = ReturnType<typeof createCollector>;

/** A page before its telling words are known: that takes the counts of all pages. */
type Note = {
  document: Omit<SoughtPage, "words">;
  counts: ReadonlyMap<string, Counted>;
};

/** How often a text has a stem, and how that is first written there. */
type Counted = { count: number; word: string };

/** @param synonyms the words of the editors' table */
export function createCollector(synonyms: readonly Synonym[] = []) {
  const notes: Note[] = [];
  const pagesWith = new Map<string, number>();

  function documents(): SoughtPage[] {
    return notes
      .toSorted((a, b) => (a.document.path < b.document.path ? -1 : 1))
      .map((note) => ({ ...note.document, words: distinctiveWords(note) }));
  }

  function distinctiveWords({ document, counts }: Note): string[] {
    const { titre, description, headings } = document;
    const known = new Set(tokenize([titre, description, ...headings].join(" ")).map(stemTerm));
    return Array.from(counts, ([stem, { word, count }]) => ({
      stem,
      word,
      weight: weigh(count, pagesWith.get(stem) ?? 1, notes.length),
    }))
      .filter(({ stem, weight }) => weight > 0 && !known.has(stem))
      .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
      .slice(0, WORDS_PER_PAGE)
      .map(({ word }) => word);
  }

  return {
    /** Takes what the search needs of a page, and keeps nothing else of it. */
    add(page: CompiledPage): void {
      const { path, titre, kind, partner, topic, description, keywords, updated, body } = page;
      if (path === RESULTS_PATH || isEvidencePage(path)) return;
      const isCrypto = OFFERS.some((o) => o.partnerSlug === partner && o.kind === "crypto");
      const label = kind === "partner" && isCrypto ? "Plateforme crypto" : undefined;
      const counts = countStems(body);
      for (const stem of counts.keys()) pagesWith.set(stem, (pagesWith.get(stem) ?? 0) + 1);
      const decisive = describeDecisive(page);
      const headings = page.contents.map(({ text }) => text);
      notes.push({
        document: {
          path,
          titre,
          kind,
          ...(label && { label }),
          ...(topic && { topic }),
          description,
          ...(decisive && { decisive }),
          updated,
          headings,
          ...(keywords && { keywords }),
        },
        counts,
      });
    },
    /** Every page that was added, in the order of addresses. */
    documents,
    /** The files of the index of these pages. */
    files: () => writeIndex(documents(), synonyms),
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

/** The stems of a text. Figures are left out: no amount may reach the index, and nobody looks for one. */
function countStems(body: Nodes): Map<string, Counted> {
  const counts = new Map<string, Counted>();
  for (const raw of rawWords(textOf(body))) {
    const folded = fold(raw);
    if (!isSignificant(folded) || folded.length < 3 || /^\d/.test(folded)) continue;
    const stem = stemTerm(folded);
    const known = counts.get(stem);
    if (known) known.count += 1;
    else counts.set(stem, { count: 1, word: raw.toLowerCase() });
  }
  return counts;
}

/** An element's text stands apart from what is around it. */
function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? ` ${node.children.map(textOf).join("")} ` : "";
}
