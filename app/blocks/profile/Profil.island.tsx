// `::profil`: the yearly cost of each card for one's own use. Everything it knows is in the address.
import { useSearchParams } from "react-router";
import type { IslandProps } from "../../build/blocks/block-parts.ts";
import { type DeferrableProps, DeferredElement } from "../../pages/deferred-element.tsx";
import { fieldId } from "../../ui/form/field.tsx";
import { FoldedForm } from "../../ui/form/folded-form.tsx";
import { QuestionFields } from "../../ui/form/question-fields.tsx";
import { type EntriesOf, readAnswers } from "../../ui/form/questions.ts";
import { Answer, Faults, ToolResult } from "../../ui/form/tool-form.tsx";
import { filterQuestions, readAddress } from "../situation/address.ts";
import { Assumptions, OtherTools, SituationForm } from "../situation/situation-form.tsx";
import { PROFILE_PATH } from "../tool-paths.ts";
import { RENAMED, readUse, USE_QUESTIONS, type Use } from "./inputs.ts";
import type { islandProps } from "./island-props.tsx";
import { PART_PARAMETER, useLazyParts } from "./lazy-parts.tsx";
import { missingFigures, OWN_BANK_QUESTIONS, type OwnBank, ownCost } from "./own-bank.ts";
import { rankCards } from "./ranking.ts";
import { ProfileResult } from "./result.tsx";
import { summarise } from "./sentence.ts";

const RESULT_ID = "resultat";
const OWN_NOTE =
  "Ses retraits en zone euro ne sont pas demandés, et ne sont pas comptés : s’ils sont payants, ajoutez leur total à la cotisation.";

type Props = DeferrableProps<IslandProps<typeof islandProps, "Profil">>;

export default function Profil({ cards, firms, deferred }: Props) {
  const [address] = useSearchParams();
  const params = readAddress(address, RENAMED);
  const { use, entries } = readUse(params);
  const { values: own, entries: ownEntries } = readAnswers(params, OWN_BANK_QUESTIONS);
  const lazyParts = useLazyParts(params.get(PART_PARAMETER), deferred !== undefined);
  const answer = deferred &&
    use &&
    own && { ranking: rankCards(deferred, use), cost: ownCost(own, use) };
  return (
    <div className="tool profile">
      <p className="meta">
        Ordre : coût de la première année pour vos réponses, du plus bas au plus haut, puis par nom
        ; aucun établissement ne paie pour sa place. Liste non exhaustive : {cards} cartes de{" "}
        {firms} établissements, référencées gratuitement.{" "}
        <a href="/fonctionnement-du-service">Comment la liste est faite</a>
      </p>
      <div className="tool__frame">
        <SituationForm
          label="Votre usage de la carte"
          resultId={RESULT_ID}
          params={params}
          questions={filterQuestions(USE_QUESTIONS, params)}
          entries={entries}
        >
          <OwnBankFields entries={ownEntries} />
        </SituationForm>
        <ToolResult id={RESULT_ID} label="Résultat" ref={lazyParts.within}>
          {use && own && <Assumptions questions={USE_QUESTIONS} answers={use} />}
          <Answer>
            {use && own ? (
              <DeferredElement tag="p" className="tool__sentence">
                {answer && summarise(answer.ranking, answer.cost).join(" ")}
              </DeferredElement>
            ) : (
              <Faults
                entries={{ ...entries, ...ownEntries }}
                questions={{ ...USE_QUESTIONS, ...OWN_BANK_QUESTIONS }}
              />
            )}
          </Answer>
          {use && own && (
            <>
              <OwnBankInvitation own={own} use={use} />
              <DeferredElement tag="div" className="tool__drawn">
                {answer && (
                  <ProfileResult
                    {...answer}
                    use={use}
                    own={answer.cost}
                    ownNote={OWN_NOTE}
                    lazyParts={lazyParts}
                  />
                )}
              </DeferredElement>
              <OtherTools current={PROFILE_PATH} params={params} />
            </>
          )}
        </ToolResult>
      </div>
    </div>
  );
}

type OwnBankEntries = EntriesOf<typeof OWN_BANK_QUESTIONS>;

function OwnBankFields({ entries }: { entries: OwnBankEntries }) {
  return (
    <fieldset className="own-bank">
      <legend>Comparer à votre banque (facultatif)</legend>
      <FoldedForm
        isInSight={Object.values(entries).some(({ text, error }) => text !== "" || error)}
        words="Indiquer ses trois prix"
      >
        <div className="own-bank__fields">
          <QuestionFields questions={OWN_BANK_QUESTIONS} entries={entries} />
        </div>
      </FoldedForm>
    </fieldset>
  );
}

/** What is still to be typed before one's own bank can be compared. */
function OwnBankInvitation({ own, use }: { own: OwnBank; use: Use }) {
  const missing = missingFigures(own, use);
  if (missing.length === 0) return null;
  return (
    <p className="assumptions__own">
      Pour comparer à votre banque, indiquez (0 s’il n’y a pas de frais) :{" "}
      {missing.map((name, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <a href={`#${fieldId(name)}`}>{OWN_BANK_QUESTIONS[name].label.toLowerCase()}</a>
        </span>
      ))}
      .
    </p>
  );
}
