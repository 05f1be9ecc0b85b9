// The file of a bonus: whether it is late, its rules, what is done, the complaint, the letters.
import type { ReactNode } from "react";
import { WithReading } from "../../amounts/amounts.tsx";
import { formatEuros } from "../../amounts/euros.ts";
import { gainsOf } from "../../amounts/gains.ts";
import { historyAddress } from "../../amounts/history/paths.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { readToolFacts } from "../../catalogue/tool-facts.ts";
import { RISKS } from "../../catalogue/warnings.ts";
import { capitalize } from "../../ui/capitalize.ts";
import { formatDate, formatMonth, formatWeekday } from "../../ui/dates.ts";
import type { Entry } from "../../ui/form/entry.ts";
import { DayField } from "../../ui/form/field.tsx";
import { useFollowAddress } from "../../ui/form/follow-address.ts";
import { writeSearch } from "../../ui/query.ts";
import type { Source } from "../../ui/sourced.ts";
import { ToolSources } from "../../ui/tool-sources.tsx";
import { AgendaEntry } from "../calendar/agenda-entry.tsx";
import { Checklist } from "../calendar/checklist.tsx";
import type { CalendarEvent } from "../calendar/events.ts";
import { DOSSIER_ICS_PATH } from "../tool-paths.ts";
import { type Dossier, QUESTIONS } from "./inputs.ts";
import { LetterFold } from "./letter.tsx";
import { readDossier } from "./read-dossier.ts";
import { FirmFact, WhereToComplain } from "./where-to-complain.tsx";
import { writeComplaint, writeToMediator } from "./write-letters.ts";

type Props = { dossier: Dossier; sources: readonly Source[]; today: string };

/** Of the answer, which the fields inside of it lead back to. */
export const RESULT_ID = "dossier";

/** Whether the bonus is late, and by which rules. */
export function DossierSentence({ dossier, sources, today }: Props) {
  const { schedule, lateness } = readDossier(dossier, sources, today);
  return (
    <>
      {dossier.offer.risk && (
        <p className="tool__sentence tool__risk">{RISKS[dossier.offer.risk]}</p>
      )}
      <p className="tool__sentence">{lateness.sentence}</p>
      <p>{describeRules(dossier, schedule.asOf)}</p>
    </>
  );
}

/** What is known of the rules on the day of the opening. @param asOf when those that are shown were read */
function describeRules({ opening, until }: Dossier, asOf: string | null): string {
  const own = "Comptent celles du règlement que vous avez accepté ce jour-là.";
  if (until) {
    return `Règles d’avant le changement, valables jusqu’au ${formatWeekday(until)}, lues en ${formatMonth(asOf)}. ${own}`;
  }
  if (asOf === null) return `Nos sources ne datent pas ces règles. ${own}`;
  const isSame = opening.startsWith(asOf.slice(0, 7));
  const known = `Règles lues en ${formatMonth(asOf)}`;
  return isSame
    ? `${known}, le mois de l’ouverture. ${own}`
    : `${known}\u202f; nous n’avons lu aucune version du mois de l’ouverture. ${own}`;
}

type DossierResultProps = Props & { entry: Entry<string>; ticks: ReadonlySet<string> };

