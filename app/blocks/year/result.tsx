// The plan: what it brings in a sentence, the drawing, what there is to do month by month, what is left out and why.

import { Fragment } from "react";
import { formatEuros } from "../../amounts/euros.ts";
import { stateOf } from "../../amounts/standing.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { RISKS } from "../../catalogue/warnings.ts";
import { formatWeekday } from "../../ui/dates.ts";
import { plural } from "../../ui/plural.ts";
import { writeSearch } from "../../ui/query.ts";
import { ToolSources } from "../../ui/tool-sources.tsx";
import { YEAR_ICS_PATH, YEAR_PATH } from "../tool-paths.ts";
import type { Refusal } from "./assess-offer.ts";
import type { monAnnee } from "./block.ts";
import type { Inputs } from "./inputs.ts";
import { Months, nameOf } from "./month-list.tsx";
import type { PlannedAccount, YearPlan } from "./plan.ts";
import { YearTimeline } from "./timeline.tsx";

type Props = Pick<PropsOf<typeof monAnnee>, "sources"> & {
  plan: YearPlan;
  inputs: Inputs;
  isPending: boolean;
};

type SentenceProps = Props & {
  /** The plan with what is not confirmed, where nothing else is left. */
  unconfirmed: YearPlan | undefined;
};

/** What the plan brings, what it costs and what it ties up. */
export function YearSentence({ plan, inputs, isPending, unconfirmed }: SentenceProps) {
  const { accounts, owed, unsure, cost } = plan;
  const months = `${inputs.duree} mois`;
  if (isPending) return <p className="tool__sentence">Les montants arrivent.</p>;
  if (accounts.length === 0) {
    const more = unconfirmed && unconfirmed.unsure - unconfirmed.cost;
    return (
      <p className="tool__sentence">
        Sur {months}, aucune prime n’est sûre pour vous.{" "}
        {more ? (
          <>
            Avec les programmes qui restent à confirmer, il y aurait{" "}
            <strong>{formatEuros(more)}</strong>, frais retirés&#x202f;:{" "}
            <a href={unconfirmedAddress(inputs)}>voir ce plan</a>.
          </>
        ) : (
          "Chaque offre est plus bas, avec ce qui l’écarte."
        )}
      </p>
    );
  }
  const peak = Math.max(...plan.cash.map(({ euros }) => euros));
  const count = plural(accounts.length, "compte");
  return (
    <p className="tool__sentence">
      Sur {months}, {count}&#x202f;:{" "}
      {owed > 0 && (
        <>
          <strong>{formatEuros(owed)}</strong> dus
        </>
      )}
      {owed > 0 && unsure > 0 && " et "}
      {unsure > 0 && (
        <>
          <strong>{formatEuros(unsure)}</strong> à confirmer
        </>
      )}
      {cost > 0 && (
        <>
          , moins {formatEuros(cost)} de cartes et d’abonnements&#x202f;: il reste{" "}
          {formatEuros(owed + unsure - cost)}
        </>
      )}
      .{" "}
      {peak > 0
        ? `Il faut bloquer ${formatEuros(peak)} au plus fort.`
        : "Aucun argent à bloquer, d’après nos sources."}
    </p>
  );
}

/** The offer that one came with is in the plan, or one is told why not. */
export function Chosen({ chosen }: Pick<YearPlan, "chosen">) {
  if (!chosen) return null;
  const { name, day, why } = chosen;
  return (
    <p>
      <strong>{name}</strong>
      {day
        ? `, que vous avez choisi, y est\u202f: ouverture le ${formatWeekday(day)}.`
        : ` n’y est pas\u202f: ${why}.`}
    </p>
  );
}

export function YearResult({ plan, inputs, sources, unconfirmed }: SentenceProps) {
  const { accounts, refusals, isProven } = plan;
  const risks = [...new Set(accounts.flatMap(({ offer }) => offer.risk ?? []))];
  const more = inputs.inconnues === "non" && accounts.length > 0 && (
    <Unconfirmed plan={plan} inputs={inputs} />
  );
  return (
    <>
      {risks.map((risk) => (
        <p key={risk} className="tool__sentence tool__risk">
          {RISKS[risk]}
        </p>
      ))}
      {accounts.length > 0 && (
        <>
          <YearTimeline plan={plan} isForTwo={inputs.personnes === "2"} />
          {!isProven && (
            <p>
              Ce plan est bon, mais nous n’avons pas pu vérifier qu’aucun autre ne rapporte
              davantage&#x202f;: vos limites laissent trop de combinaisons.
            </p>
          )}
          <BetweenTwo forReferring={plan.forReferring} />
          <Months plan={plan} isForTwo={inputs.personnes === "2"} sources={sources} />
          <a className="button tool__download" href={YEAR_ICS_PATH + writeSearch(inputs)} download>
            Mettre tout le plan dans mon agenda (.ics)
          </a>
        </>
      )}
      {more}
      <Refusals
        refusals={refusals}
        isForTwo={inputs.personnes === "2"}
        isOpen={accounts.length === 0 && !unconfirmed?.unsure}
      />
      <PlanRules />
      <ToolSources sources={citedBy(accounts, sources)} />
    </>
  );
}

