/** Facts that a block shows together: under their labels, as a list of items, under one date. */

import type { Fact } from "../../catalogue/fact.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import { leastSure } from "../../ui/degree.ts";
import type { Labelled, Sourced } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";
import type { DirectiveContext } from "../blocks/directive.ts";
import type { FactTable } from "../catalogue/catalogue.ts";
import { type FactName, labelFact } from "../catalogue/facts/table.ts";

/** Writes out the facts of those names that have a value, each under its label, in the order of the names. */
export function writeFacts(
  facts: FactTable,
  names: readonly FactName[],
  { sources }: DirectiveContext,
): Labelled[] {
  return names.flatMap((name) => {
    const fact = facts[name];
    if (fact?.value == null) return [];
    const label = typeset(labelFact(name));
    return [{ id: fact.id, label, ...writeFact(fact, sources) }];
  });
}

/** A fact's items, typeset; none for a missing or unknown one. */
export function listItems(fact: Fact | undefined): string[] {
  const value = fact?.value ?? [];
  return (Array.isArray(value) ? value : [String(value)]).map(typeset);
}

/** Date, degree and sources of facts that are shown together. The oldest date speaks for all. */
export function dateTogether(
  facts: readonly (Fact | undefined)[],
  { sources }: DirectiveContext,
): Omit<Sourced, "text" | "note"> {
  const known = facts.filter((fact) => fact !== undefined).filter(({ value }) => value !== null);
  const dates = known.map(({ asOf }) => asOf);
  return {
    // Nothing known is nothing confirmed.
    degree: known.length === 0 ? "unsourced" : leastSure(known.map(({ degree }) => degree)),
    asOf: dates.includes(null) ? null : (dates.sort()[0] ?? null),
    sources: sources.cite(known.flatMap((fact) => fact.sources)),
  };
}
