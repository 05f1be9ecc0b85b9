// What the calendar is asked, as the address says it: an offer, and the day its account was or will be opened.

import { type OfferCode, slugOfOffer } from "../../amounts/offers.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { addMonths } from "../../ui/day.ts";
import { readDayEntry } from "../../ui/form/day-entry.ts";
import { type Entry, readChoice, valuesOf } from "../../ui/form/entry.ts";
import { CALENDAR_PATH } from "../tool-paths.ts";
import type { calendrier } from "./block.ts";

export const ICS_PATH = `${CALENDAR_PATH}.ics`;

/** The address that a calendar program asks again and again: « /parrainage/calendrier/n26/2026-11-20.ics ». */
export function subscriptionPath(code: OfferCode, opening: string): string {
  return `${CALENDAR_PATH}/${slugOfOffer(code)}/${opening}.ics`;
}

/** The earliest opening that dates are worked out for: before, no programme of the catalogue was read. */
export const EARLIEST_DAY = "2020-01-01";

export type CalendarOffer = PropsOf<typeof calendrier>["offers"][number];

/** What the form asks, by parameter. */
export const OPENING = {
  offre: { label: "Offre de parrainage" },
  debut: { label: "Ouverture du compte" },
};

const LATEST_MONTHS = 24;

/** The latest opening that dates are worked out for: two years from `today`. */
export function latestDay(today: string): string {
  return addMonths(today, LATEST_MONTHS);
}

/**
 * @param today the day in Paris, "2026-11-20"
 * @returns `values` where both fields are sound; without `debut` in the address there are none, and no fault
 */
export function readInputs<Offer extends CalendarOffer>(
  params: URLSearchParams,
  offers: readonly Offer[],
  today: string,
) {
  const codes = offers.map(({ offerCode }): string => offerCode);
  const entries = {
    offre: readChoice(params, "offre", codes, codes[0] ?? ""),
    debut: readOpening(params, today),
  };
  const offer = offers.find(({ offerCode }) => offerCode === entries.offre.value);
  return { entries, values: params.has("debut") ? valuesOf(entries) : undefined, offer };
}

/**
 * What such an address asks for, or the French sentence that says what is wrong with it.
 * @param params.offre "n26" @param params.fichier "2026-11-20.ics"
 */
export function readSubscription(
  { offre, fichier }: { offre: string; fichier: string },
  offers: readonly CalendarOffer[],
  today: string,
) {
  const offer = offers.find(({ offerCode }) => slugOfOffer(offerCode) === offre);
  if (!offer) {
    return `Aucun calendrier pour cette offre. Créez le vôtre sur ${CALENDAR_PATH}, et copiez l’adresse qui y figure.`;
  }
  const [, day = ""] = /^(\d{4}-\d{2}-\d{2})\.ics$/.exec(fichier) ?? [];
  const { value, error } = readOpening(new URLSearchParams({ debut: day }), today);
  if (value === undefined) {
    return `Cette adresse se termine par le jour de l’ouverture du compte, par exemple 2026-11-20.ics. ${error}`;
  }
  return { offer, opening: value };
}

function readOpening(params: URLSearchParams, today: string): Entry<string> {
  return readDayEntry(params, "debut", {
    initial: "",
    earliest: EARLIEST_DAY,
    latest: latestDay(today),
    early: "Indiquez une date à partir de 2020.",
    late: "Indiquez une date dans les deux ans qui viennent.",
  });
}
