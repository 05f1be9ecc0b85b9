// A comparison as a file for a spreadsheet: sources beside the values.
import { UNCHECKED } from "../../catalogue/write-fact.ts";
import { writeCsv } from "../../ui/csv.server.ts";
import { formatMonth } from "../../ui/dates.ts";
import { wordsOf } from "../../ui/degree.ts";
import { isKnown } from "../side-by-side/cells.ts";
import type { ToolComparison } from "./comparison.ts";

/** One line per criterion; per product its value, what is said of it, and where it comes from. */
export function writeComparison({ columns, rows, sources }: ToolComparison): string {
  const head = [
    "Critère",
    ...columns.flatMap(({ name }) => [name, `${name}, mention`, `${name}, relevé et sources`]),
  ];
  const lines = rows.map(({ label, cells }) => [
    label,
    ...cells.flatMap((cell) => {
      if (!isKnown(cell)) return [cell ?? UNCHECKED, "", ""];
      const marks = [cell.best && "meilleur", wordsOf(cell.degree, cell.asOf).tag];
      const urls = cell.sources.map((place) => sources[place]?.url ?? "");
      return [
        cell.text,
        marks.filter(Boolean).join(", "),
        [formatMonth(cell.asOf), ...urls].join(" "),
      ];
    }),
  ]);
  return writeCsv([head, ...lines]);
}
