// The paid way to the partner, where the operator has one and it may be shown (app/build/catalogue/promotion.ts).
import { Prime, WithReading } from "../../amounts/amounts.tsx";
import { formatEuros } from "../../amounts/euros.ts";
import { gainsOf } from "../../amounts/gains.ts";
import { isClosed } from "../../amounts/standing.ts";
import { findReferral, type Referral } from "../../referrals.ts";
import type { TicketProps } from "./island-props.tsx";

/** The operator's referral, where one may be shown at all (app/build/catalogue/promotion.ts). */
export function shownReferral({
  offerCode,
  mayPostLink,
}: Pick<TicketProps, "offerCode" | "mayPostLink">): Referral | undefined {
  return mayPostLink ? findReferral(offerCode) : undefined;
}

/** The labelled referral link; nothing where none is shown, or where the programme can't be taken today. */
export function ReferralLink(props: TicketProps) {
  const { offerCode, name, standing } = props;
  const referral = shownReferral(props);
  if (!referral || isClosed(standing)) return null;
  return (
    <>
      <p className="meta ticket__ad">
        <strong>Publicité – lien de parrainage rémunéré.</strong> {name} verse à l’éditeur la prime
        du parrain (<Prime offerCode={offerCode} kind="PARRAIN" />) si vous remplissez les
        conditions
        {referral.sharesPart && <SponsorShare offerCode={offerCode} />}.
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
function SponsorShare({ offerCode }: Pick<TicketProps, "offerCode">) {
  return (
    <WithReading>
      {(reading) => {
        const { partage } = gainsOf(reading?.globalValues, offerCode);
        return partage
          ? `\u202f; l’éditeur promet de vous en rendre ${formatEuros(partage)}`
          : null;
      }}
    </WithReading>
  );
}
