// The lines of the cote in the order a visitor asked for. Pure: amounts and address in, lines out.
import { GENRE_KEYS, GENRES, type Genre, type Offer } from "../../primes/offers.ts";
import { type Gains, type GlobalValues, gainsOf, isBoosted } from "../../primes/values.ts";
import { type Choice, matchesText, readChoice, readText } from "../../ui/query.ts";

/** The columns one may sort by, the usual order first, and what each is called wherever it is named. */
export const COLUMNS = {
  "a-deux": "À deux",
  du: "Dû au filleul",
  filleul: "Filleul en tout, promesse comprise",
  parrain: "Parrain, partage déduit",
  nom: "Offre",
} as const;

/** Offers that bring visitors to something that can lose its value: said beside the name. */
export const RISKY: readonly Genre[] = ["crypto", "courtier"];

export type Sort = keyof typeof COLUMNS;
const SORTS = Object.keys(COLUMNS) as Sort[];

/** "" is each column's natural sense: names from A, amounts from the highest. */
const SENSES = ["", "inverse"] as const;

export type CoteQuery = {
  q: string;
  genre: Choice<Genre | "">;
  boost: boolean;
  tri: Choice<Sort>;
  sens: Choice<(typeof SENSES)[number]>;
};

export type CoteLine = { offer: Offer; gains: Gains; isBoosted: boolean };

/**
 * Reads what a visitor asked for.
 * @param only the genre that the page itself set: the address, which other listings read too, has no say in it
 */
export function readCoteQuery(params: URLSearchParams, only?: Genre): CoteQuery {
  return {
    q: readText(params, "q"),
    genre: only ? { value: "" } : readChoice(params, "genre", ["", ...GENRE_KEYS], "", "genre"),
    boost: params.has("boost"),
    tri: readChoice(params, "tri", SORTS, "a-deux", "ordre"),
    sens: readChoice(params, "sens", SENSES, "", "sens"),
  };
}

/** The offers that match, in order; where the values are not known yet, all amounts are. */
export function coteLines(
  offers: readonly Offer[],
  values: Readonly<GlobalValues> | undefined,
  query: CoteQuery,
): CoteLine[] {
  const lines = offers
    .map((offer) => ({
      offer,
      gains: gainsOf(values, offer.code),
      isBoosted: isBoosted(values, offer.code),
    }))
    .filter(({ offer, isBoosted }) => {
      if (query.boost && !isBoosted) return false;
      if (query.genre.value !== "" && offer.genre !== query.genre.value) return false;
      return matchesText(query.q, `${offer.name} ${GENRES[offer.genre]}`);
    });
  return lines.sort(
    (a, b) =>
      compareBy(query.tri.value, query.sens.value === "inverse" ? -1 : 1, a, b) || byName(a, b),
  );
}

/** An unknown amount comes last, whichever the sense. */
function compareBy(sort: Sort, sense: 1 | -1, a: CoteLine, b: CoteLine): number {
  if (sort === "nom") return sense * byName(a, b);
  const [one, other] = [amountOf(a, sort), amountOf(b, sort)];
  if (one === undefined || other === undefined) {
    return Number(one === undefined) - Number(other === undefined);
  }
  return sense * (other - one);
}

function amountOf({ gains }: CoteLine, sort: Exclude<Sort, "nom">): number | undefined {
  if (sort === "du") return gains.ofProgramme;
  if (sort === "filleul") return gains.filleul;
  return sort === "parrain" ? gains.resteAuParrain : gains.aDeux;
}

function byName(a: CoteLine, b: CoteLine): number {
  return a.offer.name.localeCompare(b.offer.name, "fr");
}
