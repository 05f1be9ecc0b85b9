// The lines of the cote in the order a visitor asked for. Pure: amounts and address in, lines out.

import { formatEuros } from "../../amounts/euros.ts";
import { type Gains, gainsOf, isBoosted } from "../../amounts/gains.ts";
import { OFFER_KINDS, type Offer, type OfferCode, type OfferKind } from "../../amounts/offers.ts";
import type { Reading } from "../../amounts/reading.ts";
import {
  allOn,
  isClosed,
  isPromised,
  judge,
  type Standing,
  type Standings,
  stateOf,
} from "../../amounts/standing.ts";
import type { Euros, GlobalValues } from "../../amounts/values.ts";
import type { StaticRow } from "../../pages/static-rows.tsx";
import { formatDate, formatTime } from "../../ui/dates.ts";
import { type FilterRemoval, rankFilterRemovals } from "../../ui/form/filter-removals.tsx";
import { plural } from "../../ui/plural.ts";
import { compareNames, matchesText } from "../../ui/text.ts";
import {
  BOOST_LABEL,
  CASH_LABEL,
  type CoteQuery,
  FIRMS_LABEL,
  isConditioned,
  type Sort,
} from "./query.ts";
import {
  type Answers,
  type AnswersByOffer,
  coversDeposit,
  matchesSituations,
  SITUATIONS,
  TICKED,
} from "./situations.ts";

/** The order of the cote where nobody asks for another, wherever it is told. */
export const USUAL_ORDER =
  "Ordre\u202f: ce que l’établissement doit au filleul, du plus haut au plus bas\u202f; puis le reste par ordre alphabétique, les programmes terminés, suspendus ou à venir à la fin.";

/** What parts the lines that fit from those that may not. */
export const UNCERTAIN = "condition inconnue, ou prime non confirmée";

/** Offers that bring visitors to something that can lose its value: said beside the name. */
export const RISKY: readonly OfferKind[] = ["crypto", "courtier"];

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
  /** A dated source says that it can't be taken today: it stands after all others, under a title of its own. */
  isClosed: boolean;
};

/** What the lines are made of. */
type CoteData = {
  offers: readonly Offer[];
  /** What is to be paid in, where that is known. */
  deposits?: Partial<Record<OfferCode, number>>;
  /** Undefined where no amount is known yet. */
  values: Readonly<GlobalValues> | undefined;
  answers: AnswersByOffer;
  /** One that is not there is not known to pay. */
  standings: Standings;
};

/** An offer's line as it is sent: its answers to situations, and whether it is known to be open and to pay euros. */
export type CoteRow = StaticRow & {
  id: OfferCode;
  answers?: Answers;
  standing?: Standing;
  deposit?: number;
};

/** What the lines of a cote say of each offer on a day, by its code. @param day in Paris, "2026-11-20" */
export function readTerms(
  lines: readonly CoteRow[],
  day: string,
): Pick<Required<CoteData>, "answers" | "standings" | "deposits"> {
  const today = allOn(lines, day);
  const by = <Name extends "answers" | "deposit" | "standing">(name: Name) =>
    Object.fromEntries(today.map((line) => [line.id, line[name]]));
  return { answers: by("answers"), deposits: by("deposit"), standings: by("standing") };
}

/** « 2 programmes vus ouverts récemment, 17 non confirmés, 2 fermés. »: before any amount. */
export function describeStates(codes: readonly OfferCode[], standings: Standings): string {
  const states = codes.map((code) => stateOf(standings[code]));
  const open = states.filter((state) => state === "open").length;
  const unknown = states.filter((state) => state === "unknown").length;
  const closed = states.length - open - unknown;
  const seen =
    open === 0
      ? "Aucun programme vu ouvert récemment"
      : `${plural(open, "programme vu ouvert", "programmes vus ouverts")} récemment`;
  return `${[
    seen,
    ...(unknown > 0 ? [plural(unknown, "non confirmé")] : []),
    ...(closed > 0 ? [plural(closed, "fermé")] : []),
  ].join(", ")}.`;
}

