/** Whom the site may send visitors to with a referral link. Facts decide, not editors. */
import type { Fact } from "../../catalogue/fact.ts";
import { kindOf } from "../../catalogue/kinds.ts";
import type { Obstacle } from "../../catalogue/warnings.ts";
import type { PartnerFile } from "./schema.ts";

type Facts = { facts: Record<string, Fact> };

type Firm = Pick<PartnerFile, "kind" | "status"> & Facts;

/** Why nobody may be sent to a firm; null where somebody may. */
export function obstacleTo({ kind, status, facts }: Firm): Obstacle | null {
  if (status !== "current") return status;
  const { needsAuthorisation, authorisedSince = "" } = kindOf(kind);
  const { authorised } = facts;
  const isAuthorised = authorised?.value === true && (authorised.asOf ?? "") >= authorisedSince;
  return !needsAuthorisation || isAuthorised ? null : "unauthorised";
}

/**
 * Whether a referral link may be posted in public: a firm without obstacle whose programme does not
 * forbid it. Silence is not a ban.
 */
export function mayPostLink(partner: { obstacle: Obstacle | null }, referral: Facts): boolean {
  return partner.obstacle === null && referral.facts.publicPostingAllowed?.value !== false;
}
