// The form of the plan of a year. Every field may stay as it is.
import { DayField, fieldId } from "../../ui/form/field.tsx";
import { QuestionFields } from "../../ui/form/question-fields.tsx";
import { addMonths } from "../calendar/day.ts";
import { type InputEntries, isAsked, MORE, QUESTIONS, type YearOffer } from "./inputs.ts";

/** The questions that most answers hang on; the others have an answer that suits most, and stand one tap away. */
const FIRST = ["personnes", "revenus", "revenus2", "domiciliation", "especes", "inconnues"];

export function YearFields({
  entries,
  offers,
  today,
}: {
  entries: InputEntries;
  offers: readonly YearOffer[];
  today: string;
}) {
  const { debut, deja, ...answers } = entries;
  const people = answers.personnes.value;
  const asked = Object.entries(QUESTIONS).filter(([name]) => isAsked(name, people));
  const [first, others] = [true, false].map((isFirst) =>
    Object.fromEntries(asked.filter(([name]) => FIRST.includes(name) === isFirst)),
  );
  return (
    <>
      <QuestionFields questions={first ?? {}} entries={answers} />
      <details className="year-more" open={isMoreAsked(entries, today)}>
        <summary>Préciser&#x202f;: jour, durée, paiements, banques que vous avez</summary>
        <QuestionFields questions={others ?? {}} entries={answers} />
        <DayField
          name="debut"
          {...MORE.debut}
          entry={debut}
          min={today}
          max={addMonths(today, 12)}
        />
        <Clients offers={offers} entry={deja} />
      </details>
    </>
  );
}

/** Whether something of the second part was answered, or is at fault: it stays in sight then. */
function isMoreAsked({ debut, deja, paiements, depenses, duree }: InputEntries, today: string) {
  return (
    debut.value !== today ||
    deja.value === undefined ||
    deja.value.length > 0 ||
    paiements.value !== QUESTIONS.paiements.initial ||
    depenses.value !== QUESTIONS.depenses.initial ||
    duree.value !== QUESTIONS.duree.initial
  );
}

/** A box for each firm: whoever is a client already is promised nothing there. */
function Clients({ offers, entry }: { offers: readonly YearOffer[]; entry: InputEntries["deja"] }) {
  const firms = new Map(offers.map(({ firm, firmName }) => [firm, firmName]));
  return (
    <fieldset className="year-clients" id={fieldId("deja")}>
      <legend>{MORE.deja.label}</legend>
      {[...firms].map(([firm, name]) => (
        <label key={firm}>
          <input
            type="checkbox"
            name="deja"
            value={firm}
            defaultChecked={entry.value?.includes(firm)}
            autoComplete="off"
          />{" "}
          {name}
        </label>
      ))}
      {entry.error && <p className="field__error">{entry.error}</p>}
    </fieldset>
  );
}
