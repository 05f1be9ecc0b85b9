// What a comparison is drawn from, on a page, in the tool, and in its file.
import type { MOOT } from "../../catalogue/compare.ts";
import type { Sourced } from "../../ui/sourced.ts";

/** Null where nothing is known; `best` marks the best of its row, and its equals. */
export type ComparisonCell = (Sourced & { best: boolean }) | typeof MOOT | null;

export type ComparisonTable = {
  columns: { id: string; name: string; path: string | null }[];
  rows: { id: string; label: string; cells: ComparisonCell[] }[];
};

/** Whether a cell holds a figure, with its note. */
export function isKnown(cell: ComparisonCell | undefined): cell is Sourced & { best: boolean } {
  return typeof cell === "object" && cell !== null;
}
