// The dated amounts of the catalogue, which open the memory of amounts where this site was not there to see them.

import type { PublishedAmount } from "../../amounts/history/published.ts";
import { OFFERS } from "../../amounts/offers.ts";
import { findSources } from "./resolve.ts";
import type { ReferralFile } from "./schema.ts";

/** Every dated amount with its sources: by offer, in the order of OFFERS, the oldest first and undated ones before. */
export function listPublished(referrals: readonly ReferralFile[]): PublishedAmount[] {
  return OFFERS.flatMap(({ code }) => {
    const file = referrals.find((referral) => referral.code === code);
    return (file?.history ?? [])
      .map(({ side, amount, asOf, sources, note }) => ({
        offer: code,
        side,
        euros: amount,
        asOf,
        note,
        sources: findSources(sources, file?.sources ?? {}),
      }))
      .sort((one, other) => (one.asOf ?? "").localeCompare(other.asOf ?? ""));
  });
}
