/** A verdict holds as long as its facts: what was past its age when it was written stops the build, what has aged since takes it back. */

import type { DirectiveContext } from "../../build/blocks/directive.ts";
import { ageClassOf, isWithinAge } from "../../build/catalogue/ages.ts";
import { nameFact } from "../../build/catalogue/name-fact.ts";
import { isRankable } from "../../catalogue/compare.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { formatMonth } from "../../ui/dates.ts";
import { typeset } from "../../ui/typography.server.ts";

/** @throws {Error} where a fact was past its age on the day that the page says it was last written */
export function refuseAged(facts: readonly Fact[], { catalogue, updated }: DirectiveContext): void {
  const aged = facts.find(
    ({ id, asOf, value }) =>
      value !== null && !isWithinAge(asOf, ageClassOf(id), new Date(updated)),
  );
  if (!aged) return;
  const since = aged.asOf ? `de ${formatMonth(aged.asOf)}` : "sans date";
  throw new Error(
    `le verdict repose sur un fait périmé, ${since} : ${nameFact(catalogue, aged.id)} (${aged.id})`,
  );
}

/**
 * Why a verdict is no longer told, in a sentence; null where it holds.
 * @param facts all that it tells
 * @param deciding those that it is ranked by, which may not be in doubt either
 */
export function describeAged(
  facts: readonly Fact[],
  deciding: readonly Fact[],
  { catalogue }: DirectiveContext,
): string | null {
  const aged =
    facts.find(({ degree }) => degree === "old") ?? deciding.find((fact) => !isRankable(fact));
  if (!aged) return null;
  const why =
    aged.degree === "contested"
      ? "les sources se contredisent"
      : aged.degree === "unsourced"
        ? "aucune source publique ne le dit"
        : aged.asOf
          ? `le chiffre date de ${formatMonth(aged.asOf)}`
          : "le chiffre est sans date";
  return typeset(`nous ne tranchons plus. ${nameFact(catalogue, aged.id)} : ${why}.`);
}
