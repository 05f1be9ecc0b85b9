// `::gain-net`: what a referral leaves once its costs are taken off. Everything it is asked is in the address.
import { useSearchParams } from "react-router";
import { ReadAt, useToday, WithReading } from "../../amounts/amounts.tsx";
import { describeDoubt } from "../../amounts/reading.ts";
import { allOn } from "../../amounts/standing.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { Answer, Faults, ToolResult } from "../../ui/form/tool-form.tsx";
import type { Sourced } from "../../ui/sourced.ts";
import { WithNotes } from "../../ui/tool-sources.tsx";
import { Assumptions, OtherTools, SituationForm } from "../situation/situation-form.tsx";
import { NET_GAIN_PATH } from "../tool-paths.ts";
import { type Account, openAccount, weigh } from "./account.ts";
import type { gainNet } from "./block.ts";
import { OfferFields } from "./fields.tsx";
import { CHOSEN, QUESTIONS, questionsFor, readInputs } from "./inputs.ts";
import { GainMethod } from "./method.tsx";
import { GainResult, GainRisks, GainSentence } from "./result.tsx";

const RESULT_ID = "resultat";

export default function GainNet({ offers: all, ...data }: PropsOf<typeof gainNet>) {
  const [params] = useSearchParams();
  const offers = allOn(all, useToday());
  const { entries, values, offer, product } = readInputs(params, offers);
  const { deja: _clients, ...answers } = entries;
  const questions = questionsFor(product);
  const account = values && offer && openAccount({ offer, product }, values, data);
  return (
    <div className="tool tool--noted">
      <p className="meta">
        Un calcul par offre, sans classement ; aucun établissement ne paie pour y figurer, et cette
        page n’a pas de lien rémunéré. Liste non exhaustive : {offers.length} offres, référencées
        gratuitement. <ReadAt />.{" "}
        <a href="/fonctionnement-du-service">Comment le service fonctionne</a>
      </p>
      <div className="tool__frame">
        <SituationForm
          label="Gain net d’un parrainage"
          resultId={RESULT_ID}
          params={params}
          questions={questions}
          entries={answers}
          others={["deja"]}
          before={<OfferFields entries={entries} offers={offers} offer={offer} />}
        />
        <ToolResult id={RESULT_ID} label="Résultat">
          {account && <GainRisks offer={account.offer} />}
          {values && <Assumptions questions={questions} answers={values} />}
          <Answer>
            {account ? (
              <WithReading>
                {(reading, isPending) => (
                  <>
                    <GainSentence {...weigh(account, reading?.globalValues, isPending)} />
                    <Doubt
                      words={describeDoubt(
                        reading,
                        `PRIME_PARRAIN_${account.offer.offerCode}`,
                        `PRIME_PARTAGE_ET_FILLEUL_${account.offer.offerCode}`,
                      )}
                    />
                  </>
                )}
              </WithReading>
            ) : (
              <Faults entries={entries} questions={{ ...CHOSEN, ...QUESTIONS }} />
            )}
          </Answer>
          {account && (
            <WithNotes values={figuresOf(account)} sources={account.sources}>
              <WithReading>
                {(reading, isPending) => (
                  <GainResult {...weigh(account, reading?.globalValues, isPending)} />
                )}
              </WithReading>
              <OtherTools current={NET_GAIN_PATH} params={params} offer={account.offer.offerCode} />
            </WithNotes>
          )}
        </ToolResult>
      </div>
      <GainMethod />
    </div>
  );
}

/** What rests on an amount in doubt says so. @param words undefined where it is sound */
function Doubt({ words }: { words: string | undefined }) {
  return words ? <p className="meta">Montant de la prime {words}.</p> : null;
}

/** Every figure that the result shows with its source. */
function figuresOf({ facts, payoutForm, tax }: Account): Sourced[] {
  return [...Object.values(facts), payoutForm, ...tax].filter((figure) => figure !== undefined);
}
