// The paid way to the partner, where the operator has one and it may be shown (app/catalogue/promotion.ts).
import { Prime, WithReading } from "../../primes/amounts.tsx";
import { formatEuros } from "../../primes/euros.ts";
import { gainsOf } from "../../primes/values.ts";
import { findReferral, type Referral } from "../../referrals.ts";
import type { SentTicket } from "./send.tsx";

/** The operator's referral, where one may be shown at all (app/catalogue/promotion.ts). */
export function shownReferral({
  offre,
  mayPostLink,
}: Pick<SentTicket, "offre" | "mayPostLink">): Referral | undefined {
  return mayPostLink ? findReferral(offre) : undefined;
}

/** The labelled referral link; nothing where none is shown. */
export function ReferralLink(props: SentTicket) {
  const { offre, name } = props;
  const referral = shownReferral(props);
  if (!referral) return null;
  return (
    <>
      <p className="meta ticket__ad">
        <strong>Publicité – lien de parrainage rémunéré.</strong> {name} verse à l’éditeur la prime
        du parrain (<Prime offerCode={offre} sorte="PARRAIN" />) si vous remplissez les conditions
        <GivenBack offre={offre} />.
      </p>
      {referral.url && (
        <a className="button" href={referral.url} rel="external sponsored nofollow noopener">
          Ouvrir un compte {name}
        </a>
      )}
      {referral.code && (
        <p>
          Code à saisir&#x202f;: <strong>{referral.code}</strong>
        </p>
      )}
    </>
  );
}

/** What the sponsor keeps is not all that the sponsor gets. */
function GivenBack({ offre }: Pick<SentTicket, "offre">) {
  return (
    <WithReading>
      {(reading) => {
        const { partage } = gainsOf(reading?.globalValues, offre);
        return partage ? `\u202f; l’éditeur vous en rend ${formatEuros(partage)}` : null;
      }}
    </WithReading>
  );
}
