// The plan: what it brings in a sentence, the drawing, what there is to do month by month, what is left out and why.

import { formatEuros } from "../../amounts/euros.ts";
import { stateOf } from "../../amounts/standing.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { RISKS } from "../../catalogue/warnings.ts";
import { formatWeekday } from "../../ui/dates.ts";
import { ToolSources } from "../../ui/tool-sources.tsx";
import { dossierAddress } from "../dossier/paths.ts";
import type { Refusal } from "./assess-offer.ts";
import type { monAnnee } from "./block.ts";
import { type Inputs, planSearch } from "./inputs.ts";
import { listMonths } from "./months.ts";
import { YEAR_ICS_PATH, YEAR_PATH } from "./paths.ts";
import type { PlannedAccount, YearPlan } from "./plan.ts";
import { YearTimeline } from "./timeline.tsx";

type Props = Pick<PropsOf<typeof monAnnee>, "sources"> & {
  plan: YearPlan;
  inputs: Inputs;
  isPending: boolean;
};

/** What the plan brings, what it costs and what it ties up. */
export function YearSentence({ plan, inputs, isPending }: Props) {
  const { accounts, owed, unsure, cost } = plan;
  const months = `${inputs.duree} mois`;
  if (isPending) return <p className="tool__sentence">Les montants arrivent.</p>;
  if (accounts.length === 0) {
    return (
      <p className="tool__sentence">
        Sur {months}, aucune prime n’est sûre pour vous&#x202f;: chaque offre est plus bas, avec ce
        qui l’écarte.
      </p>
    );
  }
  const peak = Math.max(...plan.cash.map(({ euros }) => euros));
  const count = `${accounts.length} ${accounts.length > 1 ? "comptes" : "compte"}`;
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
      {cost > 0 && <>, moins {formatEuros(cost)} de cartes et d’abonnements</>}.{" "}
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

export function YearResult({ plan, inputs, sources }: Props) {
  const { accounts, refusals, isProven } = plan;
  const risks = [...new Set(accounts.flatMap(({ offer }) => offer.risk ?? []))];
  const more = inputs.inconnues === "non" && <Unconfirmed plan={plan} inputs={inputs} />;
  return (
    <>
      {risks.map((risk) => (
        <p key={risk} className="tool__sentence gain__risk">
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
          <Months plan={plan} isForTwo={inputs.personnes === "2"} />
          <a className="button gain__download" href={YEAR_ICS_PATH + planSearch(inputs)} download>
            Mettre tout le plan dans mon agenda (.ics)
          </a>
        </>
      )}
      {more}
      <Refusals
        refusals={refusals}
        isForTwo={inputs.personnes === "2"}
        isOpen={accounts.length === 0}
      />
      <Assumptions />
      <ToolSources sources={citedBy(accounts, sources)} />
    </>
  );
}

/** What one might add by taking what is not confirmed: a sum and a way to see it, never a promise. */
function Unconfirmed({ plan, inputs }: Pick<Props, "plan" | "inputs">) {
  const waiting = plan.refusals.some(({ offer }) => stateOf(offer.standing) === "unknown");
  if (!waiting) return null;
  const href = `${YEAR_PATH}${planSearch({ ...inputs, inconnues: "oui" })}#plan`;
  return (
    <p>
      Des programmes n’ont pas été vus ouverts récemment, ou n’ont pas toutes leurs
      conditions&#x202f;: <a href={href}>le plan avec ce qui reste à confirmer</a>.
    </p>
  );
}

function Months({ plan, isForTwo }: { plan: YearPlan; isForTwo: boolean }) {
  return (
    <>
      <h2 className="gain__title">Mois par mois</h2>
      {listMonths(plan).map(({ name, entries, tied }) => (
        <section key={name} className="year-month">
          <h3>
            {name} <span className="meta">{formatEuros(tied)} bloqués à la fin du mois</span>
          </h3>
          <ol className="agenda">
            {entries.map(({ key, accounts, event }) => (
              <li key={key}>
                <p className="agenda__day">
                  <time dateTime={event.day}>{formatWeekday(event.day)}</time>
                </p>
                <div>
                  <p>
                    <a href={accounts[0].offer.page}>{accounts[0].offer.name}</a>
                    {isForTwo && `, ${whose(accounts)}`}
                    {`\u202f: ${event.what}`}
                  </p>
                  {event.key === "ouverture" && <Terms account={accounts[0]} />}
                  {event.key === "prime" && (
                    <p className="meta">
                      <a href={dossierAddress(accounts[0].offer.offerCode, accounts[0].day)}>
                        Rien reçu&#x202f;? Son dossier
                      </a>
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

/** What an account asks at its opening, and what is not known of it. */
function Terms({ account }: { account: PlannedAccount }) {
  const { needs, bonus, cost, doubt, dates } = account;
  const { deposit, salary, payments, spend, monthlyFee } = needs;
  const terms = [
    `prime de ${formatEuros(bonus)}${doubt ? " à confirmer" : ""}`,
    deposit && `${formatEuros(deposit)} à verser`,
    salary && "revenus à y faire verser",
    payments > 0 && `${payments} paiement${payments > 1 ? "s" : ""} par carte chaque mois`,
    spend && `${formatEuros(spend)} d’achats`,
    cost > 0 && `${formatEuros(cost)} de frais comptés`,
    monthlyFee === undefined && "abonnement non vérifié",
    dates.events.every(({ key }) => key !== "prime") && "jour de la prime non daté",
    dates.isKeepUnknown && "premier jour pour fermer inconnu",
  ].filter((term) => typeof term === "string");
  return (
    <p className="meta">
      {terms.join(" · ")}
      {doubt && ` · ${doubt}`}
    </p>
  );
}

function whose([first, ...others]: readonly [PlannedAccount, ...PlannedAccount[]]): string {
  return others.length > 0 ? "chacun de son côté" : nameOf(first.person);
}

function nameOf(person: number): string {
  return person === 1 ? "première personne" : "seconde personne";
}

function Refusals({
  refusals,
  isForTwo,
  isOpen,
}: {
  refusals: readonly Refusal[];
  isForTwo: boolean;
  isOpen: boolean;
}) {
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
  const places = accounts.flatMap(({ offer: { asked, account, facts, keepSources } }) => [
    ...[asked, account, facts].flatMap((table) =>
      Object.values(table).flatMap((fact) => fact?.sources ?? []),
    ),
    ...keepSources,
  ]);
  return sources.filter((_, place) => places.includes(place));
}

function Assumptions() {
  return (
    <details className="tool__more">
      <summary>Ce que le plan suppose</summary>
      <ul>
        <li>
          Un compte s’ouvre au plus une fois par mois, au jour choisi pour commencer&#x202f;; une
          personne reçoit une prime par établissement.
        </li>
        <li>
          Ce qui est versé reste pris jusqu’à la prime&#x202f;; si son délai est inconnu, jusqu’à la
          dernière condition datée, ou trente jours si rien n’est daté.
        </li>
        <li>Un revenu n’arrive que sur un compte à la fois.</li>
        <li>
          La condition qui rend une carte gratuite est tenue. L’abonnement est compté jusqu’au jour
          où le compte peut fermer, ou sur tout le plan si ce jour est inconnu.
        </li>
        <li>
          L’impôt, ce que rend un parrain et les primes payées en points, titres ou jetons ne sont
          pas comptés.
        </li>
      </ul>
    </details>
  );
}