/** « La cote du jour », while its amounts are: else the moment at which they could last be read. */
export function titleOfCote(reading: Reading | undefined): string {
  if (!reading?.readAt) return "La cote";
  const { readAt, isStale } = reading;
  return isStale ? `La cote du ${formatDate(readAt)} à ${formatTime(readAt)}` : "La cote du jour";
}

/** The offers that match, in order: those that fit for certain, then those of which a condition is not known. */
export function coteLines(
  { offers, values, answers, standings, deposits }: CoteData,
  query: CoteQuery,
): CoteLine[] {
  const lines = offers.flatMap((offer): CoteLine[] => {
    const isFitting = both(
      matchesSituations(answers[offer.code], query.situations),
      !query.especes.value ||
        coversDeposit(Number(query.especes.value), answers[offer.code], deposits?.[offer.code]),
    );
    const standing = standings[offer.code];
    const gains = gainsOf(values, offer.code);
    const { owed, rank } = judge(gains.ofProgramme, standing);
    const line = {
      offer,
      gains,
      standing,
      owed,
      rank,
      isBoosted: isBoosted(values, offer.code),
      isUncertain: isFitting === undefined || (isConditioned(query) && rank > 0),
      isClosed: isClosed(standing),
    };
    // Whoever tells their situation asks what they can take today.
    const isOut = line.isClosed && isConditioned(query);
    return isFitting !== false && !isOut && matches(line, query) ? [line] : [];
  });
  const sense = query.sens.value === "inverse" ? -1 : 1;
  return lines.sort(
    (a, b) =>
      Number(a.isClosed) - Number(b.isClosed) ||
      Number(a.isUncertain) - Number(b.isUncertain) ||
      compareBy(query.tri.value, sense, a, b) ||
      byName(a, b),
  );
}

/** No if either is no, yes if both are yes, otherwise not known. */
function both(one: boolean | undefined, other: boolean | undefined): boolean | undefined {
  return one === false || other === false ? false : one && other;
}

function matches({ offer, isBoosted }: CoteLine, query: CoteQuery): boolean {
  const { q, genre, boost, deja } = query;
  if (deja.includes(offer.partnerSlug)) return false;
  if (boost && !isBoosted) return false;
  if (genre.value === "compte" && offer.kind === "cashback") return false;
  if (genre.value !== "" && genre.value !== "compte" && offer.kind !== genre.value) return false;
  return matchesText(q, `${offer.name} ${OFFER_KINDS[offer.kind]}`);
}

/** What to give up where nothing fits, the most fruitful first; empty where no single filter is to blame. */
export function listFilterRemovals(data: CoteData, query: CoteQuery): FilterRemoval[] {
  const removals: { name: string; label: string; query: CoteQuery }[] = query.situations.map(
    (key) => ({
      name: TICKED[key][0],
      label: SITUATIONS[key],
      query: { ...query, situations: query.situations.filter((other) => other !== key) },
    }),
  );
  const addRemoval = (name: string, label: string, without: Partial<CoteQuery>) =>
    removals.push({ name, label, query: { ...query, ...without } });
  if (query.especes.value) {
    const label = `${CASH_LABEL}\u202f: ${formatEuros(Number(query.especes.value))}`;
    addRemoval("especes", label, { especes: { text: "", value: "" } });
  }
  if (query.deja.length > 0) addRemoval("deja", FIRMS_LABEL, { deja: [] });
  if (query.q) addRemoval("q", query.q, { q: "" });
  if (query.genre.value) addRemoval("genre", "Genre", { genre: { value: "" } });
  if (query.boost) addRemoval("boost", BOOST_LABEL, { boost: false });
  return rankFilterRemovals(removals, (less) => countFitting(coteLines(data, less)));
}

/** How many lines fit for certain, and can be taken. */
export function countFitting(lines: readonly CoteLine[]): number {
  return lines.filter(({ isUncertain, isClosed: closed }) => !isUncertain && !closed).length;
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
