// Le ticket: what an offer brings, when that was read, who is paid, and the way to the partner.

import { memo, use } from "react";
import { Amount, useToday, WithReading } from "../../amounts/amounts.tsx";
import { formatEuros, writeDoubt } from "../../amounts/euros.ts";
import { boostThreshold, gainsOf, isBoosted } from "../../amounts/gains.ts";
import { HistoryFragment, PastContext } from "../../amounts/history/fragment.tsx";
import { describeDoubt, describeReadAt } from "../../amounts/reading.ts";
import { renderOwed } from "../../amounts/render-owed.ts";
import { isPromised, judge, standingOn } from "../../amounts/standing.ts";
import type { IslandProps } from "../../build/blocks/block-parts.ts";
import { trustedHtml } from "../../http/trusted-types.ts";
import { StaticHtml } from "../../pages/static-html.tsx";
import { formatDate, formatReadAt } from "../../ui/dates.ts";
import type { islandProps, TicketProps } from "./island-props.tsx";
import { ReferralLink } from "./links.tsx";

export default function Ticket(sent: IslandProps<typeof islandProps, "Ticket">) {
  const props = { ...sent, standing: standingOn(sent.standing, useToday()) };
  const { offerCode, heading, warnings, facts, terms, unpaidLinks } = props;
  return (
    <aside
      className={warnings === null ? "ticket" : "ticket ticket--risk"}
      aria-labelledby={`ticket-${offerCode}`}
    >
      {warnings !== null && <StaticHtml tag="div" {...warnings} />}
      <StaticHtml tag="h2" id={`ticket-${offerCode}`} {...heading} />
      <Referee {...props} />
      <PastOfToday offerCode={offerCode} />
      <StaticHtml tag="p" className="offer-facts" {...facts} />
      <ReferralLink {...props} />
      {unpaidLinks !== null && <StaticHtml tag="div" {...unpaidLinks} />}
      <details className="ticket__more phone-fold">
        <summary>Parrain, historique et conditions</summary>
        <Split {...props} />
        <HistoryFragment tag="div" className="past" kind="chart" code={offerCode} />
        <StaticHtml tag="dl" className="ticket__terms" {...terms} />
      </details>
    </aside>
  );
}

/** What the firm owes the referee, and what the sponsor promises apart; whose word the whole is, where it is the sponsor's. */
function Referee({ offerCode, partnerName, standing }: TicketProps) {
  return (
    <WithReading>
      {(reading, isPending) => {
        const gains = gainsOf(reading?.globalValues, offerCode);
        const doubt = describeDoubt(reading, `PRIME_PARTAGE_ET_FILLEUL_${offerCode}`);
        const isPromise = gains.filleul != null && gains.ofProgramme === undefined;
        return (
          <>
            <OwedAmount {...{ gains, standing, isPending, doubt }} by={partnerName} />
            {reading?.isStale && <p className="meta">Montants lus {describeReadAt(reading)}.</p>}
            {isPromise && (
              <p className="meta">
                Notre base ne donne aucun montant que {partnerName} verserait au filleul&#x202f;:
                seul un parrain la promet.
              </p>
            )}
          </>
        );
      }}
    </WithReading>
  );
}

/** React writes it anew where an amount has changed, and leaves what the server sent otherwise. */
const OwedAmount = memo(
  function OwedAmount(props: Parameters<typeof renderOwed>[0]) {
    return (
      <p
        className="ticket__amount"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: amounts that are numbers, words of the catalogue.
        dangerouslySetInnerHTML={{ __html: trustedHtml(renderOwed(props)) }}
        suppressHydrationWarning
      />
    );
  },
  (before, now) => renderOwed(before) === renderOwed(now),
);

/** What the past says of today's amount: nothing where the document holds none that is sound. */
function PastOfToday({ offerCode }: Pick<TicketProps, "offerCode">) {
  return (
    <WithReading>
      {(reading) =>
        gainsOf(reading?.globalValues, offerCode).filleul !== null && (
          <HistoryFragment tag="p" className="past__told" kind="told" code={offerCode} />
        )
      }
    </WithReading>
  );
}

function Split({ offerCode, partnerName, standing }: TicketProps) {
  const isRemembered = use(PastContext) !== null;
  return (
    <WithReading>
      {(reading, isPending) => {
        const gains = gainsOf(reading?.globalValues, offerCode);
        // A sponsor may announce more than they get: that is no part of it.
        const isShared =
          Boolean(gains.partage) && (gains.resteAuParrain ?? -1) >= 0 && isPromised(standing);
        const { why } = judge(gains.ofProgramme, standing);
        return (
          <dl className="ticket__split">
            <div>
              <dt>Pour le parrain</dt>
              <dd>
                <Amount euros={gains.parrain} isPending={isPending} />
                {writeDoubt(describeDoubt(reading, `PRIME_PARRAIN_${offerCode}`))}
                {isShared && `, dont ${formatEuros(gains.partage ?? 0)} promis`}
                {isBoosted(reading?.globalValues, offerCode) && (
                  <span className="meta">
                    {" "}
                    boosté, à partir de {formatEuros(boostThreshold(offerCode) ?? 0)}
                  </span>
                )}
              </dd>
            </div>
            {!why && (
              <div>
                <dt>À deux, versé par {partnerName}</dt>
                <dd>
                  <Amount euros={gains.aDeux} isPending={isPending} />
                </dd>
              </div>
            )}
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
