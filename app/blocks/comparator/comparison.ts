// The comparison of chosen products, ready to be drawn or written to a file. The comparing itself is the catalogue's.

import { compare } from "../../catalogue/compare.ts";
import { COMPARED } from "../../catalogue/criteria.ts";
import { UNKNOWN_TEXT } from "../../catalogue/format-fact.ts";
import { unpackFacts } from "../../catalogue/packed-facts.ts";
import type { PropsOf } from "../../pages/compiler/directive.ts";
import type { Source } from "../../ui/sourced.ts";
import type { ComparisonTable } from "../comparison/comparison.tsx";
import type { comparateur } from "./compile.ts";
import type { ChosenProduct } from "./selection.ts";

export type ToolComparison = ComparisonTable & {
  /** How many criteria there are, those left out included. */
  criteria: number;
  /** On how many of them the products do not all say the same. */
  different: number;
  /** The sources of the rows shown; cells name them by their places. */
  sources: Source[];
};

type Data = Pick<PropsOf<typeof comparateur>, "table" | "names">;

/**
 * @param products of one kind, in the order of columns
 * @param onlyDifferences leaves out the rows where all products say the same
 */
export function compareChosen(
  products: readonly ChosenProduct[],
  { table, names }: Data,
  onlyDifferences: boolean,
): ToolComparison {
  const kind = products[0]?.kind ?? "banque";
  const { factsOf } = unpackFacts(table);
  const subjects = products.map(({ id, name, facts }) => ({
    id,
    name,
    facts: [factsOf(id, names[kind] ?? [], facts)],
  }));
  const facts = Object.fromEntries(
    subjects.flatMap(({ facts: [own] }) =>
      Object.values(own ?? {}).map((fact) => [fact.id, fact] as const),
    ),
  );
  const all = compare(subjects, COMPARED[kind].criteria).rows;
  const different = all.filter(({ cells }) => new Set(cells.map(({ text }) => text)).size > 1);
  const sources: Source[] = [];
  const rows = (onlyDifferences ? different : all).map(({ criterion, label, cells }) => ({
    id: criterion,
    label,
    cells: cells.map(({ text, best, unconfirmed, asOf, factId, sources: cited }) => {
      if (text === UNKNOWN_TEXT) return null;
      const note = facts[factId ?? ""]?.note;
      const shown = { text, best, unconfirmed, asOf, sources: cite(cited, sources) };
      return note ? { ...shown, note } : shown;
    }),
  }));
  return {
    columns: products.map(({ id, name, path }) => ({ id, name, path })),
    rows,
    criteria: all.length,
    different: different.length,
    sources,
  };
}

/** Places of the cited sources in the list, which grows by those that are new. */
export function cite(cited: readonly Source[], list: Source[]): number[] {
  return cited.map((source) => {
    const at = list.indexOf(source);
    return at >= 0 ? at : list.push(source) - 1;
  });
}
