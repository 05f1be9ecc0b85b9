// `::mon-dossier`: is my bonus late, what is done by when, and the letters. Everything it is asked is in the address.
import { useSearchParams } from "react-router";
import { useToday } from "../../amounts/amounts.tsx";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { Answer, Faults, ToolResult } from "../../ui/form/tool-form.tsx";
import { OpeningForm } from "../calendar/opening-form.tsx";
import type { monDossier } from "./block.ts";
import { QUESTIONS, readInputs } from "./inputs.ts";
import { DossierResult, DossierSentence, RESULT_ID } from "./result.tsx";

export default function MonDossier({ offers, sources }: PropsOf<typeof monDossier>) {
  const [params] = useSearchParams();
  const today = useToday();
  const { entries, dossier } = readInputs(params, offers, today);
  const isWrong = Object.values(entries).some(({ error }) => error !== undefined);
  return (
    <div className="tool tool--noted dossier">
      <div className="tool__frame">
        <OpeningForm
          label="Mon dossier"
          resultId={RESULT_ID}
          button="Voir mon dossier"
          {...{ offers, entries, today }}
        />
        <ToolResult id={RESULT_ID} label="Dossier">
          <Answer>
            {isWrong && <Faults entries={entries} questions={QUESTIONS} />}
            {dossier && <DossierSentence dossier={dossier} sources={sources} today={today} />}
            {!isWrong && !dossier && (
              <p>
                Indiquez l’offre et le jour de l’ouverture&#x202f;: la réponse s’affiche ici, en
                retard ou non.
              </p>
            )}
          </Answer>
          {dossier && (
            <DossierResult
              dossier={dossier}
              entry={entries.reclame}
              ticks={new Set(params.getAll("fait"))}
              sources={sources}
              today={today}
            />
          )}
        </ToolResult>
      </div>
    </div>
  );
}
