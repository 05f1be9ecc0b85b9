// The comparison of chosen products, ready to be drawn or written to a file. The comparing itself is the catalogue's.

import { type ComparedRow, type Criterion, compare } from "../../catalogue/compare.ts";
import type { ComparedKind } from "../../catalogue/kinds.ts";
import { readToolFacts, type ToolProduct } from "../../catalogue/tool-facts.ts";
import { formatFact, UNCHECKED } from "../../catalogue/write-fact.ts";
import { CitedSources, type Source } from "../../ui/sourced.ts";
import { type ComparisonTable, writeCell } from "../side-by-side/cells.ts";
import { type ChosenProduct, writeQuery } from "./selection.ts";

/** The id of the comparison on its page. */
export const RESULT_ID = "comparaison";

export type ToolComparison = ComparisonTable & {
  /** How many criteria there are, those left out included. */
  criteria: number;
  /** On how many of them the products do not all say the same. */
  different: number;
  /** The sources of the rows shown; cells name them by their places. */
  sources: Source[];
};

/** What is compared: most of what the page holds, of which a comparison shows a tenth. */
export type ComparedFacts = {
  /** What each kind is compared on. */
  criteria: { readonly [Kind in ComparedKind]?: readonly Criterion[] };
  /** By the ids of products. */
  facts: Readonly<Record<string, ToolProduct["facts"]>>;
  sources: readonly Source[];
};

const NO_FACTS: ToolProduct["facts"] = {};

/**
 * Rows that differ come first.
 * @param products of one kind, in the order of columns; each leads to the same comparison without it
 * @param onlyDifferences leaves out the rows where all products say the same
 */
export function compareChosen(
  products: readonly ChosenProduct[],
  { sources: listed, criteria, facts }: ComparedFacts,
  onlyDifferences: boolean,
): ToolComparison {
  const kind = products[0]?.kind ?? "banque";
  const subjects = products.map(({ id }) => ({
    tables: [readToolFacts(id, facts[id] ?? NO_FACTS, listed)],
  }));
  const all = compare(subjects, criteria[kind] ?? []);
  const { different = [], same = [] } = Object.groupBy(all, ({ cells }) => {
    const texts = cells.map((cell) =>
      typeof cell === "object" && cell ? formatFact(cell.fact) : (cell ?? UNCHECKED),
    );
    return new Set(texts).size > 1 ? "different" : "same";
  });
  const sources = new CitedSources();
  const write = ({ criterion, label, cells }: ComparedRow, isSame: boolean) => ({
    id: criterion,
    label,
    cells: cells.map((cell) => writeCell(cell, sources)),
    isSame,
  });
  const rows = [
    ...different.map((row) => write(row, false)),
    ...(onlyDifferences ? [] : same.map((row) => write(row, true))),
  ];
  return {
    columns: products.map(({ id, name, path, noBank }) => ({
      id,
      name,
      path,
      noBank,
      action: {
        text: "retirer",
        href: `${writeQuery(idsWithout(products, id), onlyDifferences)}#${RESULT_ID}`,
      },
    })),
    rows,
    criteria: all.length,
    different: different.length,
    sources: sources.all,
  };
}

function idsWithout(products: readonly ChosenProduct[], gone: string): string[] {
  return products.flatMap(({ id }) => (id === gone ? [] : [id]));
}
