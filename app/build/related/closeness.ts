/** How near two articles are to each other's reader: the same firm, the same question, the same words, the step that follows. */
import { findOffer } from "../../amounts/offers.ts";
import { kindOf, type PartnerKind } from "../../catalogue/kinds.ts";
import type { Topic } from "../../pages/topics.ts";
import { isSignificant, stemTerm, tokenize } from "../../search/words.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { IndexedPage } from "../compiler/front-matter.ts";

/** Where a reader of one topic goes on: from 0 to 1. A topic goes on to itself by what two articles share. */
const NEXT_TOPIC: Partial<Record<Topic, Partial<Record<Topic, number>>>> = {
  ouverture: { parrainage: 1, ouverture: 0.6 },
  parrainage: { ouverture: 0.8, parrainage: 0.4, "gagner-banque": 0.5 },
  "banque-comparatif": { ouverture: 0.7, cartes: 0.6, "banque-comparatif": 0.4 },
  cartes: { "banque-comparatif": 0.7, ouverture: 0.4, cartes: 0.4 },
  "cashback-comparatif": { "cashback-comparatif": 0.5, parrainage: 0.6 },
  etudiants: { cartes: 0.7, ouverture: 0.5, etudiants: 0.5 },
  "gagner-banque": { parrainage: 0.8, "gagner-banque": 0.6 },
  "service-client": { "service-client": 0.6, ouverture: 0.2 },
  outils: { "gagner-banque": 0.4, "avis-plateformes": 0.3, outils: 0.3 },
  "gagner-crypto": { "gagner-crypto": 0.5 },
  "avis-plateformes": { "avis-plateformes": 0.5, "gagner-crypto": 0.2 },
};

/** What the parts of the measure weigh; each is from 0 to 1. */
const WEIGHTS = { firms: 4, words: 4, kind: 1, nextTopic: 1.5 };

/** What is compared of an article. */
type Profile = {
  firms: Vector;
  isNamed: boolean;
  kinds: ReadonlySet<string>;
  /** Of length 1. */
  words: Vector;
};

type Vector = ReadonlyMap<string, number>;

/** The nearness of two articles; higher is nearer, and it has a direction: from one that was read to one that may follow. */
export type Closeness = (from: IndexedPage, to: IndexedPage) => number;

/** @param articles all of them: a word of many says little */
export function measureCloseness(
  articles: readonly IndexedPage[],
  catalogue: Catalogue,
): Closeness {
  const texts = new Map(articles.map((page) => [page.path, listTerms(page)]));
  const pagesWith = new Map<string, number>();
  for (const terms of texts.values()) {
    for (const term of new Set(terms)) pagesWith.set(term, (pagesWith.get(term) ?? 0) + 1);
  }
  const rarity = (term: string) => Math.log(articles.length / (pagesWith.get(term) ?? 1));
  const profiles = new Map(
    articles.map((page): [string, Profile] => {
      const firms = listFirms(page, catalogue);
      const kinds = new Set(
        [...firms.keys()].flatMap((slug) => nameFamily(catalogue.partners.get(slug)?.kind) ?? []),
      );
      const isNamed = listNamedFirms(page, catalogue).length > 0;
      const words = new Map<string, number>();
      for (const term of texts.get(page.path) ?? []) {
        words.set(term, (words.get(term) ?? 0) + rarity(term));
      }
      return [page.path, { firms, isNamed, kinds, words: normalise(words) }];
    }),
  );
  return (from, to) => {
    const [one, other] = [profiles.get(from.path), profiles.get(to.path)];
    if (!one || !other) return 0;
    const shared =
      multiply(one.firms, other.firms) / (Math.sqrt(one.firms.size * other.firms.size) || 1);
    const sameKind = [...one.kinds].some((kind) => other.kinds.has(kind)) ? 1 : 0;
    const next = (from.topic && to.topic && NEXT_TOPIC[from.topic]?.[to.topic]) ?? 0;
    // The step that follows is one with the same firm, or its like, where the text is about a firm.
    const fits = one.isNamed ? Math.max(Math.min(1, 2 * shared), 0.4 * sameKind) : 1;
    return (
      WEIGHTS.firms * shared +
      WEIGHTS.words * multiply(one.words, other.words) +
      WEIGHTS.kind * sameKind +
      WEIGHTS.nextTopic * next * fits
    );
  };
}

/** The firms that an article is about: wholly where its address names one, little where it tells of an offer. */
function listFirms(page: IndexedPage, catalogue: Catalogue): Map<string, number> {
  const firms = new Map<string, number>();
  for (const code of page.offers) {
    const slug = findOffer(code)?.partnerSlug;
    if (slug) firms.set(slug, 0.15);
  }
  for (const slug of listNamedFirms(page, catalogue)) firms.set(slug, 1);
  return firms;
}

/** The firms that the address of a page names, by their slugs. */
export function listNamedFirms(
  { path }: Pick<IndexedPage, "path">,
  { partners }: Pick<Catalogue, "partners">,
): string[] {
  const address = `-${path.slice(path.lastIndexOf("/") + 1)}-`;
  return [...partners.keys()].filter((slug) => address.includes(`-${slug}-`));
}

/** Firms that one chooses among: loans with loans, crypto with crypto, else what compares with its like. */
export function nameFamily(kind: PartnerKind | undefined): string | undefined {
  return kind && (kindOf(kind).risk ?? kindOf(kind).compared);
}

function listTerms({ titre, title, description, keywords = [] }: IndexedPage): string[] {
  return tokenize([titre, title, description, ...keywords].join(" "))
    .filter(isSignificant)
    .map(stemTerm);
}

function normalise(vector: ReadonlyMap<string, number>): Vector {
  const length = Math.hypot(...vector.values());
  return new Map(Array.from(vector, ([key, weight]) => [key, weight / (length || 1)]));
}

function multiply(one: Vector, other: Vector): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  let product = 0;
  for (const [key, weight] of few) product += weight * (many.get(key) ?? 0);
  return product;
}
