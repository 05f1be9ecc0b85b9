// Le ticket: what an offer brings, when that was read, who is paid, and the way to the partner.

import { use } from "react";
import { Drawn } from "../../pages/drawn.tsx";
import { Amount, WithReading } from "../../primes/amounts.tsx";
import { formatEuros } from "../../primes/euros.ts";
import { boostThreshold, gainsOf, isBoosted } from "../../primes/gains.ts";
import { HistoryPiece, PastContext } from "../../primes/history/piece.tsx";
import { Owed } from "../../primes/owed.tsx";
import { describeReadAt } from "../../primes/reading.ts";
import { formatDate, formatReadAt } from "../../ui/dates.ts";
import { PHONE_FOLD } from "../../ui/phone-fold.ts";
import { ReferralLink } from "./links.tsx";
import type { SentTicket } from "./send.tsx";

export function Ticket(props: SentTicket) {
  const { offerCode, name, partnerName, warnings, state, terms, way } = props;
  return (
    <aside
      className={warnings === null ? "ticket" : "ticket ticket--risk"}
      aria-labelledby={`ticket-${offerCode}`}
    >
      {warnings !== null && <Drawn tag="div" at={warnings} />}
      <h2 id={`ticket-${offerCode}`}>Prime du filleul, {name}</h2>
      <Boosted offerCode={offerCode} />
      <Referee offerCode={offerCode} partnerName={partnerName} />
      <Told offerCode={offerCode} />
      <Drawn tag="dl" className="ticket__terms" at={state} />
      <ReferralLink {...props} />
      {way !== null && <Drawn tag="div" at={way} />}
      <details className={`ticket__more ${PHONE_FOLD}`}>
        <summary>Parrain, historique et conditions</summary>
        <Split offerCode={offerCode} partnerName={partnerName} />
        <HistoryPiece tag="div" className="past" kind="chart" code={offerCode} />
        <Drawn tag="dl" className="ticket__terms" at={terms} />
      </details>
    </aside>
  );
}

/** Says what the word counts: the sponsor's bonus, and nothing of the referee's. */
function Boosted({ offerCode }: Pick<SentTicket, "offerCode">) {
  return (
    <WithReading>
      {(reading) =>
        isBoosted(reading?.globalValues, offerCode) && (
          <p className="meta">
            <span className="tag">boosté</span> le parrain reçoit{" "}
            {formatEuros(boostThreshold(offerCode) ?? 0)} ou plus
          </p>
        )
      }
    </WithReading>
  );
}

/** What the firm owes the referee, and what the sponsor promises apart; whose word the whole is, where it is the sponsor's. */
function Referee({ offerCode, partnerName }: Pick<SentTicket, "offerCode" | "partnerName">) {
  return (
    <WithReading>
      {(reading, isPending) => {
        const gains = gainsOf(reading?.globalValues, offerCode);
        const isPromise = gains.filleul != null && gains.ofProgramme === undefined;
        return (
          <>
            <p className="ticket__amount">
              <Owed gains={gains} isPending={isPending} by={partnerName} />
            </p>
            {reading?.isStale && <p className="meta">Montants lus {describeReadAt(reading)}.</p>}
            {isPromise && (
              <p className="meta">
                D’après notre base, {partnerName} ne doit rien au filleul&#x202f;: cette somme ne
                tient qu’à la parole du parrain.
              </p>
            )}
          </>
        );
      }}
    </WithReading>
  );
}

/** What the past says of today's amount: nothing where the document holds none that is sound. */
function Told({ offerCode }: Pick<SentTicket, "offerCode">) {
  return (
    <WithReading>
      {(reading) =>
        gainsOf(reading?.globalValues, offerCode).filleul !== null && (
          <HistoryPiece tag="p" className="past__told" kind="told" code={offerCode} />
        )
      }
    </WithReading>
  );
}

function Split({ offerCode, partnerName }: Pick<SentTicket, "offerCode" | "partnerName">) {
  const isRemembered = use(PastContext) !== null;
  return (
    <WithReading>
      {(reading, isPending) => {
        const gains = gainsOf(reading?.globalValues, offerCode);
        // A sponsor may announce more than they get: that is no part of it.
        const isShared = Boolean(gains.partage) && (gains.resteAuParrain ?? -1) >= 0;
        return (
          <dl className="ticket__split">
            <div>
              <dt>Pour le parrain</dt>
              <dd>
                <Amount euros={gains.parrain} isPending={isPending} />
                {isShared && `, dont ${formatEuros(gains.partage ?? 0)} promis`}
              </dd>
            </div>
            <div>
              <dt>À deux, versé par {partnerName}</dt>
              <dd>
                <Amount euros={gains.aDeux} isPending={isPending} />
              </dd>
            </div>
            {reading?.readAt && (
              <div className="ticket__read">
                <dt>Lu dans notre base</dt> <dd>{formatReadAt(reading.readAt)}</dd>
              </div>
            )}
            {/* Of all amounts together: where their history is kept, the sentence under the amount tells its own day. */}
            {reading?.changedAt && !isRemembered && (
              <div className="ticket__read">
                <dt>Changé dans notre base</dt> <dd>le {formatDate(reading.changedAt)}</dd>
              </div>
            )}
          </dl>
        );
      }}
    </WithReading>
  );
}
