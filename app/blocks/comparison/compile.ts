import { compare } from "../../catalogue/compare.ts";
import { type Criterion, findCriterion } from "../../catalogue/criteria.ts";
import { labelFact } from "../../catalogue/fact-label.ts";
import { criteriaFor } from "../../catalogue/kinds.ts";
import { directive } from "../../pages/compiler/directive.ts";
import { typeset } from "../../pages/french/typography.ts";
import { demandProduct, splitWords } from "../demand.ts";
import { type ComparisonTable, writeCell } from "./cells.ts";

/**
 * `::comparaison{produits="n26.standard n26.smart" criteres="monthlyFee"}`: products side by side; without criteria,
 * on those of the first one's kind.
 */
export const comparaison = directive({
  name: "comparaison",
  form: "leaf",
  tag: "Comparaison",
  required: ["produits"],
  optional: ["criteres"],
  compile({ attributes }, context): ComparisonTable {
    const columns = splitWords(attributes.produits).map((id) => demandProduct(id, context));
    const [first] = columns;
    if (!first || columns.length < 2) throw new Error("a comparison takes two products or more");
    const named = splitWords(attributes.criteres).map(demandCriterion);
    const rows = compare(columns, named.length ? named : criteriaFor(first.kind));
    if (!rows.length) throw new Error("the catalogue knows nothing to compare these on");
    return {
      columns: columns.map(({ id, name, path }) => ({ id, name, path })),
      rows: rows.map(({ criterion, label, cells }) => ({
        id: criterion,
        label: typeset(label),
        cells: cells.map((cell) => writeCell(cell, context.sources)),
      })),
    };
  },
});

/** Any labelled fact can be shown side by side; only the catalogue's criteria have a best. */
function demandCriterion(name: string): Criterion {
  const label = labelFact(name);
  if (!label) throw new Error(`unknown criterion "${name}"`);
  return findCriterion(name) ?? { fact: name, label, direction: "none" };
}
