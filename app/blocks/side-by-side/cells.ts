// What a comparison is drawn from, on a page, in the tool, and in its file.
import { type ComparedRow, NOT_APPLICABLE } from "../../catalogue/compare.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import type { CitedSources, Sourced } from "../../ui/sourced.ts";

/** Null where nothing is known; `best` marks the best of its row, and its equals. */
export type ComparisonCell = (Sourced & { best: boolean }) | typeof NOT_APPLICABLE | null;

/** What can be done with a column, from its head: taken along to the comparator, or out of it. */
type ColumnAction = { text: "comparer" | "retirer"; href: string };

export type ComparisonTable = {
  columns: {
    id: string;
    name: string;
    path: string | null;
    action: ColumnAction | null;
    /** What the firm is, where it is no bank. */
    noBank?: string | undefined;
  }[];
  /** `isSame`: every column says the same; where it is told, the rows that differ come first. */
  rows: { id: string; label: string; cells: ComparisonCell[]; isSame?: boolean }[];
};

/** A compared cell written out; the list of sources grows by its own. */
export function writeCell(
  cell: ComparedRow["cells"][number],
  sources: CitedSources,
): ComparisonCell {
  if (cell === null || cell === NOT_APPLICABLE) return cell;
  return { ...writeFact(cell.fact, sources), best: cell.best };
}

/** Whether a cell holds a figure, with its note. */
export function isKnown(cell: ComparisonCell | undefined): cell is Sourced & { best: boolean } {
  return typeof cell === "object" && cell !== null;
}
