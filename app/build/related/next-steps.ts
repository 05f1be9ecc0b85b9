/** Where the reader of an article goes on with what was read: a tool of the site, filled in as far as the article knows. */
import { findOffer, isPersonal } from "../../amounts/offers.ts";
import { mayOwe, standingOn } from "../../amounts/standing.ts";
import { MAX_PRODUCTS } from "../../blocks/comparator/selection.ts";
import { comparePath } from "../../blocks/side-by-side/compare-path.ts";
import {
  CALENDAR_PATH,
  DOSSIER_PATH,
  NET_GAIN_PATH,
  PROFILE_PATH,
  toolAddress,
  YEAR_PATH,
} from "../../blocks/tool-paths.ts";
import { kindOf } from "../../catalogue/kinds.ts";
import type { RelatedPage } from "../../pages/payload.ts";
import type { Topic } from "../../pages/topics.ts";
import { listNames } from "../../ui/list-names.ts";
import type { ComparedHere } from "../blocks/directive.ts";
import { type Catalogue, findProduct } from "../catalogue/catalogue.ts";
import type { IndexedPage } from "../compiler/front-matter.ts";
import { listNamedFirms, nameFamily } from "./closeness.ts";

type Known = {
  catalogue: Catalogue;
  /** The products of each table of the article. */
  compared: readonly ComparedHere[];
  /** The articles that stand beside it at its foot. */
  beside: readonly IndexedPage[];
};

/** What several products of a kind are called. */
const PLURALS = { banque: "cartes", cashback: "services", plateforme: "plateformes" } as const;
/** A review without a table of its own is compared with this many. */
const LIKES = 2;

type Step = (page: IndexedPage, known: Known) => RelatedPage | undefined;

/** By topic, the most useful first; what a page is about may leave one without its use. */
const STEPS: Partial<Record<Topic, readonly Step[]>> = {
  ouverture: [toCalendar],
  parrainage: [toNetGain, toDossier],
  "banque-comparatif": [toComparator, toProfile],
  cartes: [toComparator, toProfile],
  "cashback-comparatif": [toComparator],
  etudiants: [toProfile, toComparator],
  "gagner-banque": [toYear, toProfile],
  "avis-plateformes": [toComparator],
};

/** The steps of an article; there may be none. */
export function listNextSteps(page: IndexedPage, known: Known): RelatedPage[] {
  const steps = (page.topic && STEPS[page.topic]) ?? [];
  return steps.flatMap((step) => step(page, known) ?? []);
}

/** The products of the first table that are still sold; without a table, the firm of a review and its like. */
function toComparator(page: IndexedPage, known: Known): RelatedPage | undefined {
  const { catalogue, compared } = known;
  const products = (compared[0]?.products ?? listLikes(page, known))
    .flatMap((id) => findProduct(catalogue, id) ?? [])
    .filter(({ status }) => status === "current");
  const [first] = products;
  if (!first || products.length < 2 || products.length > MAX_PRODUCTS) return undefined;
  const kind = kindOf(first.kind).compared;
  const names = products.map(({ fullName }) => fullName);
  const subject = names.length > 3 ? `ces ${names.length} ${PLURALS[kind]}` : listNames(names);
  return {
    path: comparePath(
      kind,
      products.map(({ id }) => id),
    ),
    titre: `Comparer ${subject} sur tous les critères`,
    why: "Tout ce que nous en savons, côte à côte.",
  };
}

function listLikes(page: IndexedPage, { catalogue, beside }: Known): string[] {
  const [own, ...more] = listNamedFirms(page, catalogue);
  const kind = own && catalogue.partners.get(own)?.kind;
  const familyOf = (slug: string) => nameFamily(catalogue.partners.get(slug)?.kind);
  if (!kind || more.length > 0 || kindOf(kind).compared !== "plateforme") return [];
  const likes = beside
    .flatMap((other) => listNamedFirms(other, catalogue))
    .filter((slug) => slug !== own && familyOf(slug) === familyOf(own));
  return [own, ...new Set(likes.slice(0, LIKES))];
}

/** Only of a programme that is open and pays euros are there dates to keep. */
function toCalendar({ offers }: IndexedPage, { catalogue }: Known): RelatedPage | undefined {
  const offer = findOpen(offers, catalogue);
  if (!offer) return undefined;
  return {
    path: toolAddress(CALENDAR_PATH, offer.code),
    titre: `Vos dates à tenir pour la prime ${offer.name}`,
    why: "Chaque échéance, à mettre dans votre agenda.",
  };
}

/** Of an offer that has ended too: who opened before may still wait. Of crypto platforms as little as `findOpen`. */
function toDossier({ offers }: IndexedPage, { catalogue }: Known): RelatedPage | undefined {
  const offer = offers
    .flatMap((code) => findOffer(code) ?? [])
    .find(
      ({ code, kind }) => isPersonal(code) && kind !== "crypto" && catalogue.referrals.has(code),
    );
  if (!offer) return undefined;
  return {
    path: toolAddress(DOSSIER_PATH, offer.code),
    titre: `Prime ${offer.name} pas reçue : en retard, ou pas encore`,
    why: "Les jours qui comptent, et la lettre à envoyer.",
  };
}

function toNetGain({ offers }: IndexedPage, { catalogue }: Known): RelatedPage | undefined {
  const offer = findOpen(offers, catalogue);
  if (!offer) return undefined;
  return {
    path: toolAddress(NET_GAIN_PATH, offer.code),
    titre: `Ce qu’il vous reste de la prime ${offer.name}`,
    why: "La prime, moins ce qu’elle vous coûte.",
  };
}

function toYear({ offers }: IndexedPage, { catalogue }: Known): RelatedPage {
  const offer = findOpen(offers, catalogue);
  return {
    path: offer ? toolAddress(YEAR_PATH, offer.code) : YEAR_PATH,
    titre: "Le plan de votre année de primes",
    why: offer ? `Avec la prime ${offer.name}.` : "Selon votre argent et vos revenus.",
  };
}

function toProfile(): RelatedPage {
  return {
    path: PROFILE_PATH,
    titre: "Ce que chaque carte vous coûterait en un an",
    why: "Selon vos retraits, vos voyages, vos revenus.",
  };
}

/**
 * The first programme that is open, and that no known day shuts: a line here stays as the build wrote it. Of no crypto platform:
 * what it pays stands behind a risk that a line could not tell.
 */
function findOpen(codes: readonly string[], { referrals }: Catalogue) {
  return codes
    .flatMap((code) => findOffer(code) ?? [])
    .find(({ code, kind }) => {
      const standing = referrals.get(code)?.standing;
      if (kind === "crypto" || !standing) return false;
      const later = (standing.later ?? []).map(({ from }) => standingOn(standing, from));
      return [standing, ...later].every(mayOwe);
    });
}
