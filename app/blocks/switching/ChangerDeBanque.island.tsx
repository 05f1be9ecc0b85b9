// `::changer-de-banque`: the days of a move from one bank to another. Everything it is asked is in the address.
import { useSearchParams } from "react-router";
import { useToday, WithReading } from "../../amounts/amounts.tsx";
import { formatEuros } from "../../amounts/euros.ts";
import { type Gains, gainsOf } from "../../amounts/gains.ts";
import { allOn, isClosed, judge, type Standing } from "../../amounts/standing.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { addDelay } from "../../catalogue/delay.ts";
import { uncapitalize } from "../../ui/capitalize.ts";
import { formatWeekday } from "../../ui/dates.ts";
import { addMonths } from "../../ui/day.ts";
import { DayField } from "../../ui/form/field.tsx";
import { QuestionFields } from "../../ui/form/question-fields.tsx";
import { Answer, Faults, ToolForm, ToolResult } from "../../ui/form/tool-form.tsx";
import { writeSearch } from "../../ui/query.ts";
import { AgendaEntry } from "../calendar/agenda-entry.tsx";
import { CALENDAR_PATH } from "../tool-paths.ts";
import type { changerDeBanque } from "./block.ts";
import { listDates } from "./dates.ts";
import {
  DAY,
  EARLIEST_MANDATE,
  type Inputs,
  QUESTIONS,
  readInputs,
  SWITCHING_ICS_PATH,
} from "./inputs.ts";

const RESULT_ID = "calendrier";
const BONUS_ID = "sans-perdre-la-prime";

type Props = PropsOf<typeof changerDeBanque>;

export default function ChangerDeBanque(props: Props) {
  const [params] = useSearchParams();
  const today = useToday();
  const { entries, values } = readInputs(params, today);
  const { mandat, ...answers } = entries;
  return (
    <div className="tool tool--noted">
      <div className="tool__frame">
        <ToolForm label="Changer de banque" resultId={RESULT_ID} button="Voir les dates">
          <DayField
            name="mandat"
            {...DAY.mandat}
            entry={mandat}
            min={EARLIEST_MANDATE}
            max={addMonths(today, 24)}
          />
          <QuestionFields questions={QUESTIONS} entries={answers} />
        </ToolForm>
        <ToolResult id={RESULT_ID} label="Dates">
          {values ? (
            <Dates inputs={values} today={today} {...props} />
          ) : (
            <Answer>
              <Faults entries={entries} questions={{ ...DAY, ...QUESTIONS }} />
            </Answer>
          )}
        </ToolResult>
      </div>
    </div>
  );
}

type DatesProps = Props & { inputs: Inputs; today: string };

function Dates({ inputs, today, workingDays, offers: all }: DatesProps) {
  const offers = allOn(all, today).filter(({ standing }) => !isClosed(standing));
  const dates = listDates(inputs, workingDays);
  const moved = dates.find(({ key }) => key === "fin");
  const closing = dates.find(({ key }) => key === "cloture");
  return (
    <>
      <Answer>
        <p className="tool__sentence">
          Tout doit arriver sur le nouveau compte au plus tard le{" "}
          <strong>{formatWeekday(moved?.day ?? "")}</strong>. Ne fermez pas l’ancien avant le{" "}
          {formatWeekday(closing?.day ?? "")}.
        </p>
        {offers.length > 0 && (
          <p>
            Et la prime&#x202f;? <a href={`#${BONUS_ID}`}>Ce que chacune demande</a>.
          </p>
        )}
      </Answer>
      <ol className="agenda">
        {dates.map((date) => (
          <AgendaEntry key={date.key} entry={date} today={today} />
        ))}
      </ol>
      <a className="button tool__download" href={SWITCHING_ICS_PATH + writeSearch(inputs)} download>
        Mettre ces dates dans mon agenda (.ics)
      </a>
      {offers.length > 0 && <Bonuses offers={offers} mandate={inputs.mandat} />}
    </>
  );
}

/** What each bank pays today, and what of the move it pays for. @param mandate its day, "2026-11-26" */
function Bonuses({ offers, mandate }: { offers: Props["offers"]; mandate: string }) {
  return (
    <>
      <h2 className="tool__title" id={BONUS_ID}>
        Sans perdre la prime
      </h2>
      <p>
        Ouvrez le compte par le lien du parrain, puis signez le mandat de la nouvelle banque, dans
        le délai. Il est compté ici comme si vous ouvriez le jour du mandat. Que votre salaire doive
        y arriver n’est pas vérifié&#x202f;: la page de chaque offre dit ce que nous en savons.
      </p>
      <ul>
        {offers.map(({ name, page, offerCode, standing, step }) => (
          <li key={offerCode}>
            <a href={page}>{name}</a>,{" "}
            <WithReading>
              {(reading) => describeBonus(gainsOf(reading?.globalValues, offerCode), standing)}
            </WithReading>
            {"\u202f: "}
            {step ? (
              <>
                {uncapitalize(step.text)}
                {step.within &&
                  `, soit le ${formatWeekday(addDelay(mandate, step.within))} au plus tard`}
                .{step.missed && ` Manqué\u202f: ${step.missed}.`}
              </>
            ) : (
              "les étapes que nous avons lues ne demandent pas la mobilité."
            )}{" "}
            <a href={CALENDAR_PATH + writeSearch({ offre: offerCode, debut: mandate })}>
              Toutes ses échéances
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function describeBonus({ ofProgramme }: Gains, standing: Standing): string {
  if (ofProgramme === null || ofProgramme === undefined) return "montant indisponible";
  const { why } = judge(ofProgramme, standing);
  return `${formatEuros(ofProgramme)}${why ? ` (${why})` : ""}`;
}
