// The yearly table as a file for a French spreadsheet: semicolons, decimal commas, UTF-8 with its mark.
import { listColumns } from "./columns.ts";
import type { YearEnd } from "./compound.ts";
import type { Inputs } from "./inputs.ts";

/** Without it Excel reads the file in an old one-byte code and spoils the accents. */
const BYTE_ORDER_MARK = "\uFEFF";

/** One line of headings, one line per year from 0 on; amounts in euros with two decimals. */
export function writeCsv(years: readonly YearEnd[], taxation: Inputs["impot"]): string {
  const columns = listColumns(taxation);
  const lines = years.map((end) => [
    String(end.year),
    ...columns.map(({ amount }) => amount(end).toFixed(2).replace(".", ",")),
  ]);
  const head = ["Année", ...columns.map(({ label }) => `${label} (€)`)];
  return BYTE_ORDER_MARK + [head, ...lines].map((line) => `${line.join(";")}\r\n`).join("");
}
