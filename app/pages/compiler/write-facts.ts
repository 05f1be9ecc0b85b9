/** Facts of the catalogue as a page writes them: typeset, dated, with their sources among the page's. */
import type { Fact } from "../../catalogue/fact.ts";
import type { NamedFact } from "../../catalogue/for-pages/catalogue.ts";
import type { Labelled, Sourced } from "../../ui/sourced.ts";
import { typeset } from "../french/typography.ts";
import type { DirectiveContext } from "./directive.ts";

/** Writes a fact out and cites its sources. */
export function writeFact(fact: Fact, { catalogue, sources }: DirectiveContext): Sourced {
  return {
    text: typeset(catalogue.formatFact(fact)),
    unconfirmed: fact.value !== null && !fact.confirmed,
    asOf: fact.asOf,
    ...(fact.note ? { note: typeset(fact.note) } : {}),
    sources: sources.cite(fact.sources),
  };
}

/** Writes out the facts that have a value, each under its label. */
export function writeFacts(facts: readonly NamedFact[], context: DirectiveContext): Labelled[] {
  return facts
    .filter(({ fact }) => fact.value !== null)
    .map(({ label, fact }) => ({
      id: fact.id,
      label: typeset(label),
      ...writeFact(fact, context),
    }));
}

/** A fact's items, typeset; none for a missing or unknown one. */
export function listItems(fact: Fact | null): string[] {
  const value = fact?.value ?? [];
  return (Array.isArray(value) ? value : [String(value)]).map(typeset);
}

/** Date, doubt and sources of facts that are shown together. The oldest date speaks for all. */
export function dateTogether(
  facts: readonly (Fact | null)[],
  { sources }: DirectiveContext,
): Omit<Sourced, "text" | "note"> {
  const known = facts.filter((fact) => fact !== null).filter(({ value }) => value !== null);
  const dates = known.map(({ asOf }) => asOf);
  return {
    // Nothing known is nothing confirmed.
    unconfirmed: known.length === 0 || known.some(({ confirmed }) => !confirmed),
    asOf: dates.includes(null) ? null : (dates.sort()[0] ?? null),
    sources: sources.cite(known.flatMap((fact) => fact.sources)),
  };
}
