/** What a directive is to the compiler: how it is written, and what it leaves in the payload. */

import type { Fact } from "../../../catalogue/fact.ts";
import type { DirectiveProps, DirectiveTag, Sourced } from "../../directive-props.ts";
import type { Catalogue, NamedFact, NamedThing } from "../catalogue.ts";
import type { SiteIndex } from "../site-index.ts";
import type { SourceList } from "../source-list.ts";
import { typeset } from "../typography.ts";

/** What the drawing of a directive may look at. */
export type DirectiveContext = {
  catalogue: Catalogue;
  site: SiteIndex;
  /** The page's sources; `cite` whatever is drawn. */
  sources: SourceList;
  /** Whether it stands in a worked example, where amounts may be stated. */
  inExample?: true;
};

/** A directive as typed: `:name[label]{attributes}`. Absent attributes are undefined. */
export type DirectiveInput = { label: string; attributes: Record<string, string | undefined> };

/** `:name` in a sentence, `::name` on a line of its own, `:::name` round other blocks. */
export type DirectiveForm = "text" | "leaf" | "container";

export type Directive<Tag extends DirectiveTag = DirectiveTag> = {
  form: DirectiveForm;
  tag: Tag;
  label: "required" | "optional" | "none";
  required: readonly string[];
  optional: readonly string[];
  /** @throws {Error} saying what is unknown or impossible; the compiler adds file and line. */
  resolve(input: DirectiveInput, context: DirectiveContext): DirectiveProps[Tag];
};

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
export function writeFacts(facts: readonly NamedFact[], context: DirectiveContext) {
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
export function dateTogether(facts: readonly (Fact | null)[], { sources }: DirectiveContext) {
  const known = facts.filter((fact) => fact !== null).filter(({ value }) => value !== null);
  const dates = known.map(({ asOf }) => asOf);
  return {
    // Nothing known is nothing confirmed.
    unconfirmed: known.length === 0 || known.some(({ confirmed }) => !confirmed),
    asOf: dates.includes(null) ? null : (dates.sort()[0] ?? null),
    sources: sources.cite(known.flatMap((fact) => fact.sources)),
  };
}

/** The thing of that name. @throws naming it, and those like it, when there is none. */
export function demand<T>(
  value: T | undefined,
  kind: NamedThing,
  name: string,
  catalogue: Catalogue,
): T {
  if (value !== undefined) return value;
  const near = catalogue.near(kind, name);
  throw new Error(
    `unknown ${kind} "${name}"${near.length ? `; close to it: ${near.join(", ")}` : ""}`,
  );
}

/** Words parted by spaces or commas: `produits="n26.standard n26.smart"`. */
export function splitWords(list: string): string[] {
  return list.split(/[\s,]+/).filter(Boolean);
}
