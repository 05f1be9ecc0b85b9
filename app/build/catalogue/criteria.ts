/**
 * What products and platforms are compared on, in the order a reader asks: the facts whose line in the tables says so.
 * A tool gets its criteria with its props.
 */
import type { Criterion } from "../../catalogue/compare.ts";
import { type ComparedKind, kindOf, type PartnerKind } from "../../catalogue/kinds.ts";
import type { FactKind } from "./facts/define.ts";
import { FACT_KINDS, type FactName } from "./facts/table.ts";

/** A criterion that shows a fact of the tables. */
type FactCriterion = Criterion & { fact: FactName };

/** What those of a kind are compared on. */
export function criteriaOf(compared: ComparedKind): FactCriterion[] {
  return FACT_KINDS.filter(([, { comparedOn }]) => comparedOn?.includes(compared)).map(toCriterion);
}

/** What partners of a kind, and their products, are compared on. */
export function criteriaFor(kind: PartnerKind): FactCriterion[] {
  return criteriaOf(kindOf(kind).compared);
}

/** The criterion showing this fact, of any kind; undefined when none has it. */
export function findCriterion(fact: string): Criterion | undefined {
  const found = FACT_KINDS.find(([name, { comparedOn }]) => name === fact && comparedOn);
  return found && toCriterion(found);
}

function toCriterion([fact, { label, better, rankBy }]: [FactName, FactKind]): FactCriterion {
  return { fact, label, direction: better ?? "none", ...(rankBy !== undefined && { rankBy }) };
}
