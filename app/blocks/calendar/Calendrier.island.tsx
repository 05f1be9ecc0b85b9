// `::calendrier`: the dates of an offer from an opening that one types, and the same as a file.
import { use } from "react";
import { useSearchParams } from "react-router";
import { useToday } from "../../amounts/amounts.tsx";
import { isPersonal } from "../../amounts/offers.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { RISKS } from "../../catalogue/warnings.ts";
import { formatMonth, formatWeekday } from "../../ui/dates.ts";
import { Answer, Faults, ToolResult } from "../../ui/form/tool-form.tsx";
import { OriginContext } from "../../ui/origin.ts";
import { ToolSources } from "../../ui/tool-sources.tsx";
import { dossierAddress } from "../tool-paths.ts";
import type { calendrier } from "./block.ts";
import { Checklist } from "./checklist.tsx";
import { KEEP_UNKNOWN } from "./closing.ts";
import { type CalendarOffer, ICS_PATH, OPENING, readInputs, subscriptionPath } from "./inputs.ts";
import { OpeningForm } from "./opening-form.tsx";
import { readSchedule } from "./schedule.ts";

const RESULT_ID = "echeances";

export default function Calendrier({ offers, sources }: PropsOf<typeof calendrier>) {
  const [params] = useSearchParams();
  const today = useToday();
  const { entries, values, offer } = readInputs(params, offers, today);
  const isWrong = entries.offre.error !== undefined || entries.debut.error !== undefined;
  const chosen = values &&
    offer && { offer, opening: values.debut, ...readSchedule(offer, sources, values.debut) };
  return (
    <div className="tool">
      <div className="tool__frame">
        <OpeningForm
          label="Échéances d’un parrainage"
          resultId={RESULT_ID}
          button="Voir les échéances"
          {...{ offers, entries, today }}
        />
        <ToolResult id={RESULT_ID} label="Échéances">
          {chosen?.offer.risk && (
            <p className="tool__sentence tool__risk">{RISKS[chosen.offer.risk]}</p>
          )}
          <Answer>
            {isWrong && <Faults entries={entries} questions={OPENING} />}
            {chosen && (
              <>
                <p className="tool__sentence">{describeClosing(chosen)}</p>
                <p className="meta">{summarise(chosen)}</p>
              </>
            )}
            {!isWrong && !chosen && (
              <p>Indiquez le jour de l’ouverture, passé ou prévu : les dates s’affichent ici.</p>
            )}
          </Answer>
          {chosen && <Schedule {...chosen} today={today} />}
        </ToolResult>
      </div>
    </div>
  );
}

type Chosen = ReturnType<typeof readSchedule> & { offer: CalendarOffer; opening: string };

function summarise({ offer, events, asOf }: Chosen): string {
  const read = asOf ? `relevées en ${formatMonth(asOf)}` : "non datées";
  // The opening itself is no deadline.
  const dated = events.length - 1;
  const deadlines =
    dated === 0 ? "aucune échéance datée dans nos sources" : `échéances datées\u202f: ${dated}`;
  return `${offer.name} · conditions ${read} · ${deadlines}`;
}

/** The question behind most dates, answered above them: the list has the day last. */
function describeClosing({ events }: Chosen): string {
  const closing = events.find(({ key }) => key === "fermeture");
  if (!closing) return `Quand fermer le compte\u202f: ${KEEP_UNKNOWN}.`;
  return `Fermer le compte sans perdre la prime\u202f: à partir du ${formatWeekday(closing.day)}, d’après nos sources.`;
}

function Schedule({ offer, opening, today, sources, ...list }: Chosen & { today: string }) {
  const query = new URLSearchParams({ offre: offer.offerCode, debut: opening });
  return (
    <>
      {/* Another offer, another day: no box stays ticked. */}
      <Checklist key={query.toString()} list={list} today={today} />
      <p>
        Tout est à vérifier dans{" "}
        {offer.rulesUrl ? (
          <a href={offer.rulesUrl} rel="external noopener">
            le règlement de l’offre
          </a>
        ) : (
          "le règlement de l’offre"
        )}
        .
      </p>
      <a className="button tool__download" href={`${ICS_PATH}?${query}`} download>
        Mettre ces dates dans mon agenda (.ics)
      </a>
      {isPersonal(offer.offerCode) && (
        <p>
          Rien reçu&#x202f;?{" "}
          <a href={dossierAddress(offer.offerCode, opening)}>Le dossier de cette prime</a> dit si
          elle est en retard, et écrit la lettre.
        </p>
      )}
      <Subscription path={subscriptionPath(offer.offerCode, opening)} />
      <ToolSources sources={sources} />
    </>
  );
}

/** The same dates at an address: a calendar program asks for them again, and gets those that were mended. */
function Subscription({ path }: { path: string }) {
  const address = use(OriginContext) + path;
  return (
    <div className="agenda-address">
      <p>
        Ou <a href={address.replace(/^https?:/, "webcal:")}>abonnez votre agenda</a>
        {"\u202f: il relira ces dates chaque jour, et suivra les conditions que nous corrigeons."}
      </p>
      <p>
        {
          "Si le lien ne s’ouvre pas, donnez cette adresse à votre agenda, là où il demande une URL\u202f: "
        }
        <code>{address}</code>
      </p>
      <p className="meta">
        {
          "L’adresse contient l’offre et le jour de l’ouverture, et rien d’autre. Nous ne tenons pas de liste d’abonnés\u202f; ne la publiez pas si cette date doit rester privée."
        }
      </p>
    </div>
  );
}
