// How much of what decides fits into the opening of a page on a phone: a line too many pushes the text out of sight.
import { isDoubtful } from "../../ui/degree.ts";
import { type ComparisonTable, isKnown } from "../side-by-side/cells.ts";

/** Pixels at 360 wide, as table.css draws it: what the rows may take, a line of their text, and the rest of a row. */
const MAX_HEIGHT = 560;
const TEXT = 19;
const ROW = { alone: 11, amongOthers: 29 };
/** Letters of a line of text, in tables of one column, two, three; and what the marks of source and doubt take of it. */
const LETTERS = [27, 23, 20] as const;
const MARK = 2;
const DOUBT = 10;

/** The rows that fit, in their order: one that is too long for what is left gives its place to shorter ones. */
export function fitRows(rows: ComparisonTable["rows"]): ComparisonTable["rows"] {
  let left = MAX_HEIGHT;
  return rows.filter((row) => {
    const height = heightOf(row);
    if (height > left) return false;
    left -= height;
    return true;
  });
}

function heightOf({ cells }: ComparisonTable["rows"][number]): number {
  const perLine = LETTERS[cells.length - 1] ?? 20;
  const lines = cells.map((cell) => {
    const letters = isKnown(cell)
      ? cell.text.length + MARK + (isDoubtful(cell.degree) ? DOUBT : 0)
      : 0;
    return Math.max(1, Math.ceil(letters / perLine));
  });
  return (cells.length > 1 ? ROW.amongOthers : ROW.alone) + TEXT * Math.max(...lines);
}
