// What a visitor asks of the cote, as the address says it: the order, the kind, and a situation.
import { OFFER_KIND_NAMES, type OfferKind } from "../../amounts/offers.ts";
import { type Entry, readOptionalDecimal } from "../../ui/form/entry.ts";
import { type Choice, type QueryParams, readChoiceOrDefault, readText } from "../../ui/query.ts";
import { listKnown, readAddress, readFirms } from "../situation/address.ts";
import { SITUATION } from "../situation/situation.ts";
import { TICKED, TICKED_KEYS, type Ticked } from "./situations.ts";

/** The columns one may sort by, the usual order first, and what each is called wherever it is named. */
export const COLUMNS = {
  du: "Dû au filleul",
  "a-deux": "À deux",
  filleul: "Filleul en tout, promesse comprise",
  parrain: "Parrain, partage déduit",
  nom: "Offre",
} as const;

export const CASH_LABEL = "Argent à verser au plus";
export const FIRMS_LABEL = "Banques dont vous êtes client";

export const BOOST_LABEL = "Seulement les primes de parrain boostées";

export type Sort = keyof typeof COLUMNS;
const SORTS = Object.keys(COLUMNS) as Sort[];

/** "" is each column's natural sense: names from A, amounts from the highest. */
const SENSES = ["", "inverse"] as const;

/** A genre, or every one but cashback. */
export type Kind = OfferKind | "compte" | "";

export type CoteQuery = {
  q: string;
  genre: Choice<Kind>;
  situations: readonly Ticked[];
  /** The cash one can pay in, in euros; empty where nobody says. */
  especes: Entry<string>;
  /** The firms of which one is a client. */
  deja: readonly string[];
  /** What else is known of the situation, for the next tool. */
  known: readonly (readonly [name: string, answer: string])[];
  boost: boolean;
  tri: Choice<Sort>;
  sens: Choice<(typeof SENSES)[number]>;
};

const KINDS: readonly Kind[] = ["", "compte", ...OFFER_KIND_NAMES];

/**
 * Reads what a visitor asked for.
 * @param only the genre that the page itself set: the address, which other listings read too, has no say in it
 */
export function readCoteQuery(address: URLSearchParams, only?: OfferKind): CoteQuery {
  const params = readAddress(address);
  return {
    q: readText(params, "q"),
    genre: only ? { value: "" } : readChoiceOrDefault(params, "genre", KINDS, "", "genre"),
    situations: TICKED_KEYS.filter((key) => params.get(TICKED[key][0]) === TICKED[key][1]),
    especes: readOptionalDecimal(params, "especes", SITUATION.especes),
    deja: readFirms(params).value ?? [],
    known: listKnown(params, ["especes", "domiciliation", "deja"]),
    boost: params.has("boost"),
    tri: readChoiceOrDefault(params, "tri", SORTS, "du", "ordre"),
    sens: readChoiceOrDefault(params, "sens", SENSES, "", "sens"),
  };
}

/** What is known of the situation, for a link to another tool. */
export function situationOf({ situations, especes, deja, known }: CoteQuery): QueryParams {
  const salary = situations.includes("sans-salaire") ? [TICKED["sans-salaire"]] : [];
  return { ...Object.fromEntries([...salary, ...known]), especes: especes.value, deja };
}

/** The parameters that a link of the cote repeats: what is not as usual. */
export function coteParams(query: CoteQuery): QueryParams {
  const { q, genre, situations, boost, tri, sens } = query;
  return {
    q,
    genre: genre.value,
    ...Object.fromEntries(situations.map((key) => TICKED[key])),
    ...situationOf(query),
    boost: boost ? "oui" : undefined,
    tri: tri.value === "du" ? undefined : tri.value,
    sens: sens.value,
  };
}

/** Whether something is asked of what an offer asks. */
export function isConditioned({ situations, especes }: CoteQuery): boolean {
  return situations.length > 0 || Boolean(especes.value);
}
