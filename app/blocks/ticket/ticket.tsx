// Le ticket: what an offer brings, when that was read, who is paid, and the way to the partner.

import { Drawn } from "../../pages/drawn.tsx";
import { Amount, Prime, WithReading } from "../../primes/amounts.tsx";
import { formatEuros } from "../../primes/euros.ts";
import { gainsOf, isBoosted } from "../../primes/values.ts";
import { formatReadAt } from "../../ui/dates.ts";
import { ReferralLink } from "./links.tsx";
import type { SentTicket } from "./send.tsx";

export function Ticket(props: SentTicket) {
  const { offre, name, partner, warnings, terms, way } = props;
  return (
    <aside
      className={warnings === null ? "ticket" : "ticket ticket--risk"}
      aria-labelledby={`ticket-${offre}`}
    >
      {warnings !== null && <Drawn tag="div" at={warnings} />}
      <h2 id={`ticket-${offre}`}>
        Prime du filleul, {name} <Boosted offre={offre} />
      </h2>
      <p className="ticket__amount">
        <Prime offerCode={offre} sorte="PARTAGE_ET_FILLEUL" />
      </p>
      <Parts offre={offre} partner={partner} />
      <Split offre={offre} />
      <ReferralLink {...props} />
      {way !== null && <Drawn tag="div" at={way} />}
      {terms !== null && <Drawn tag="dl" className="ticket__terms" at={terms} />}
    </aside>
  );
}

function Boosted({ offre }: Pick<SentTicket, "offre">) {
  return (
    <WithReading>
      {(reading) => isBoosted(reading?.globalValues, offre) && <span className="tag">boosté</span>}
    </WithReading>
  );
}

/** Who pays the referee's sum, where a part of it is given back by the sponsor. */
function Parts({ offre, partner }: Pick<SentTicket, "offre" | "partner">) {
  return (
    <WithReading>
      {(reading) => {
        const { partage, ofProgramme } = gainsOf(reading?.globalValues, offre);
        if (!partage) return null;
        return (
          <p className="meta">
            {ofProgramme !== undefined && `versé par ${partner} ${formatEuros(ofProgramme)} + `}
            rendu par le parrain {formatEuros(partage)}
          </p>
        );
      }}
    </WithReading>
  );
}

function Split({ offre }: Pick<SentTicket, "offre">) {
  return (
    <WithReading>
      {(reading, isPending) => {
        const gains = gainsOf(reading?.globalValues, offre);
        // A sponsor may announce more than they get: that is no part of it.
        const isShared = Boolean(gains.partage) && (gains.resteAuParrain ?? -1) >= 0;
        return (
          <dl className="ticket__split">
            <div>
              <dt>Pour le parrain</dt>
              <dd>
                <Amount euros={gains.parrain} isPending={isPending} />
                {isShared && `, dont ${formatEuros(gains.partage ?? 0)} rendus`}
              </dd>
            </div>
            <div>
              <dt>À deux</dt>
              <dd>
                <Amount euros={gains.aDeux} isPending={isPending} />
              </dd>
            </div>
            {reading?.readAt && (
              <div className="ticket__read">
                <dt>Relevé</dt> <dd>{formatReadAt(reading.readAt)}</dd>
              </div>
            )}
          </dl>
        );
      }}
    </WithReading>
  );
}
