// `::mon-annee`: which bonuses to take in the months to come, in which order. Everything it is asked is in the address.
import { useSearchParams } from "react-router";
import { ReadAt, useToday, WithReading } from "../../amounts/amounts.tsx";
import type { Reading } from "../../amounts/reading.ts";
import { allOn } from "../../amounts/standing.ts";
import { Answer, Faults, ToolResult } from "../../ui/form/tool-form.tsx";
import { filterQuestions } from "../situation/address.ts";
import { Assumptions, OtherTools, SituationForm } from "../situation/situation-form.tsx";
import { YEAR_PATH } from "../tool-paths.ts";
import { isAnswered, YearFields } from "./fields.tsx";
import { FOLDED, type Inputs, MORE, QUESTIONS, readInputs, type YearData } from "./inputs.ts";
import { planYear } from "./plan.ts";
import { Chosen, YearResult, YearSentence } from "./result.tsx";

const RESULT_ID = "plan";

export default function MonAnnee({ offers: all, sources }: YearData) {
  const [params] = useSearchParams();
  const today = useToday();
  const offers = allOn(all, today);
  const { entries, values } = readInputs(params, today);
  const questions = filterQuestions(QUESTIONS, params);
  return (
    <div className="tool tool--noted">
      <p className="meta">
        {offers.length} offres référencées gratuitement&#x202f;; aucune ne paie pour figurer dans un
        plan. <ReadAt />. <a href="/fonctionnement-du-service">Comment le service fonctionne</a>
      </p>
      <div className="tool__frame">
        <SituationForm
          label="Mon année de primes"
          resultId={RESULT_ID}
          button="Faire le plan"
          params={params}
          questions={questions}
          entries={entries}
          others={Object.keys(MORE)}
          folded={FOLDED}
          foldLabel="Préciser : offre, jour, durée, paiements, banques que vous avez"
          isOpen={isAnswered(entries, today)}
        >
          <YearFields entries={entries} offers={offers} today={today} />
        </SituationForm>
        <ToolResult id={RESULT_ID} label="Plan">
          {values && <Assumptions questions={questions} answers={values} />}
          {values ? (
            <WithReading>
              {(reading, isPending) => (
                <ShownPlan {...{ offers, sources, values, reading, isPending }} />
              )}
            </WithReading>
          ) : (
            <Answer>
              <Faults entries={entries} questions={{ ...QUESTIONS, ...MORE }} />
            </Answer>
          )}
          {values && <OtherTools current={YEAR_PATH} params={params} />}
        </ToolResult>
      </div>
    </div>
  );
}

type ShownPlanProps = YearData & {
  values: Inputs;
  reading: Reading | undefined;
  isPending: boolean;
};

function ShownPlan({ offers, sources, values, reading, isPending }: ShownPlanProps) {
  const plan = planYear({ offers, sources }, values, reading?.globalValues);
  // A first answer of nothing says what there would be: seldom, and as cheap as the first.
  const unconfirmed =
    plan.accounts.length === 0 && values.inconnues === "non"
      ? planYear({ offers, sources }, { ...values, inconnues: "oui" }, reading?.globalValues)
      : undefined;
  const shown = { plan, inputs: values, isPending, sources, unconfirmed };
  return (
    <>
      <Answer>
        <YearSentence {...shown} />
        {!isPending && <Chosen chosen={plan.chosen} />}
      </Answer>
      {!isPending && <YearResult {...shown} />}
    </>
  );
}
