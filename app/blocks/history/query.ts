// What a visitor asked of the history: an offer, or all of them.
import { OFFERS, type OfferCode } from "../../amounts/offers.ts";
import { readChoiceOrDefault } from "../../ui/query.ts";

/** Every offer by its name, all of them first. */
export const OFFER_OPTIONS: readonly (readonly [OfferCode | "", string])[] = [
  ["", "toutes les offres"],
  ...OFFERS.map(({ code, name }) => [code, name] as const).sort((a, b) =>
    a[1].localeCompare(b[1], "fr"),
  ),
];

const CODES = OFFER_OPTIONS.map(([code]) => code);

export function readHistoryQuery(params: URLSearchParams) {
  return { offre: readChoiceOrDefault(params, "offre", CODES, "", "code d’offre") };
}
