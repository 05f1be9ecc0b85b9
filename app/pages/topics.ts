/** The subjects of the articles, as the blog's index names them. */

/** Topic slug → what a visitor reads, in the order of the index: what most come for first, risk last. */
export const TOPICS = {
  ouverture: "Ouvrir un compte",
  parrainage: "Parrainage et primes",
  "banque-comparatif": "Comparatifs de banques",
  cartes: "Cartes bancaires",
  "cashback-comparatif": "Cashback",
  etudiants: "Étudiants et Erasmus",
  "gagner-banque": "Gagner avec les banques en ligne",
  "service-client": "Service client et sécurité",
  outils: "Outils et méthodes",
  "gagner-crypto": "Gagner avec la crypto",
  "avis-plateformes": "Avis sur les plateformes",
} as const satisfies Record<string, string>;

/** A topic slug, as in articles.tsv and in front matter. */
export type Topic = keyof typeof TOPICS;

/** Whether a word is one of the topic slugs. */
export function isTopic(word: string): word is Topic {
  return Object.hasOwn(TOPICS, word);
}
