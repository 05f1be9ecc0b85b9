/** How long an account has to stay open for its bonus to be kept, and who says so. */

import type { Fact } from "../../catalogue/fact.ts";
import type { Referral } from "./catalogue.ts";

/** Durations that are told; `disagree` where one of them denies another, and does not only come beside it. */
export type KeepRule<Claim = Fact> = { claims: Claim[]; disagree: boolean };

/**
 * Each duration is a fact of its own: a number of days, months or full months from the opening, with the sources that
 * give it. The fact `keepAccount` tells them outright, all of them where its sources differ; a step that is kept up tells
 * one too. None where nobody says how long: an account is then never said to be free to close.
 */
export function readKeepRule({ facts, steps }: Pick<Referral, "facts" | "steps">): KeepRule {
  const { keepAccount } = facts;
  const others = keepAccount?.others ?? [];
  const stated = keepAccount
    ? [keepAccount, ...others.map((other) => ({ ...keepAccount, ...other }))]
    : [];
  const kept = steps.flatMap(({ keeps }, index) =>
    keeps ? (facts[`step${index + 1}.within`] ?? []) : [],
  );
  const claims = [...stated, ...kept]
    .filter(({ value }) => value !== null)
    .map(({ others: _, note: __, ...claim }): Fact => claim);
  const durations = new Set(claims.map(({ value, unit }) => `${value} ${unit}`));
  return { claims, disagree: keepAccount?.value != null && durations.size > 1 };
}

/** The facts of a programme with how long to keep the account as one of them, also where a step alone tells it. */
export function withKeepRule(referral: Pick<Referral, "facts" | "steps">): Referral["facts"] {
  const { claims, disagree } = readKeepRule(referral);
  const [first, ...others] = claims;
  if (!first) return referral.facts;
  return { ...referral.facts, keepAccount: disagree ? { ...first, others } : first };
}
