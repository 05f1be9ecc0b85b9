// `::profil`: the yearly cost of each card for one's own use. Everything it knows is in the address.
import { useSearchParams } from "react-router";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { QuestionFields } from "../../ui/form/question-fields.tsx";
import { Answer, Faults } from "../../ui/form/tool-form.tsx";
import { listAsked, readAddress } from "../situation/address.ts";
import { Assumptions, OtherTools, SituationForm } from "../situation/situation-form.tsx";
import type { profil } from "./block.ts";
import { RENAMED, readUse, USE_QUESTIONS, type Use } from "./inputs.ts";
import { ASKED, useOnDemand } from "./on-demand.tsx";
import { OWN_BANK_QUESTIONS, type OwnBank, ownCost, readOwnBank } from "./own-bank.ts";
import { OwnBankInvitation } from "./own-bank-invitation.tsx";
import { rankCards } from "./ranking.ts";
import { ProfileResult } from "./result.tsx";
import { summarise } from "./sentence.ts";

const RESULT_ID = "resultat";
const OWN_NOTE =
  "Ses retraits en zone euro ne sont pas demandés, et ne sont pas comptés : s’ils sont payants, ajoutez leur total à la cotisation.";

export default function Profil(data: PropsOf<typeof profil>) {
  const [address] = useSearchParams();
  const params = readAddress(address, RENAMED);
  const asked = readUse(params);
  const bank = readOwnBank(params);
  const onDemand = useOnDemand(params.get(ASKED));
  const answer = asked.use && bank.own && answerTo(data, asked.use, bank.own);
  const firms = new Set(data.products.map(({ id }) => id.split(".")[0])).size;
  return (
    <div className="tool profile">
      <p className="meta">
        Ordre : coût de la première année pour vos réponses, du plus bas au plus haut, puis par
        nom ; aucun établissement ne paie pour sa place. Liste non exhaustive :{" "}
        {data.products.length} cartes de {firms} établissements, référencées gratuitement.{" "}
        <a href="/fonctionnement-du-service">Comment la liste est faite</a>
      </p>
      <div className="tool__frame">
        <SituationForm
          label="Votre usage de la carte"
          resultId={RESULT_ID}
          params={params}
          questions={listAsked(USE_QUESTIONS, params)}
          entries={asked.entries}
        >
          <fieldset className="own-bank">
            <legend>Comparer à votre banque (facultatif)</legend>
            <QuestionFields questions={OWN_BANK_QUESTIONS} entries={bank.entries} />
          </fieldset>
        </SituationForm>
        <section className="tool__result" id={RESULT_ID} tabIndex={-1} aria-label="Résultat">
          {answer && <Assumptions questions={USE_QUESTIONS} answers={answer.use} />}
          <Answer>
            {answer ? (
              <p className="tool__sentence">{summarise(answer.ranking, answer.cost).join(" ")}</p>
            ) : (
              <Faults
                entries={{ ...asked.entries, ...bank.entries }}
                questions={{ ...USE_QUESTIONS, ...OWN_BANK_QUESTIONS }}
              />
            )}
          </Answer>
          {answer && (
            <>
              <OwnBankInvitation own={answer.own} use={answer.use} />
              <ProfileResult {...answer} own={answer.cost} ownNote={OWN_NOTE} onDemand={onDemand} />
              <OtherTools own="/comparateur/profil" params={params} />
            </>
          )}
        </section>
      </div>
    </div>
  );
}

/** The costs of the cards, and that of one's own bank where its figures are there. */
function answerTo(data: PropsOf<typeof profil>, use: Use, own: OwnBank) {
  return { use, own, ranking: rankCards(data, use), cost: ownCost(own, use) };
}
