// `::mon-annee`: which bonuses to take in the months to come, in which order. Everything it is asked is in the address.
import { use } from "react";
import { useSearchParams } from "react-router";
import { NowContext, ReadAt, WithReading } from "../../amounts/amounts.tsx";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { dayInParis } from "../../ui/dates.ts";
import { Answer, Faults, ToolForm } from "../../ui/form/tool-form.tsx";
import type { monAnnee } from "./block.ts";
import { YearFields } from "./fields.tsx";
import { MORE, QUESTIONS, readInputs } from "./inputs.ts";
import { planYear } from "./plan.ts";
import { YearResult, YearSentence } from "./result.tsx";

const RESULT_ID = "plan";

export default function MonAnnee({ offers, sources }: PropsOf<typeof monAnnee>) {
  const [params] = useSearchParams();
  const today = dayInParis(use(NowContext) ?? Date.now());
  const { entries, values } = readInputs(params, offers, today);
  return (
    <div className="tool gain">
      <p className="meta">
        {offers.length} offres référencées gratuitement&#x202f;; aucune ne paie pour figurer dans un
        plan. <ReadAt />. <a href="/fonctionnement-du-service">Comment le service fonctionne</a>
      </p>
      <div className="tool__frame">
        <ToolForm label="Mon année de primes" resultId={RESULT_ID} button="Faire le plan">
          <YearFields entries={entries} offers={offers} today={today} />
        </ToolForm>
        <section className="tool__result" id={RESULT_ID} tabIndex={-1} aria-label="Plan">
          {values ? (
            <WithReading>
              {(reading, isPending) => {
                const plan = planYear({ offers, sources }, values, reading?.globalValues);
                const shown = { plan, inputs: values, isPending, sources };
                return (
                  <>
                    <Answer>
                      <YearSentence {...shown} />
                    </Answer>
                    {!isPending && <YearResult {...shown} />}
                  </>
                );
              }}
            </WithReading>
          ) : (
            <Answer>
              <Faults entries={entries} questions={{ ...QUESTIONS, ...MORE }} />
            </Answer>
          )}
        </section>
      </div>
    </div>
  );
}
