// The operator's own referral links, one per offer; with none set, only unpaid links are shown.
// Read each programme's rules first: N26 wants personal, non-commercial use, Hello bank! invites by name.
// Where a programme forbids posting in public, nothing is shown whatever stands here.
// Never put here the code or link of a person who did not ask for it.
import type { OfferCode } from "./amounts/offers.ts";

/** An address that carries the referral, a code to type at the partner's, or both. */
export type Referral = {
  url?: `https://${string}`;
  code?: string;
  /** Whether this sponsor promises to give back the part that the document names (PRIME_PARTAGE): else it is no promise, only possible. */
  sharesPart?: true;
};

const REFERRALS: Partial<Record<OfferCode, Referral>> = {
  // BOURSOBANK: { url: "https://…", code: "…", sharesPart: true },
};

/** The operator's referral for an offer, or undefined where there is none. */
export function findReferral(offerCode: OfferCode): Referral | undefined {
  return REFERRALS[offerCode];
}
