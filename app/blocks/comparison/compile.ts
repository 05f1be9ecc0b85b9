import { directive } from "../../pages/compiler/directive.ts";
import { writeFact } from "../../pages/compiler/write-facts.ts";
import { typeset } from "../../pages/french/typography.ts";
import { demandProduct, splitWords } from "../demand.ts";
import type { ComparisonTable } from "./comparison.tsx";

/** `::comparaison{produits="n26.standard n26.smart" criteres="monthlyFee"}`: products side by side. */
export const comparaison = directive({
  name: "comparaison",
  form: "leaf",
  tag: "Comparaison",
  required: ["produits"],
  optional: ["criteres"],
  compile({ attributes }, context): ComparisonTable {
    const ids = splitWords(attributes.produits);
    if (ids.length < 2) throw new Error("a comparison takes two products or more");
    const columns = ids.map((id) => demandProduct(id, context));
    const criteria = splitWords(attributes.criteres);
    const rows = context.catalogue.compare(ids, criteria).map(({ id, label, cells }) => ({
      id,
      label: typeset(label),
      cells: cells.map((cell) =>
        cell && cell.fact.value !== null
          ? { ...writeFact(cell.fact, context), best: cell.best }
          : null,
      ),
    }));
    if (!rows.length) throw new Error("the catalogue knows nothing to compare these on");
    return { columns: columns.map(({ id, name, path }) => ({ id, name, path })), rows };
  },
});
