/** Pages for the tests of the search: as the compiler leaves them, with little in them. */

import type { CompiledPage } from "../../../app/build/compiler/compiled-page.ts";
import { element, root, text as words } from "../../../app/build/compiler/hast.ts";
import { type Collector, createCollector } from "../../../app/build/search/collect-pages.ts";
import { parseSynonyms, type Synonym } from "../../../app/build/search/synonyms.ts";
import { createFind, type SearchOptions } from "../../../app/search/search-index.ts";

/** A page that differs from a plain one by what is given. */
export function samplePage(
  own: Partial<CompiledPage> & { path: string },
  text = "Un texte.",
): CompiledPage {
  return {
    kind: "page",
    title: own.path,
    titre: own.path,
    description: "Une page du site.",
    published: "2026-11-20",
    updated: "2026-11-20",
    readingMinutes: 1,
    words: 2,
    contents: [],
    breadcrumbs: [],
    body: root(element("p", {}, words(text))),
    sources: [],
    ...own,
  };
}

/** A small site: a few banks, a cashback site, two guides, a legal page. */
export const PAGES: CompiledPage[] = [
  samplePage(
    {
      path: "/banque/boursobank",
      kind: "partner",
      partner: "boursobank",
      titre: "BoursoBank : avis et cartes",
      keywords: ["EasyMove", "retraité"],
      description: "Ce que coûte BoursoBank, et à qui elle convient.",
      contents: [{ id: "decouvert", text: "Découvert et plafonds" }],
    },
    "Le virement instantané est gratuit, et tout virement reçu aussi. Dépôt de 1234 € chez le notaire.",
  ),
  samplePage({
    path: "/banque/fortuneo",
    kind: "partner",
    partner: "fortuneo",
    titre: "Fortuneo : avis, cartes et parrainage",
    description: "Ce que valent les cartes Fortuneo.",
  }),
  samplePage({
    path: "/banque/hello-bank",
    kind: "partner",
    partner: "hello-bank",
    titre: "Hello bank! : avis",
    description: "Deux comptes, deux cartes.",
  }),
  samplePage({
    path: "/cashback/joko",
    kind: "partner",
    partner: "joko",
    titre: "Joko : avis",
    description: "Une application de cashback, et ses retraits.",
  }),
  samplePage({
    path: "/blog/meilleure-banque-etudiant",
    kind: "article",
    topic: "etudiants",
    titre: "Quelle banque quand on est étudiant ?",
    description: "Trois comptes gratuits, et ce qu’ils demandent.",
  }),
  samplePage({
    path: "/blog/interets-composes",
    kind: "article",
    topic: "outils",
    titre: "Les intérêts composés",
    description: "Ce que devient une somme placée longtemps.",
  }),
  samplePage({ path: "/mentions-legales", kind: "legal", titre: "Mentions légales" }),
  samplePage({ path: "/recherche", titre: "Rechercher" }),
];

/** What editors say is typed for words of the small site. */
const SYNONYMS = parseSynonyms(
  "typed\tmeans\nboursorama\tboursobank\nboursobanque\tboursobank\nhellobank\thello bank",
);

/** A collector that was fed these pages. */
export function collect(
  pages: Iterable<CompiledPage>,
  synonyms: readonly Synonym[] = [],
): Collector {
  const collector = createCollector(synonyms);
  for (const page of pages) collector.add(page);
  return collector;
}

/** The search of some pages, which remembers nothing; `read` counts what was read since it was made. */
export function openSearch(pages: Iterable<CompiledPage>, synonyms: readonly Synonym[] = []) {
  const files = new Map(
    Array.from(collect(pages, synonyms).files(), ({ path, write }) => [path, write()]),
  );
  const read: { path: string; bytes: number }[] = [];
  async function readText(path: string): Promise<string> {
    const text = files.get(path);
    if (text === undefined) throw new Error(`No file ${path}.`);
    read.push({ path, bytes: Buffer.byteLength(text) });
    return text;
  }
  return {
    files,
    read,
    find: (text: string, options?: SearchOptions) =>
      createFind(readText, { texts: new Map() })(text, options),
  };
}

const sample = openSearch(PAGES, SYNONYMS);

/** Searches the small site. */
export const searchSample = sample.find;

/** The addresses found, best first. */
export async function pathsFor(text: string): Promise<string[]> {
  return (await searchSample(text)).results.map(({ path }) => path);
}

/** A different word of six letters for each number. */
export function wordOf(number: number): string {
  const digits = (number * 7919 + 1).toString(26).padStart(6, "a");
  return digits.replace(/\d/g, (digit) => "qrstuvwxyz".charAt(Number(digit)));
}