export function DossierResult({ dossier, entry, ticks, sources, today }: DossierResultProps) {
  const { offer, opening, complained } = dossier;
  const { schedule, lateness, complaint } = readDossier(dossier, sources, today);
  const facts = readToolFacts(offer.firmSlug, offer.firmFacts, sources);
  const query = { offre: offer.offerCode, debut: opening, reclame: complained };
  const limit = complaint.find(({ key }) => key === "prescription")?.day ?? opening;
  return (
    <>
      <ul>
        <StepsToDo events={schedule.events} ticks={ticks} today={today} />
        <WhereToComplain facts={facts} limit={limit} />
      </ul>
      <LetterFold
        letter={writeComplaint(dossier, schedule, wordsOfFact(facts.complaintsAddress))}
        notBefore={lateness.state === "early" ? lateness.from : undefined}
      />
      <LetterFold letter={writeToMediator(dossier, wordsOfFact(facts.mediatorAddress))} />
      <p>
        <strong>La prime</strong>
        {"\u202f: "}
        <BonusNow offer={offer} />{" "}
        <a href={historyAddress(offer.offerCode)}>Ce qu’elle valait le jour de l’ouverture</a> est
        ce que vous demandez.
      </p>
      <DoneForm key={`${offer.offerCode} ${opening}`} query={query}>
        <h2 className="tool__title">Ce qu’il y a à faire</h2>
        <Checklist list={schedule} today={today} ticks={ticks} />
        <h2 className="tool__title">La réclamation, jour par jour</h2>
        <DayField
          name="reclame"
          {...QUESTIONS.reclame}
          hint="Vide tant que rien n’est envoyé."
          entry={entry}
          min={opening}
          max={today}
        />
        {facts.complaintsDelay && (
          <ul>
            <FirmFact label="Délai que l’établissement annonce" fact={facts.complaintsDelay} />
          </ul>
        )}
        <ol className="agenda">
          {complaint.map((step) => (
            <AgendaEntry key={step.key} entry={step} today={today} />
          ))}
        </ol>
      </DoneForm>
      <a className="button tool__download" href={DOSSIER_ICS_PATH + writeSearch(query)} download>
        Mettre ces dates dans mon agenda (.ics)
      </a>
      <OfferLinks page={offer.page} rulesUrl={offer.rulesUrl} />
      <ToolSources
        sources={[...schedule.sources, ...Object.values(facts).flatMap((fact) => fact.sources)]}
      />
    </>
  );
}

type StepsProps = Pick<DossierResultProps, "ticks" | "today"> & {
  events: readonly CalendarEvent[];
};

/** Of the steps that are not ticked: those whose day is over, and the next. */
function StepsToDo({ events, ticks, today }: StepsProps) {
  const toDo = events.filter(({ key }) => key.startsWith("etape-") && !ticks.has(key));
  const missed = toDo.filter(({ day }) => day < today);
  const next = toDo.find(({ day }) => day >= today);
  return (
    <>
      {missed.length > 0 && (
        <li>
          <strong>Fait&#x202f;?</strong>{" "}
          {capitalize(
            missed.map(({ what, day }) => `${shortOf(what)} (${formatDate(day)})`).join(" ; "),
          )}
          &#x202f;: cochez-le, ou la prime est sans doute perdue.
        </li>
      )}
      {next && (
        <li>
          <strong>Prochaine échéance</strong>
          {`\u202f: ${next.what}, au plus tard le ${formatWeekday(next.day)}.`}
        </li>
      )}
    </>
  );
}

function OfferLinks({ page, rulesUrl }: Pick<Dossier["offer"], "page" | "rulesUrl">) {
  return (
    <p>
      <a href={page}>La fiche de l’offre</a>
      {rulesUrl && (
        <>
          {" · "}
          <a href={rulesUrl} rel="external noopener">
            le règlement d’aujourd’hui
          </a>
        </>
      )}
    </p>
  );
}

/** What there is to do, in few words: of a condition of each month, the month alone. */
function shortOf(what: string): string {
  return /^mois \d+ sur \d+/.exec(what)?.[0] ?? what;
}

/** What the programme pays today; what it owes is the amount of another day, which the history tells. */
function BonusNow({ offer: { offerCode, firm } }: Pick<Dossier, "offer">) {
  return (
    <WithReading>
      {(reading) => {
        const { ofProgramme, partage } = gainsOf(reading?.globalValues, offerCode);
        if (ofProgramme === null || ofProgramme === undefined)
          return "montant indisponible aujourd’hui.";
        const shared = partage
          ? ` Les ${formatEuros(partage)} que promet un parrain ne se réclament qu’à lui.`
          : "";
        return `${formatEuros(ofProgramme)} aujourd’hui, par ${firm}.${shared}`;
      }}
    </WithReading>
  );
}

type DoneFormProps = { query: { offre: string; debut: string }; children: ReactNode };

/** What is ticked and the day of the complaint go into the address, as they change, or by the button without a script. */
function DoneForm({ query, children }: DoneFormProps) {
  const { key, ...form } = useFollowAddress(RESULT_ID);
  return (
    <form key={key} className="dossier-done" aria-label="Ce qui est fait" {...form}>
      <input type="hidden" name="offre" value={query.offre} />
      <input type="hidden" name="debut" value={query.debut} />
      {children}
      <button type="submit">Garder mes réponses dans l’adresse</button>
    </form>
  );
}

function wordsOfFact(fact: Fact | undefined): string | undefined {
  return fact && String(fact.value);
}
