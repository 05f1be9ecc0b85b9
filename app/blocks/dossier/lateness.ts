/** Whether the bonus is late on a day, by what the catalogue dates of it. Pure. */
import { formatWeekday } from "../../ui/dates.ts";
import { addDays } from "../../ui/day.ts";
import type { CalendarEvent } from "../calendar/events.ts";

type Lateness = {
  /** unknown: no source dates the payment, and what they date is past. */
  state: "early" | "late" | "unknown";
  /** The first day on which a complaint makes sense; undefined where nothing is dated. */
  from?: string;
  /** The answer, in a sentence or two. */
  sentence: string;
};

/**
 * @param events of the calendar, by day
 * @param today the day in Paris, "2026-11-24"
 */
export function judgeLateness(
  events: readonly Pick<CalendarEvent, "key" | "day">[],
  today: string,
): Lateness {
  const payment = events.find(({ key }) => key === "prime");
  const last = events.findLast(({ key }) => key.startsWith("etape-"));
  const end = payment ?? last;
  if (!end) {
    return {
      state: "unknown",
      sentence:
        "Nous ne pouvons pas dire si la prime est en retard\u202f: nos sources ne donnent aucune date. Demandez par écrit le jour du versement.",
    };
  }
  const from = addDays(end.day, 1);
  const until = formatWeekday(end.day);
  if (today <= end.day) {
    const why = payment
      ? "le délai de versement court, compté depuis le dernier jour des conditions."
      : "une condition peut encore être remplie. Le versement vient après, et nos sources n’en donnent pas le jour.";
    return {
      state: "early",
      from,
      sentence: `Pas encore en retard\u202f: jusqu’au ${until}, ${why}`,
    };
  }
  if (payment) {
    return {
      state: "late",
      from,
      sentence: `En retard depuis le ${formatWeekday(from)}, si vous avez rempli chaque condition\u202f: réclamez par écrit.`,
    };
  }
  return {
    state: "unknown",
    from,
    sentence: `Peut-être en retard\u202f: la dernière condition datée a pris fin le ${until}, et nos sources ne datent pas le versement. Demandez-en le jour par écrit.`,
  };
}
