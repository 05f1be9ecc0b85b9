import { OFFERS } from "../../amounts/offers.ts";
import { directive } from "../../build/blocks/directive.ts";
import { splitWords } from "../../build/blocks/look-up.ts";
import { countFacts } from "../../build/catalogue/counts.ts";
import { listPricedCards } from "../../build/catalogue/priced-cards.ts";
import { countFirms } from "../../catalogue/count-firms.ts";
import type { ComparedKind } from "../../catalogue/kinds.ts";
import { DEGREES } from "../../ui/degree.ts";
import { listFirms } from "../comparator/block.ts";
import { listIds } from "../product-list/block.ts";
import { LISTINGS, type ListedKind } from "../product-list/listings.ts";
import { COMPARATOR_PATHS } from "../side-by-side/compare-path.ts";
import { PROFILE_PATH } from "../tool-paths.ts";

/**
 * `::comptes`: how many figures of the catalogue stand on what, counted when the page is built. `::comptes{en=phrase}` says
 * in one sentence how many are confirmed, for the top of a page that has the tables below.
 */
export const comptes = directive({
  name: "comptes",
  tag: "Comptes",
  optional: ["en"],
  compile({ attributes: { en } }, { catalogue }) {
    if (en !== undefined && en !== "phrase") throw new Error("« en » ne connaît que « phrase »");
    // A rule and its sentence are one fact.
    const facts = [...catalogue.facts.values()].filter(
      ({ id }) => !id.startsWith("loi.") || id.endsWith(".statement"),
    );
    const { all, byDegree, byKind } = countFacts(facts);
    return {
      isSentence: en === "phrase",
      all,
      degrees: DEGREES.map((degree) => ({ degree, count: byDegree[degree] })),
      kinds: byKind,
    };
  },
});

/** One list of the site, and how much it holds (code de la consommation, D. 111-7, I, 6°). */
type Counted = { path: string; title: string; order: string; lines: number; firms: number };

/** Where each listing has its page. */
const LISTED_ON: Record<ListedKind, string> = { banque: "/banque", cashback: "/cashback" };

/**
 * `::listes{sauf="wise.business"}`: every list of offers with its usual order, its lines and its firms, counted when the page is
 * built. `sauf` is that of `::profil`.
 */
export const listes = directive({
  name: "listes",
  tag: "Listes",
  optional: ["sauf"],
  compile({ attributes: { sauf } }, context): { lists: Counted[] } {
    const compared = listFirms(context);
    const chosen = (kinds: readonly ComparedKind[]) =>
      compared.filter(({ kind }) => kinds.includes(kind)).flatMap(({ ids }) => ids);
    const listings = Object.entries(LISTED_ON) as [ListedKind, string][];
    const cards = listPricedCards(context.catalogue, splitWords(sauf));
    const order = "celui de vos choix";
    return {
      lists: [
        {
          path: "/parrainage",
          title: "La cote des primes",
          order: "dû au filleul",
          ...count(OFFERS.map(({ partnerSlug, code }) => `${partnerSlug}.${code}`)),
        },
        ...listings.map(([kind, path]) => ({
          path,
          title: LISTINGS[kind].title,
          order: LISTINGS[kind].sorts[0][1],
          ...count(listIds(LISTINGS[kind], context)),
        })),
        {
          path: COMPARATOR_PATHS.banque,
          title: "Comparateur",
          order,
          ...count(chosen(["banque", "cashback"])),
        },
        {
          path: COMPARATOR_PATHS.plateforme,
          title: "Comparateur de plateformes",
          order,
          ...count(chosen(["plateforme"])),
        },
        {
          path: PROFILE_PATH,
          title: "Coût selon votre usage",
          order: "coût de la première année",
          ...count(cards.map(({ id }) => id)),
        },
      ],
    };
  },
});

function count(ids: readonly string[]) {
  return { lines: ids.length, firms: countFirms(ids) };
}
