import { directive } from "../../build/blocks/directive.ts";
import { requireProduct, splitWords } from "../../build/blocks/look-up.ts";
import { criteriaFor, requireCriterion } from "../../build/catalogue/criteria.ts";
import { type ComparedRow, compare, isRankable, NOT_APPLICABLE } from "../../catalogue/compare.ts";
import { kindOf } from "../../catalogue/kinds.ts";
import { typeset } from "../../ui/typography.server.ts";
import { MAX_PRODUCTS } from "../comparator/selection.ts";
import { type ComparisonTable, writeCell } from "../side-by-side/cells.ts";
import { compareLink, comparePath } from "../side-by-side/compare-path.ts";

/**
 * `::comparaison{produits="n26.standard n26.smart" criteres="monthlyFee"}`: products side by side; without criteria,
 * on those of the first one's kind. A row where no value is confirmed or reported within its age settles nothing: its values
 * are told below the table.
 */
export const comparaison = directive({
  name: "comparaison",
  tag: "Comparaison",
  required: ["produits"],
  optional: ["criteres"],
  compares: ({ produits }) => splitWords(produits ?? ""),
  compile({ attributes }, context): ComparisonTable & BelowTable {
    const columns = splitWords(attributes.produits).map((id) => requireProduct(id, context));
    const [first] = columns;
    if (!first || columns.length < 2)
      throw new Error("une comparaison prend deux produits ou plus");
    const named = splitWords(attributes.criteres).map(requireCriterion);
    const all = compare(columns, named.length ? named : criteriaFor(first.kind));
    if (!all.length) throw new Error("le catalogue ne sait rien sur quoi les comparer");
    const [settling = [], unsettled = []] = partition(all);
    const write = ({ criterion, label, cells }: ComparedRow) => ({
      id: criterion,
      label: typeset(label),
      cells: cells.map((cell) => writeCell(cell, context.sources)),
    });
    return {
      elsewhere:
        columns.length < MAX_PRODUCTS
          ? comparePath(
              kindOf(first.kind).compared,
              columns.map(({ id }) => id),
            )
          : null,
      columns: columns.map((product) => ({
        id: product.id,
        name: product.name,
        path: product.path,
        noBank: product.noBank,
        action: compareLink(product),
      })),
      rows: settling.map(write),
      unsettled: unsettled.map(write),
    };
  },
});

type BelowTable = {
  /** Where these can be compared with others, on every criterion; null where there is no place for another. */
  elsewhere: string | null;
  /** Rows of which no value may decide; never empty of known values. */
  unsettled: ComparisonTable["rows"];
};

/** Rows that may decide, and those that may not; facts age by themselves, so a table keeps its rows where none may. */
function partition(rows: ComparedRow[]): ComparedRow[][] {
  const settles = ({ cells }: ComparedRow) =>
    cells.some((cell) => cell !== null && cell !== NOT_APPLICABLE && isRankable(cell.fact));
  if (!rows.some(settles)) return [rows];
  return [rows.filter(settles), rows.filter((row) => !settles(row))];
}
