// The lines of the cote in the order a visitor asked for. Pure: amounts and address in, lines out.

import { type Gains, gainsOf, isBoosted } from "../../amounts/gains.ts";
import {
  OFFER_KIND_NAMES,
  OFFER_KINDS,
  type Offer,
  type OfferCode,
  type OfferKind,
} from "../../amounts/offers.ts";
import type { Reading } from "../../amounts/reading.ts";
import { isPromised, judge, type Standing, type Standings } from "../../amounts/standing.ts";
import type { Euros, GlobalValues } from "../../amounts/values.ts";
import type { StaticRow } from "../../pages/static-rows.tsx";
import { formatDate, formatTime } from "../../ui/dates.ts";
import type { Nearest } from "../../ui/form/nearest.tsx";
import {
  type Asked,
  type Choice,
  compareNames,
  matchesText,
  readChoice,
  readText,
} from "../../ui/query.ts";
import {
  type Answers,
  type AnswersByOffer,
  fits,
  SITUATION_KEYS,
  SITUATIONS,
  type Situation,
} from "./situations.ts";

/** The columns one may sort by, the usual order first, and what each is called wherever it is named. */
export const COLUMNS = {
  du: "Dû au filleul",
  "a-deux": "À deux",
  filleul: "Filleul en tout, promesse comprise",
  parrain: "Parrain, partage déduit",
  nom: "Offre",
} as const;

/** The order of the cote where nobody asks for another, wherever it is told. */
export const USUAL_ORDER =
  "Ordre\u202f: ce que l’établissement doit au filleul, du plus haut au plus bas\u202f; puis ce dont l’état est inconnu ou qui n’est pas payé en euros retirables\u202f; les campagnes terminées à la fin.";

/** What parts the lines that fit from those that may not. */
export const UNCERTAIN = "condition inconnue, ou prime non confirmée";

export const BOOST_LABEL = "Seulement les primes de parrain boostées";

/** Offers that bring visitors to something that can lose its value: said beside the name. */
export const RISKY: readonly OfferKind[] = ["crypto", "courtier"];

export type Sort = keyof typeof COLUMNS;
const SORTS = Object.keys(COLUMNS) as Sort[];

/** "" is each column's natural sense: names from A, amounts from the highest. */
const SENSES = ["", "inverse"] as const;

/** A genre, or every one but cashback. */
export type Kind = OfferKind | "compte" | "";

export type CoteQuery = {
  q: string;
  genre: Choice<Kind>;
  situations: readonly Situation[];
  boost: boolean;
  tri: Choice<Sort>;
  sens: Choice<(typeof SENSES)[number]>;
};

export type CoteLine = {
  offer: Offer;
  gains: Gains;
  standing: Standing | undefined;
  /** What the firm is known to owe, in euros; undefined for nothing. */
  owed: number | undefined;
  /** 0: known to be open and to pay euros; 1: not known to; 2: over. */
  rank: 0 | 1 | 2;
  isBoosted: boolean;
  /** Whether it may fit the situations asked for, and nobody says, or that it pays: such lines come last. */
  isUncertain: boolean;
};

/** What the lines are made of. */
type CoteData = {
  offers: readonly Offer[];
  /** Undefined where no amount is known yet. */
  values: Readonly<GlobalValues> | undefined;
  answers: AnswersByOffer;
  /** One that is not there is not known to pay. */
  standings: Standings;
};

/** An offer's line as it is sent: its answers to situations, and whether it is known to be open and to pay euros. */
export type SentLine = StaticRow & { id: OfferCode; answers?: Answers; standing?: Standing };

/** What the lines of a cote say of each offer, by its code. */
export function readTerms(lines: readonly SentLine[]): Pick<CoteData, "answers" | "standings"> {
  return {
    answers: Object.fromEntries(lines.map(({ id, answers }) => [id, answers])),
    standings: Object.fromEntries(lines.map(({ id, standing }) => [id, standing])),
  };
}

const KINDS: readonly Kind[] = ["", "compte", ...OFFER_KIND_NAMES];

/**
 * Reads what a visitor asked for.
 * @param only the genre that the page itself set: the address, which other listings read too, has no say in it
 */
export function readCoteQuery(params: URLSearchParams, only?: OfferKind): CoteQuery {
  return {
    q: readText(params, "q"),
    genre: only ? { value: "" } : readChoice(params, "genre", KINDS, "", "genre"),
    situations: SITUATION_KEYS.filter((key) => params.has(key)),
    boost: params.has("boost"),
    tri: readChoice(params, "tri", SORTS, "du", "ordre"),
    sens: readChoice(params, "sens", SENSES, "", "sens"),
  };
}

