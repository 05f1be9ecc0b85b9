/**
 * Whom the site may send visitors to with a referral link. Facts decide, not editors:
 * since 1 July 2026 only firms authorised under MiCA may serve France, and advertising another
 * one is forbidden; a lending platform without a known status gets the same caution.
 */
import type { Fact } from "./fact.ts";
import type { PartnerFile, PartnerKind } from "./schema.ts";

const NEEDS_AUTHORISATION: readonly PartnerKind[] = [
  "crypto-exchange",
  "crypto-lending",
  "p2p-lending",
  "crowdlending",
];

/** false for a firm that is closed, gone from France, unproven, or not known to be authorised. */
export function isPromotable(
  partner: Pick<PartnerFile, "kind" | "status"> & { facts: Record<string, Fact> },
): boolean {
  if (partner.status !== "current") return false;
  if (!NEEDS_AUTHORISATION.includes(partner.kind)) return true;
  return partner.facts.authorised?.value === true;
}

/**
 * Whether a referral link may be posted in public: a promotable partner whose programme does not
 * forbid it. Silence is not a ban.
 */
export function mayPostLink(
  partner: { promotable: boolean },
  referral: { facts: Record<string, Fact> },
): boolean {
  return partner.promotable && referral.facts.publicPostingAllowed?.value !== false;
}
