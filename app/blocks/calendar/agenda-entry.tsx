// An entry of an agenda: its day, what happens, and why on that day.
import { capitalize } from "../../ui/capitalize.ts";
import { AgendaDay } from "./agenda-day.tsx";
import type { AgendaItem } from "./events.ts";

type Props = { entry: AgendaItem; today: string };

/** @param today the day in Paris, "2026-11-20" */
export function AgendaEntry({ entry: { day, limit, what, explanation }, today }: Props) {
  return (
    <li>
      <AgendaDay day={day} limit={limit} isPast={day < today} />
      <div>
        <p>{capitalize(what)}</p>
        <p className="meta">{explanation}</p>
      </div>
    </li>
  );
}
