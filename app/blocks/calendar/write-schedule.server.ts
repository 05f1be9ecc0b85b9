/** The calendar of one offer for one opening, as a file. */
import type { PropsOf } from "../../build/blocks/directive.ts";
import { RISKS } from "../../catalogue/warnings.ts";
import { type IcsEvent, writeIcs } from "../../ui/ics.server.ts";
import type { calendrier } from "./block.ts";
import type { CalendarOffer } from "./inputs.ts";
import { readSchedule } from "./schedule.ts";

/**
 * The file of an offer's calendar.
 * @param stamp when it is made
 * @param origin the site's
 * @param address of a calendar that is asked for again; left out for a file to take away
 */
export function writeSchedule(
  offer: CalendarOffer,
  tool: Pick<PropsOf<typeof calendrier>, "sources">,
  {
    opening,
    address,
    ...options
  }: { opening: string; stamp: Date; origin: string; address?: string },
): string {
  const events = listScheduleEvents(offer, tool, opening);
  // Conditions change with a deployment, and deadlines are days away: once a day is enough.
  const subscription = address === undefined ? undefined : ({ address, every: "P1D" } as const);
  return writeIcs(`Parrainage ${offer.name}`, events, { ...options, subscription });
}

/** The events of an offer's calendar, as a file holds them. */
export function listScheduleEvents(
  offer: CalendarOffer,
  { sources: listed }: Pick<PropsOf<typeof calendrier>, "sources">,
  opening: string,
): IcsEvent[] {
  const { events, sources } = readSchedule(offer, listed, opening);
  const url = offer.rulesUrl ?? sources[0]?.url ?? null;
  return events.map(({ key, day, title, description }) => ({
    uid: `${offer.offerCode}-${opening}-${key}`,
    day,
    title,
    description: [description, url && `Source\u202f: ${url}`, offer.risk && RISKS[offer.risk]]
      .filter(Boolean)
      .join("\n"),
    url,
  }));
}
