// What of a ticket never changes: its warnings, the terms of its programme, the unpaid links.

import { amountSlot } from "../../amounts/euros.ts";
import { historyAddress } from "../../amounts/history/paths.ts";
import { listKindLines } from "../../amounts/kinds.server.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { LabelledLines } from "../../build/blocks/labelled-facts.tsx";
import { ByDay } from "../../build/render/by-day.tsx";
import { OBSTACLES, RISKS } from "../../catalogue/warnings.ts";
import { formatMonth } from "../../ui/dates.ts";
import { FigureGroup, FiguresMark } from "../../ui/figures.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import { CALENDAR_PATH, toolAddress, YEAR_PATH } from "../tool-paths.ts";
import type { ticket } from "./block.ts";

type Props = PropsOf<typeof ticket>;

export function Warnings({ risk, isDoubtful }: Pick<Props, "risk"> & { isDoubtful: boolean }) {
  return (
    <>
      {risk && <p className="ticket__warning">{RISKS[risk]}</p>}
      {isDoubtful && <p className="ticket__warning ticket__unsure">Programme non confirmé.</p>}
    </>
  );
}

/** The programme's state at length, when its rules were read, and what it asks and pays. */
export function TicketTerms({ offerCode, status, rulesAsOf, conditions }: Props) {
  return (
    <>
      {status && (
        <div>
          <dt>Programme</dt>
          <dd>
            <FigureGroup>
              <SourcedText value={status} />
              <FiguresMark />
            </FigureGroup>
          </dd>
        </div>
      )}
      <div>
        <dt>Règles lues</dt>
        <dd>{rulesAsOf ? formatMonth(rulesAsOf) : "date inconnue"}</dd>
      </div>
      {listKindLines("ticket").map(({ kind, label }) => (
        <div key={kind}>
          <dt>{label}</dt>
          <dd>{amountSlot(kind, offerCode)}</dd>
        </div>
      ))}
      <FigureGroup>
        <LabelledLines facts={conditions} />
      </FigureGroup>
    </>
  );
}

/** What is owed to whoever opened while it could still be taken: by the rules of that day, and by the amount of that day. */
function OpenedBefore({ offerCode }: Props) {
  return (
    <p className="meta ticket__ad">
      Compte ouvert avant&#x202f;? Les règles du jour de votre ouverture valent pour vous&#x202f;:{" "}
      <a href={historyAddress(offerCode)}>le montant de ce jour-là</a>,{" "}
      <a href={toolAddress(CALENDAR_PATH, offerCode)}>vos dates à tenir</a>.
    </p>
  );
}

/** Why no referral link is shown, where none may be; the partner's own site, which pays nobody; the way to the plan of a year. */
export function UnpaidLinks(props: Props) {
  const { offerCode, name, officialUrl, obstacle, publicPostingAllowed } = props;
  const { isBanking, mayBePlanned } = props;
  return (
    <>
      <ByDay standings={[props.standing]}>
        {([now]) =>
          (now?.state === "ended" || now?.state === "suspended") && <OpenedBefore {...props} />
        }
      </ByDay>
      {publicPostingAllowed === false && (
        <p className="meta ticket__ad">
          D’après nos sources, ce programme ne permet pas de publier un lien de parrainage&#x202f;:
          nous n’en affichons pas.
        </p>
      )}
      {obstacle && (
        <p className="meta ticket__ad">
          {OBSTACLES[obstacle]}&#x202f;: nous n’affichons pas de lien de parrainage.
        </p>
      )}
      {officialUrl && (
        <a className="button button--plain" href={officialUrl} rel="external noopener">
          Aller chez {name} sans lien rémunéré
        </a>
      )}
      {officialUrl && isBanking && (
        <p className="meta">
          Nous ne faisons que l’
          <a href="/mentions-legales#le-statut-de-l-editeur">indiquer</a>&#x202f;: le contrat se
          conclut chez lui.
        </p>
      )}
      {mayBePlanned && (
        <p className="ticket__plan">
          <a href={`${toolAddress(YEAR_PATH, offerCode)}#plan`}>L’ajouter à mon année de primes</a>
        </p>
      )}
    </>
  );
}
