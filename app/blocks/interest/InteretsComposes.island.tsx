// `::interets-composes`: the compound-interest calculator. Everything it knows is in the address.
import { useSearchParams } from "react-router";
import { ChoiceField, DecimalField } from "../../ui/form/field.tsx";
import { Answer, Faults, ToolForm } from "../../ui/form/tool-form.tsx";
import { compound } from "./compound.ts";
import {
  CAPITALISATION_OPTIONS,
  type InputEntries,
  LABELS,
  MOMENT_OPTIONS,
  readInputs,
  TAXATION_OPTIONS,
} from "./inputs.ts";
import { InterestMethod } from "./method.tsx";
import { InterestResult, InterestSentence } from "./result.tsx";
import type { SentInterest } from "./send.tsx";

const RESULT_ID = "resultat";

export default function InteretsComposes({ taux, impot }: SentInterest) {
  const [params] = useSearchParams();
  const { entries, values } = readInputs(params);
  const years = values ? compound(values, taux) : [];
  const end = years.at(-1);
  return (
    <div className="tool">
      <div className="tool__frame">
        <ToolForm label="Calculateur d’intérêts composés" resultId={RESULT_ID}>
          <InterestFields entries={entries} />
        </ToolForm>
        <section className="tool__result" id={RESULT_ID} tabIndex={-1} aria-label="Résultat">
          <Answer>
            {values && end && <InterestSentence inputs={values} end={end} />}
            {!values && <Faults entries={entries} labels={LABELS} />}
          </Answer>
          {values && <InterestResult inputs={values} years={years} />}
          <Warning />
        </section>
      </div>
      <InterestMethod inputs={values} impot={impot} />
    </div>
  );
}

function InterestFields({ entries }: { entries: InputEntries }) {
  return (
    <>
      <Decimal name="capital" unit="€" entries={entries} />
      <Decimal name="versement" unit="€" entries={entries} />
      <Decimal name="taux" unit="%" entries={entries} hint="Une hypothèse : le taux réel varie." />
      <Decimal name="duree" unit="ans" entries={entries} />
      <ChoiceField
        name="capitalisation"
        label={LABELS.capitalisation}
        entry={entries.capitalisation}
        options={CAPITALISATION_OPTIONS}
      />
      <ChoiceField
        name="moment"
        label={LABELS.moment}
        entry={entries.moment}
        options={MOMENT_OPTIONS}
      />
      <ChoiceField
        name="impot"
        label={LABELS.impot}
        entry={entries.impot}
        options={TAXATION_OPTIONS}
      />
      <Decimal name="inflation" unit="%" entries={entries} hint="0 pour ne pas en tenir compte." />
    </>
  );
}

function Decimal({
  name,
  entries,
  ...field
}: {
  name: "capital" | "versement" | "taux" | "duree" | "inflation";
  unit: string;
  entries: InputEntries;
  hint?: string;
}) {
  return <DecimalField {...field} name={name} label={LABELS[name]} entry={entries[name]} />;
}

function Warning() {
  return (
    <div className="notice" role="note">
      <p className="notice__title">Un calcul, pas une promesse</p>
      <p>
        Le taux et l’inflation sont vos hypothèses. Personne ne les garantit sur une telle durée, et
        les frais ne sont pas comptés. Hors des livrets et des dépôts garantis, un placement peut
        baisser : vous pouvez perdre une partie ou la totalité de ce que vous avez versé.
      </p>
    </div>
  );
}
