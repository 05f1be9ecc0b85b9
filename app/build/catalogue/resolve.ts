/** Facts as files store them turned into facts as pages receive them. */

import type { Claim, Fact } from "../../catalogue/fact.ts";
import { formatDate, formatMonth } from "../../ui/dates.ts";
import type { Citation, Source } from "../../ui/sourced.ts";
import { ageClassOf } from "./ages.ts";
import { areSumsQuoted, degreeOf, degreeOfRule } from "./degree.ts";
import type { LawFile, StoredCitations, StoredFact } from "./schema.ts";

/** `loi.x` is the value (or the rule itself where there is no figure), `loi.x.statement` the rule. */
export function resolveLaw({ facts, sources }: LawFile, today: Date): Record<string, Fact> {
  const published = Object.entries(facts).filter(([, { publish }]) => publish);
  const read = published.flatMap(([key, rule]): [string, Fact][] => {
    const cited = findSources(rule.sources, sources);
    const isSure = rule.confidence === "high" && areSumsQuoted(rule.statement, cited);
    const common = {
      asOf: rule.checked,
      sources: cited,
      degree: degreeOfRule(
        { checked: rule.checked, isInForce: rule.inForce !== null, isSure, sources: cited },
        today,
      ),
      note: citeRule(rule),
      ...(rule.label && { label: rule.label }),
    };
    const id = `loi.${key}`;
    const sentence: Fact = { id: `${id}.statement`, value: rule.statement, unit: null, ...common };
    const value: Fact = {
      id,
      value: rule.value,
      unit: rule.unit ?? null,
      ...common,
      ...(rule.mandatory && { isMandatory: true }),
    };
    return [
      [key, rule.value === null ? { ...sentence, id } : value],
      [`${key}.statement`, sentence],
    ];
  });
  return Object.fromEntries(read);
}

/** Where a rule stands, and since when: what a reader checks first. */
function citeRule({ reference, inForce, note }: LawFile["facts"][string]): string {
  const since = inForce ? `, en vigueur depuis ${sinceWords(inForce.since)}` : "";
  return [reference && `${reference}${since}.`, note].filter(Boolean).join(" ");
}

/** « le 1er août 2026 », « août 2026 », « 2015 ». */
function sinceWords(date: string): string {
  return date.length === 10 ? `le ${formatDate(date)}` : formatMonth(date);
}

/** A fact as a file stores it, or as the steps of a programme are told. */
export type Unresolved = Pick<StoredFact, "value" | "asOf" | "sources" | "note" | "others"> & {
  unit?: Fact["unit"] | undefined;
};

/**
 * Facts with the sources they cite, and how well each is proven today.
 * @param prefix what their ids begin with: `n26.metal`
 */
export function resolveFacts(
  prefix: string,
  facts: Record<string, Unresolved>,
  sources: Record<string, Source>,
  today: Date,
): Record<string, Fact> {
  const entries = Object.entries(facts).map(([name, { note, others, ...stored }]) => {
    const claim = readClaim(stored, sources);
    const against = others?.map((other) => readClaim(other, sources));
    const judged = { ...claim, ...(against && { others: against }) };
    const id = `${prefix}.${name}`;
    const fact: Fact = { id, ...judged, degree: degreeOf(judged, ageClassOf(id), today) };
    return [name, note === undefined ? fact : { ...fact, note }];
  });
  return Object.fromEntries(entries);
}

function readClaim(
  { value, unit, asOf, sources: cited }: Omit<Unresolved, "note" | "others">,
  sources: Record<string, Source>,
): Claim {
  return { value, unit: unit ?? null, asOf, sources: findSources(cited, sources) };
}

/** The sources that a file cites by their names, each with its sentence. */
export function findSources(cited: StoredCitations, sources: Record<string, Source>): Citation[] {
  return Object.entries(cited).flatMap(([name, quote]) => {
    const source = sources[name];
    return source ? [{ ...source, quote }] : [];
  });
}
