/** The calendar of one offer for one opening: what the page lists, and its file holds. */
import { type PackedFacts, unpackFacts } from "../../catalogue/packed-facts.ts";
import type { Source } from "../../ui/sourced.ts";
import { CALENDAR_FACTS, type Checklist, listEvents } from "./events.ts";
import type { CalendarOffer } from "./inputs.ts";

/** Events and conditions, with when and where the programme's steps were read. */
export function readSchedule(
  offer: CalendarOffer,
  table: PackedFacts,
  opening: string,
): Checklist & { asOf: string | null; sources: Source[] } {
  const { factsOf } = unpackFacts(table);
  const id = `referral.${offer.offerCode}`;
  const { steps, ...delays } = factsOf(id, CALENDAR_FACTS, offer.facts);
  const claims = Object.values(factsOf(id, Object.keys(offer.keepFacts), offer.keepFacts));
  const sources = [steps, ...claims].flatMap((fact) => fact?.sources ?? []);
  return {
    ...listEvents(offer, delays, offer.keep, opening),
    asOf: steps?.asOf ?? null,
    sources: [...new Map(sources.map((source) => [source.url, source])).values()],
  };
}