/** What a link of the cote repeats of the address: what is not as usual. */
export function askedOf({ q, genre, situations, boost, tri, sens }: CoteQuery): Asked {
  return {
    q,
    genre: genre.value,
    ...Object.fromEntries(situations.map((key) => [key, "oui"])),
    boost: boost ? "oui" : undefined,
    tri: tri.value === "du" ? undefined : tri.value,
    sens: sens.value,
  };
}

/** « La cote du jour », while its amounts are: else the moment at which they could last be read. */
export function titleOfCote(reading: Reading | undefined): string {
  if (!reading?.readAt) return "La cote";
  const { readAt, isStale } = reading;
  return isStale ? `La cote du ${formatDate(readAt)} à ${formatTime(readAt)}` : "La cote du jour";
}

/** The offers that match, in order: those that fit for certain, then those of which a condition is not known. */
export function coteLines(
  { offers, values, answers, standings }: CoteData,
  query: CoteQuery,
): CoteLine[] {
  const lines = offers.flatMap((offer): CoteLine[] => {
    const isFitting = fits(answers[offer.code], query.situations);
    const standing = standings[offer.code];
    const gains = gainsOf(values, offer.code);
    const { owed, rank } = judge(gains.ofProgramme, standing);
    const line = {
      ...{ offer, gains, standing, owed, rank },
      isBoosted: isBoosted(values, offer.code),
      isUncertain: isFitting === undefined || (query.situations.length > 0 && rank > 0),
    };
    return isFitting !== false && matches(line, query) ? [line] : [];
  });
  const sense = query.sens.value === "inverse" ? -1 : 1;
  return lines.sort(
    (a, b) =>
      Number(a.isUncertain) - Number(b.isUncertain) ||
      compareBy(query.tri.value, sense, a, b) ||
      byName(a, b),
  );
}

function matches({ offer, isBoosted }: CoteLine, { q, genre, boost }: CoteQuery): boolean {
  if (boost && !isBoosted) return false;
  if (genre.value === "compte" && offer.kind === "cashback") return false;
  if (genre.value !== "" && genre.value !== "compte" && offer.kind !== genre.value) return false;
  return matchesText(q, `${offer.name} ${OFFER_KINDS[offer.kind]}`);
}

/** What to give up where nothing fits, the most fruitful first; empty where no single filter is to blame. */
export function listNearest(data: CoteData, query: CoteQuery): Nearest[] {
  const without: [name: string, label: string, query: CoteQuery][] = [
    ...query.situations.map((key): [string, string, CoteQuery] => [
      key,
      SITUATIONS[key],
      { ...query, situations: query.situations.filter((other) => other !== key) },
    ]),
  ];
  if (query.q) without.push(["q", query.q, { ...query, q: "" }]);
  if (query.genre.value) without.push(["genre", "Genre", { ...query, genre: { value: "" } }]);
  if (query.boost) without.push(["boost", BOOST_LABEL, { ...query, boost: false }]);
  return without
    .map(([name, label, less]) => ({ name, label, count: countFitting(coteLines(data, less)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** How many lines fit for certain. */
export function countFitting(lines: readonly CoteLine[]): number {
  return lines.filter(({ isUncertain }) => !isUncertain).length;
}

/**
 * What is not known to be paid in euros has no rank by its amount: it comes after what is, and what has ended last. An
 * unknown amount comes last of its kind, whichever the sense.
 */
function compareBy(sort: Sort, sense: 1 | -1, a: CoteLine, b: CoteLine): number {
  if (sort === "nom") return sense * byName(a, b);
  if (a.rank !== b.rank || a.rank > 0) return a.rank - b.rank;
  const [one, other] = [amountOf(a, sort), amountOf(b, sort)];
  if (one == null || other == null) {
    return Number(one == null) - Number(other == null);
  }
  return sense * (other - one);
}

/** What nobody has promised is in no order. */
function amountOf({ gains, owed, standing }: CoteLine, sort: Exclude<Sort, "nom">): Euros {
  if (sort === "du") return owed;
  if (sort === "filleul") return isPromised(standing) ? gains.filleul : owed;
  return sort === "parrain" ? gains.resteAuParrain : gains.aDeux;
}

function byName(a: CoteLine, b: CoteLine): number {
  return compareNames(a.offer.name, b.offer.name);
}