/** What one might add by taking what is not confirmed: a sum and a way to see it, never a promise. */
function Unconfirmed({ plan, inputs }: Pick<Props, "plan" | "inputs">) {
  const waiting = plan.refusals.some(({ offer }) => stateOf(offer.standing) === "unknown");
  if (!waiting) return null;
  return (
    <p>
      Des programmes n’ont pas été vus ouverts récemment, ou n’ont pas toutes leurs
      conditions&#x202f;:{" "}
      <a href={unconfirmedAddress(inputs)}>le plan avec ce qui reste à confirmer</a>.
    </p>
  );
}

function unconfirmedAddress(inputs: Inputs): string {
  return `${YEAR_PATH}${writeSearch({ ...inputs, inconnues: "oui" })}#plan`;
}

/** One of two who live together may refer the other: a sum beside the plan, since its rules are the sponsor's. */
function BetweenTwo({ forReferring }: Pick<YearPlan, "forReferring">) {
  if (forReferring.length === 0) return null;
  const total = forReferring.reduce((sum, { euros }) => sum + euros, 0);
  return (
    <p>
      <strong>Entre vous</strong>&#x202f;: si l’un ouvre d’abord, puis parraine l’autre, il peut
      toucher aussi la prime du parrain, <strong>{formatEuros(total)}</strong> qui ne sont pas
      comptés ci-dessus (
      {forReferring.map(({ offer, euros }, index) => (
        <Fragment key={offer.offerCode}>
          {index > 0 && ", "}
          <a href={offer.page}>{offer.name}</a> {formatEuros(euros)}
        </Fragment>
      ))}
      ). Il faut être déjà client pour parrainer, et que le règlement n’écarte pas un
      proche&#x202f;: nos sources ne le disent pas.
    </p>
  );
}

type RefusalsProps = { refusals: readonly Refusal[]; isForTwo: boolean; isOpen: boolean };

function Refusals({ refusals, isForTwo, isOpen }: RefusalsProps) {
  if (refusals.length === 0) return null;
  const byOffer = Map.groupBy(refusals, ({ offer, why }) => `${offer.offerCode} ${why}`);
  return (
    <details className="tool__more" open={isOpen}>
      <summary>Laissées de côté ({byOffer.size}), et pourquoi</summary>
      <dl className="year-refusals">
        {[...byOffer].map(([key, same]) => {
          const [first] = same;
          if (!first) return null;
          const who = isForTwo && same.length === 1 ? `, ${nameOf(first.person)}` : "";
          return (
            <div key={key}>
              <dt>
                <a href={first.offer.page}>{first.offer.name}</a>
                {who}
              </dt>
              <dd>{first.why}</dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}

/** The sources of what the accounts of the plan ask and cost; the page of each other offer has its own. */
function citedBy(accounts: readonly PlannedAccount[], sources: Props["sources"]) {
  const places = accounts.flatMap(({ offer: { requirements, account, facts, keepSources } }) => [
    ...[requirements, account, facts].flatMap((table) =>
      Object.values(table).flatMap((fact) => fact?.sources ?? []),
    ),
    ...keepSources,
  ]);
  return sources.filter((_, place) => places.includes(place));
}

function PlanRules() {
  return (
    <details className="tool__more">
      <summary>Ce que le plan suppose</summary>
      <ul>
        <li>
          Les comptes s’ouvrent le premier jour choisi, plusieurs le même jour s’il le faut, ou ce
          jour-là d’un mois suivant&#x202f;; une personne reçoit une prime par établissement.
        </li>
        <li>
          Ce qui est versé reste pris jusqu’à la prime&#x202f;; si son délai est inconnu, jusqu’à la
          dernière condition datée, ou trente jours si rien n’est daté.
        </li>
        <li>Un revenu n’arrive que sur un compte à la fois.</li>
        <li>
          Le paiement par mois qui rend une carte gratuite est fait. Où il faut y verser ses
          revenus, ils restent sur ce compte tant qu’il est gardé, ou l’abonnement est compté.
          L’abonnement est compté jusqu’au jour où le compte peut fermer, ou sur tout le plan si ce
          jour est inconnu.
        </li>
        <li>
          L’impôt, ce que rend un parrain et les primes payées en points, titres ou jetons ne sont
          pas comptés.
        </li>
      </ul>
    </details>
  );
}
