/** Pages for the tests of the search: as the compiler leaves them, with little in them. */
import type { Payload } from "../../../app/content/payload.ts";
import { describePages } from "../../../app/search/describe-pages.ts";
import { openIndex } from "../../../app/search/search-index.ts";

/** A page that differs from a plain one by what is given. */
export function samplePage(own: Partial<Payload> & { path: string }, text = "Un texte."): Payload {
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
    body: [["p", 0, text]],
    sources: [],
    ...own,
  };
}

/** A small site: a few banks, a cashback site, two guides, a legal page. */
export const PAGES: Payload[] = [
  samplePage(
    {
      path: "/banque/boursobank",
      kind: "partner",
      partner: "boursobank",
      titre: "BoursoBank : avis et cartes",
      description: "Ce que coûte BoursoBank, et à qui elle convient.",
      contents: [{ id: "decouvert", text: "Découvert et plafonds", level: 2 }],
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

/** Searches the small site. */
export function searchSample(text: string) {
  return openIndex(describePages(PAGES)).find(text);
}

/** The addresses found, best first. */
export function pathsFor(text: string): string[] {
  return searchSample(text).results.map(({ path }) => path);
}
