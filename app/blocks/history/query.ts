// What a visitor asked of the history: an offer, or all of them.
import { OFFERS, type OfferCode } from "../../amounts/offers.ts";
import { readChoiceOrDefault } from "../../ui/query.ts";
import { compareNames } from "../../ui/text.ts";

/** Every offer by its name, all of them first. */
export const OFFER_OPTIONS: readonly (readonly [OfferCode | "", string])[] = [
  ["", "toutes les offres"],
  ...OFFERS.map(({ code, name }) => [code, name] as const).sort((a, b) => compareNames(a[1], b[1])),
];

const CODES = OFFER_OPTIONS.map(([code]) => code);

export function readHistoryQuery(params: URLSearchParams) {
  return { offre: readChoiceOrDefault(params, "offre", CODES, "", "code d’offre") };
}
