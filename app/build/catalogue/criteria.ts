/**
 * What products and platforms are compared on, in the order a reader asks: the facts whose line in the tables says so.
 * A tool gets its criteria with its props.
 */
import type { Criterion } from "../../catalogue/compare.ts";
import { type ComparedKind, kindOf, type PartnerKind } from "../../catalogue/kinds.ts";
import type { FactKind } from "./facts/define.ts";
import { FACT_KINDS, type FactName, labelFact } from "./facts/table.ts";

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
function findCriterion(fact: string): Criterion | undefined {
  const found = FACT_KINDS.find(([name, { comparedOn }]) => name === fact && comparedOn);
  return found && toCriterion(found);
}

/** Any fact that has a label can be shown side by side; only the catalogue's criteria have a best. @throws where it has none */
export function requireCriterion(fact: string): Criterion {
  const label = labelFact(fact);
  if (!label) throw new Error(`critère inconnu « ${fact} »`);
  return findCriterion(fact) ?? { fact, label, direction: "none" };
}

/** What products are ranked by under that name: a criterion, or the number that ranks one, which is then shown itself. */
export function requireRank(fact: string): Criterion {
  const ranked = FACT_KINDS.find(([, { rankBy }]) => rankBy === fact);
  if (!ranked) return requireCriterion(fact);
  return { ...toCriterion(ranked), fact, rankBy: fact };
}

function toCriterion([fact, { label, better, rankBy }]: [FactName, FactKind]): FactCriterion {
  return { fact, label, direction: better ?? "none", ...(rankBy !== undefined && { rankBy }) };
}
