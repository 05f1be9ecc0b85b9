// The day of an entry of an agenda: until when, or from when, something is to be done.
import { formatWeekday } from "../../ui/dates.ts";
import type { CalendarEvent } from "./events.ts";

const LIMITS = { on: "Le", until: "Au plus tard le", about: "Vers le", from: "À partir du" };

type Props = Pick<CalendarEvent, "day" | "limit"> & { isPast: boolean };

/** @param day "2026-11-20" @param isPast whether it lies before today */
export function AgendaDay({ day, limit, isPast }: Props) {
  return (
    <p className="agenda__day">
      {LIMITS[limit]} <time dateTime={day}>{formatWeekday(day)}</time>
      {isPast && <span className="agenda__past"> · jour passé</span>}
    </p>
  );
}
