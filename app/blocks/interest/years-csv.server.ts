// The plan year by year as a file for a spreadsheet.
import { writeCsv } from "../../ui/csv.server.ts";
import type { YearEnd } from "./compound.ts";
import { decimalCents } from "./format.ts";
import type { Inputs } from "./inputs.ts";
import { listColumns } from "./year-table.tsx";

/** The table for a French spreadsheet (semicolons, decimal commas): one line of headings, one line per year from 0 on; amounts in euros with two decimals. */
export function writeYears(years: readonly YearEnd[], taxation: Inputs["impot"]): string {
  const columns = listColumns(taxation);
  const lines = years.map((end) => [
    String(end.year),
    ...columns.map(({ amount }) => decimalCents(amount(end))),
  ]);
  const head = ["Année", ...columns.map(({ label }) => `${label} (€)`)];
  return writeCsv([head, ...lines]);
}
