/** The calendar of one offer for one opening: what the page lists and the file holds. */
import { type PackedFacts, unpackFacts } from "../../catalogue/packed-facts.ts";
import { RISKS } from "../../catalogue/warnings.ts";
import type { PropsOf } from "../../pages/compiler/directive.ts";
import type { Source } from "../../ui/sourced.ts";
import type { calendrier } from "./block.ts";
import { CALENDAR_FACTS, type Checklist, listEvents } from "./events.ts";
import { type IcsEvent, writeIcs } from "./ics.ts";
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

/**
 * The file of an offer's calendar.
 * @param stamp when it is made
 * @param origin the site's, which makes the events' names unique
 * @param address of a calendar that is asked for again; left out for a file to take away
 */
export function writeSchedule(
  offer: CalendarOffer,
  { table }: Pick<PropsOf<typeof calendrier>, "table">,
  {
    opening,
    stamp,
    origin,
    address,
  }: { opening: string; stamp: Date; origin: string; address?: string },
): string {
  const { events, sources } = readSchedule(offer, table, opening);
  const url = offer.rulesUrl ?? sources[0]?.url ?? null;
  const { hostname } = new URL(origin);
  const entries = events.map(
    ({ key, day, title, description }): IcsEvent => ({
      uid: `${offer.offerCode}-${opening}-${key}@${hostname}`,
      day,
      title,
      description: [description, url && `Source\u202f: ${url}`, offer.risk && RISKS[offer.risk]]
        .filter(Boolean)
        .join("\n"),
      url,
    }),
  );
  return writeIcs(`Parrainage ${offer.name}`, entries, stamp, address);
}
