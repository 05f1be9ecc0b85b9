// What there is to do, day by day: to be read, ticked and printed. Boxes are the browser's own, or go into the address.
import { capitalize } from "../../ui/capitalize.ts";
import { formatWeekday } from "../../ui/dates.ts";
import { AgendaDay } from "./agenda-day.tsx";
import { KEEP_UNKNOWN } from "./closing.ts";
import type { CalendarEvent, Checklist as Shown } from "./events.ts";
import { describeProofs } from "./proofs.ts";

type Props = { list: Shown; today: string; ticks?: Ticks };

/**
 * @param today the day in Paris, "2026-11-20": days before it are told to be past
 * @param ticks the keys of what is done (others tick nothing), where the list stands in a form that keeps them in the address
 */
export function Checklist({ list, today, ticks }: Props) {
  const { events, undated, words, isKeepUnknown } = list;
  return (
    <>
      <p className="meta">
        {ticks
          ? "Cochez ce qui est fait\u202f: c’est gardé dans l’adresse de la page, et nulle part ailleurs."
          : "Les cases servent à cette lecture et à l’impression\u202f: cochées, elles s’impriment cochées. Rien ne les garde une fois la page quittée."}
      </p>
      <ol className="agenda">
        {events.map((event) => (
          <Entry key={event.key} event={event} isPast={event.day < today} ticks={ticks} />
        ))}
        {isKeepUnknown && (
          <li>
            <p className="agenda__day">Jour inconnu</p>
            <p>
              <strong>Fermeture du compte</strong>
              {`\u202f: ${KEEP_UNKNOWN}. Demandez-le par écrit à l’entreprise avant de le fermer.`}
            </p>
          </li>
        )}
      </ol>
      <h2 className="tool__title">Sans date dans nos sources</h2>
      <ul className="agenda">
        {undated.map(({ text, proofs }, index) => (
          <li key={text}>
            <Tick what={text} name={`sans-date-${index + 1}`} ticks={ticks} />
            <Proofs proofs={proofs} />
          </li>
        ))}
        {words.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

function Entry({ event, isPast, ticks }: { event: CalendarEvent; isPast: boolean; ticks: Ticks }) {
  const { key, day, from, limit, what, details, lost, proofs } = event;
  return (
    <li>
      <AgendaDay day={day} limit={limit} isPast={isPast} />
      <div>
        <Tick what={capitalize(what)} name={key} ticks={ticks} />
        {from && <p>Compte à partir du {formatWeekday(from)}.</p>}
        {lost && <p className="agenda__lost">{lost}</p>}
        <Proofs proofs={proofs} />
        <p className="meta">{details.join(" ")}</p>
      </div>
    </li>
  );
}

type Ticks = ReadonlySet<string> | undefined;

/** Without a name it is sent nowhere; browsers that remember boxes would tick those of another day. */
function Tick({ what, name, ticks }: { what: string; name: string; ticks: Ticks }) {
  const kept = ticks && { name: "fait", value: name, defaultChecked: ticks.has(name) };
  return (
    <label className="agenda__what">
      <input type="checkbox" autoComplete="off" {...kept} /> <span>{what}</span>
    </label>
  );
}

function Proofs({ proofs }: { proofs: readonly string[] }) {
  return proofs.length > 0 && <p>{describeProofs(proofs)}</p>;
}
