/** The calendar of one offer for one opening: what the page lists, and its file holds. */
import { readToolFacts } from "../../catalogue/tool-facts.ts";
import type { Source } from "../../ui/sourced.ts";
import { listEvents } from "./events.ts";
import type { CalendarOffer } from "./inputs.ts";

/**
 * Events and conditions, with when and where the programme's steps were read.
 * @param listed the sources of the tool
 */
export function readSchedule(offer: CalendarOffer, listed: readonly Source[], opening: string) {
  const { steps, ...delays } = readToolFacts(`referral.${offer.offerCode}`, offer.facts, listed);
  const kept = offer.keepSources.flatMap((place) => listed[place] ?? []);
  const sources = [...(steps?.sources ?? []), ...kept];
  return {
    ...listEvents(offer, delays, offer.keep, opening),
    asOf: steps?.asOf ?? null,
    sources: [...new Map(sources.map((source) => [source.url, source])).values()],
  };
}
