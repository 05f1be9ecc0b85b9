// `::mes-frais`: the fees of a statement beside what each card costs for the same use. All of it is in the address.
import { useSearchParams } from "react-router";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { fieldId } from "../../ui/form/field.tsx";
import { QuestionFields } from "../../ui/form/question-fields.tsx";
import { Answer, Faults, ToolResult } from "../../ui/form/tool-form.tsx";
import { RENAMED, readUse, USE_QUESTIONS } from "../profile/inputs.ts";
import { PART_PARAMETER, useLazyParts } from "../profile/lazy-parts.tsx";
import { rankCards } from "../profile/ranking.ts";
import { ProfileResult } from "../profile/result.tsx";
import { summarise } from "../profile/sentence.ts";
import { filterQuestions, readAddress } from "../situation/address.ts";
import { Assumptions, OtherTools, SituationForm } from "../situation/situation-form.tsx";
import { FEES_PATH } from "../tool-paths.ts";
import type { mesFrais } from "./block.ts";
import { readStatementFigures, STATEMENT_QUESTIONS, statementCost } from "./inputs.ts";
import { StatementFile } from "./statement-file.tsx";

const RESULT_ID = "resultat";
const NOTE = "Tel que vous l’indiquez\u202f: rien n’y est ajouté.";

export default function MesFrais(data: PropsOf<typeof mesFrais>) {
  const [address] = useSearchParams();
  const params = readAddress(address, RENAMED);
  const { entries, use } = readUse(params);
  const statement = readStatementFigures(params);
  const lazyParts = useLazyParts(params.get(PART_PARAMETER));
  const { figures } = statement;
  const cost = figures && statementCost(figures);
  const questions = filterQuestions(USE_QUESTIONS, params);
  const ranking = use && figures && rankCards(data, use);
  return (
    <div className="tool profile">
      <StatementFile resultId={RESULT_ID} />
      <div className="tool__frame">
        <SituationForm
          label="Vos frais et votre usage"
          resultId={RESULT_ID}
          params={params}
          questions={questions}
          entries={entries}
          folded={Object.keys(questions)}
          foldLabel="Préciser mon usage"
          before={<QuestionFields questions={STATEMENT_QUESTIONS} entries={statement.entries} />}
        />
        <ToolResult id={RESULT_ID} label="Résultat" ref={lazyParts.within}>
          <Answer>
            {ranking ? (
              <p className="tool__sentence">
                {!cost && (
                  <>
                    Pour comparer à votre banque, indiquez{" "}
                    <a href={`#${fieldId("frais")}`}>les frais payés en un an</a>.{" "}
                  </>
                )}
                {summarise(ranking, cost).join(" ")}
              </p>
            ) : (
              <Faults
                entries={{ ...statement.entries, ...entries }}
                questions={{ ...STATEMENT_QUESTIONS, ...USE_QUESTIONS }}
              />
            )}
          </Answer>
          {ranking && use && (
            <>
              <Assumptions questions={USE_QUESTIONS} answers={use} />
              <ProfileResult {...{ ranking, use, lazyParts }} own={cost} ownNote={NOTE} />
              <OtherTools current={FEES_PATH} params={params} />
            </>
          )}
        </ToolResult>
      </div>
    </div>
  );
}
