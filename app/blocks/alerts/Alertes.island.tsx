// `::alertes`: what one wants to be told of, and the addresses that tell it. Nothing is kept: the address is the alert.
import { use } from "react";
import { useSearchParams } from "react-router";
import { formatEuros } from "../../amounts/euros.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import {
  FEEDS,
  FOLLOWED,
  THRESHOLD,
  WHEN,
  writeCondition,
} from "../../open-data/feeds/alert-address.ts";
import { Field } from "../../ui/form/field.tsx";
import { QuestionFields } from "../../ui/form/question-fields.tsx";
import { Answer, Faults, ToolForm, ToolResult } from "../../ui/form/tool-form.tsx";
import { OriginContext } from "../../ui/origin.ts";
import type { alertes } from "./block.ts";
import { CHOSEN, type Groups, type Inputs, isPage, QUESTIONS, readInputs } from "./inputs.ts";

const RESULT_ID = "alerte";

export default function Alertes({ groups }: PropsOf<typeof alertes>) {
  const [params] = useSearchParams();
  const { entries, values } = readInputs(params, groups);
  const followed = entries[FOLLOWED];
  return (
    <div className="tool">
      <div className="tool__frame">
        <ToolForm label="Mon alerte" resultId={RESULT_ID} button="Créer l’alerte">
          <Field name={FOLLOWED} {...CHOSEN[FOLLOWED]} error={followed.error}>
            {(attributes) => (
              <select {...attributes} defaultValue={followed.value ?? ""}>
                {followed.error && <option value="">Choisissez</option>}
                {groups.map(({ label, choices }) => (
                  <optgroup key={label} label={label}>
                    {choices.map(([feed, name]) => (
                      <option key={feed} value={feed}>
                        {name}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            )}
          </Field>
          <QuestionFields questions={QUESTIONS} entries={entries} />
        </ToolForm>
        <ToolResult id={RESULT_ID} label="Mon alerte">
          <Answer>
            {values ? (
              <p className="tool__sentence">{describe(values, groups)}</p>
            ) : (
              <Faults entries={entries} questions={{ ...CHOSEN, ...QUESTIONS }} />
            )}
          </Answer>
          {values && <Addresses {...values} />}
        </ToolResult>
      </div>
    </div>
  );
}

function describe(inputs: Inputs, groups: Groups): string {
  const { [FOLLOWED]: feed, [THRESHOLD]: from, [WHEN]: when } = inputs;
  const choices = groups.flatMap((group) => group.choices);
  const name = choices.find(([each]) => each === feed)?.[1];
  if (isPage(feed))
    return `Cette alerte annonce chaque changement daté d’un prix ou d’une condition de ${name}, et ce que nous réécrivons dans sa page.`;
  if (from === "" && when === "")
    return `Cette alerte annonce chaque changement d’un montant\u202f: ${name}.`;
  const high = when && " au plus haut de ce que nous avons vu";
  const enough = from && ` à ${formatEuros(Number(from))} ou plus`;
  return `Cette alerte se tait jusqu’à ce que la prime versée au filleul par l’établissement passe${enough}${enough && high && " et"}${high}\u202f: ${name}.`;
}

/** The feed and the calendar, each to open and to copy. */
function Addresses(inputs: Inputs) {
  const { [FOLLOWED]: feed, [THRESHOLD]: from, [WHEN]: when } = inputs;
  const condition = writeCondition({
    ...(from && { from: Number(from) }),
    ...(when && { isHighest: true }),
  });
  const address = (ending: string) => `${FEEDS}${feed}.${ending}${condition}`;
  const origin = use(OriginContext);
  const calendar = origin + address("ics");
  return (
    <dl className="alert">
      <dt>Dans un lecteur de flux</dt>
      <dd>
        <a href={address("atom")}>{origin + address("atom")}</a>
      </dd>
      <dd className="meta">Copiez cette adresse là où il demande un flux, RSS ou Atom.</dd>
      <dt>Dans un agenda</dt>
      <dd>
        <a href={calendar.replace(/^https?:/, "webcal:")}>S’abonner</a>
      </dd>
      <dd>
        <code>{calendar}</code>
      </dd>
      <dd className="meta">
        Si le lien ne s’ouvre pas, donnez cette adresse à votre agenda, là où il demande une URL.
        Chaque changement y est un jour.
      </dd>
    </dl>
  );
}
