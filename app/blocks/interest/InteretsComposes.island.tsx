// `::interets-composes`: the compound-interest calculator. Everything it knows is in the address.

import { useSearchParams } from "react-router";
import type { IslandProps } from "../../build/blocks/block-parts.ts";
import { QuestionFields } from "../../ui/form/question-fields.tsx";
import { Answer, Faults, ToolForm, ToolResult } from "../../ui/form/tool-form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { compound } from "./compound.ts";
import { QUESTIONS, readInputs } from "./inputs.ts";
import type { islandProps } from "./island-props.tsx";
import { InterestMethod } from "./method.tsx";
import { InterestResult, InterestSentence } from "./result.tsx";

const RESULT_ID = "resultat";

export default function InteretsComposes({
  taux,
  impot,
}: IslandProps<typeof islandProps, "InteretsComposes">) {
  const [params] = useSearchParams();
  const { entries, values } = readInputs(params);
  const years = values ? compound(values, taux) : [];
  const end = years.at(-1);
  return (
    <div className="tool">
      <div className="tool__frame">
        <ToolForm label="Calculateur d’intérêts composés" resultId={RESULT_ID}>
          <QuestionFields questions={QUESTIONS} entries={entries} />
        </ToolForm>
        <ToolResult id={RESULT_ID} label="Résultat">
          <Answer>
            {values && end && <InterestSentence inputs={values} end={end} />}
            {!values && <Faults entries={entries} questions={QUESTIONS} />}
          </Answer>
          {values && <InterestResult inputs={values} years={years} />}
          <Warning />
        </ToolResult>
      </div>
      <InterestMethod inputs={values} impot={impot} />
    </div>
  );
}

function Warning() {
  return (
    <Notice titre="Un calcul, pas une promesse">
      <p>
        Le taux et l’inflation sont vos hypothèses. Personne ne les garantit sur une telle durée, et
        les frais ne sont pas comptés. Hors des livrets et des dépôts garantis, un placement peut
        baisser : vous pouvez perdre une partie ou la totalité de ce que vous avez versé.
      </p>
    </Notice>
  );
}
