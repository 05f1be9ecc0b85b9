// A comparison as a file for a French spreadsheet: semicolons, UTF-8 with its mark, sources beside the values.
import { UNKNOWN_TEXT } from "../../catalogue/write-fact.ts";
import { formatMonth } from "../../ui/dates.ts";
import { wordsOf } from "../../ui/doubt.ts";
import { isKnown } from "../comparison/cells.ts";
import type { ToolComparison } from "./comparison.ts";

/** Without it Excel reads the file in an old one-byte code and spoils the accents. */
const BYTE_ORDER_MARK = "\uFEFF";

/** One line per criterion; per product its value, what is said of it, and where it comes from. */
export function writeCsv({ columns, rows, sources }: ToolComparison): string {
  const head = [
    "Critère",
    ...columns.flatMap(({ name }) => [name, `${name}, mention`, `${name}, relevé et sources`]),
  ];
  const lines = rows.map(({ label, cells }) => [
    label,
    ...cells.flatMap((cell) => {
      if (!isKnown(cell)) return [cell ?? UNKNOWN_TEXT, "", ""];
      const marks = [cell.best && "meilleur", cell.doubt && wordsOf(cell.doubt, cell.asOf).tag];
      const urls = cell.sources.map((place) => sources[place]?.url ?? "");
      return [
        cell.text,
        marks.filter(Boolean).join(", "),
        [formatMonth(cell.asOf), ...urls].join(" "),
      ];
    }),
  ]);
  return (
    BYTE_ORDER_MARK + [head, ...lines].map((line) => `${line.map(quote).join(";")}\r\n`).join("")
  );
}

/** Quoted where the text holds a separator; a text that a spreadsheet would take for a formula is marked as text. */
function quote(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
