// What there is to do, month by month, and what each account asks at its opening.
import { Fragment } from "react";
import { formatEuros } from "../../amounts/euros.ts";
import { plural } from "../../ui/plural.ts";
import type { Source } from "../../ui/sourced.ts";
import { AgendaDay } from "../calendar/agenda-day.tsx";
import { dossierAddress } from "../tool-paths.ts";
import { listMonths, type MonthEntry } from "./months.ts";
import { readDelays } from "./needs.ts";
import type { PlannedAccount, YearPlan } from "./plan.ts";

type MonthsProps = { plan: YearPlan; sources: readonly Source[]; isForTwo: boolean };

/** @param sources the tool's list */
export function Months({ plan, isForTwo, sources }: MonthsProps) {
  return (
    <>
      <h2 className="tool__title">Mois par mois</h2>
      {listMonths(plan).map(({ name, entries, tied }) => (
        <section key={name} className="year-month">
          <h3>
            {name} <span className="meta">{formatEuros(tied)} bloqués à la fin du mois</span>
          </h3>
          <ol className="agenda">
            {[...Map.groupBy(entries, ({ event }) => `${event.limit} ${event.day}`).values()].map(
              (same) => (
                <Day key={same[0]?.key} entries={same} isForTwo={isForTwo} sources={sources} />
              ),
            )}
          </ol>
        </section>
      ))}
    </>
  );
}

type DayProps = { entries: readonly MonthEntry[]; isForTwo: boolean; sources: readonly Source[] };

/** What there is to do on a day, or up to it. */
function Day({ entries, isForTwo, sources }: DayProps) {
  const [first] = entries;
  if (!first) return null;
  return (
    <li>
      <AgendaDay day={first.event.day} limit={first.event.limit} isPast={false} />
      <div>
        {entries.map(({ key, accounts, event }) => (
          <Fragment key={key}>
            <p>
              <a href={accounts[0].offer.page}>{accounts[0].offer.name}</a>
              {isForTwo && `, ${whose(accounts)}`}
              {`\u202f: ${event.what}`}
            </p>
            {event.key === "ouverture" && <Terms account={accounts[0]} sources={sources} />}
            {event.key === "prime" && (
              <p className="meta">
                <a href={dossierAddress(accounts[0].offer.offerCode, accounts[0].day)}>
                  Rien reçu&#x202f;? Son dossier
                </a>
              </p>
            )}
          </Fragment>
        ))}
      </div>
    </li>
  );
}

/** What an account asks at its opening, and what is not known of it. */
function Terms({ account, sources }: { account: PlannedAccount; sources: readonly Source[] }) {
  const { needs, bonus, cost, price, doubt, dates } = account;
  const { deposit, salary, payments, spend, monthlyFee, paidIn, cardFee } = needs;
  const terms = [
    `prime de ${formatEuros(bonus)}${doubt ? " à confirmer" : ""}`,
    deposit && `${formatEuros(deposit)} à verser`,
    salary && "revenus à y faire verser",
    payments > 0 && `${plural(payments, "paiement")} par carte chaque mois`,
    spend && `${formatEuros(spend)} d’achats`,
    paidIn &&
      (price.isPaidIn
        ? `au moins ${formatEuros(paidIn.euros)} versés chaque mois, sinon ${formatEuros(paidIn.feeOtherwise)} par mois`
        : `${formatEuros(paidIn.feeOtherwise)} par mois, faute d’y verser ${formatEuros(paidIn.euros)} chaque mois`),
    cardFee && `carte à ${formatEuros(cardFee)}`,
    cost > (cardFee ?? 0) && `${formatEuros(cost)} de frais comptés en tout`,
    monthlyFee === undefined && "abonnement non vérifié",
    dates.events.every(({ key }) => key !== "prime") && describePaymentDelay(account, sources),
    dates.isKeepUnknown && "premier jour pour fermer inconnu",
  ].filter((term) => typeof term === "string");
  return (
    <p className="meta">
      {terms.join(" · ")}
      {doubt && ` · ${doubt}`}
    </p>
  );
}

/** How a bonus is paid that has no day of its own. */
function describePaymentDelay({ offer }: PlannedAccount, sources: readonly Source[]): string {
  const { payoutDelay } = readDelays(offer, sources);
  return payoutDelay
    ? `versement\u202f: ${String(payoutDelay.value)}`
    : "jour de la prime non daté";
}

function whose([first, ...others]: readonly [PlannedAccount, ...PlannedAccount[]]): string {
  return others.length > 0 ? "chacun de son côté" : nameOf(first.person);
}

/** @param person 1 or 2 */
export function nameOf(person: number): string {
  return person === 1 ? "première personne" : "seconde personne";
}
