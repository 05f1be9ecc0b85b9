/**
 * The yearly summary of fees (CMF, art. L. 314-7) as a table, from a CSV file or pasted: a line for each service with its
 * name, how often, and what it cost in the year; sub-totals and totals are no services.
 */
import { kindOfFee } from "./find-fees.ts";
import type { FeeLine } from "./measure.ts";
import { readAmount, readDate, simplify } from "./operation.ts";

/** Amounts have cents, counts have none: « Cotisation carte ; 1 ; 45,00 ; 45,00 € ». */
const AMOUNT = /^[-+−]?\d[\d \u00a0\u202f.,']*[.,]\d{2} ?(€|EUR)?$/i;
/** What ends a line of a table that lost its columns when it was copied. */
const AT_END = /^(.*?\S)\s+([-+−]?\d+(?:[\u00a0\u202f.]\d{3})*[.,]\d{2})\s?(?:€|EUR)?$/i;
/** How often and at which price, before the sum. A space parts them, so it is taken for no part of a number. */
const COUNTS = /(\s+[\d.,]+\s?(€|EUR)?)+$/i;
const SUM = /^(SOUS )?TOTA(L|UX)\b|^(MONTANT|SOMME) TOTALE?\b/;
const INCIDENT = /\b(INCIDENTS?|IRREGULARITES?|REJETS?|DECOUVERTS?|AGIOS|INTERVENTION)\b/;

/** @param rows the cells of each line @returns none where no line has a name and an amount, or where lines have days */
export function readSummary(rows: readonly (readonly string[])[]): FeeLine[] {
  const cells = joinAmounts(rows.map((row) => row.map((cell) => cell.trim()).filter(Boolean)));
  if (cells.some((row) => row.some((cell) => readDate(cell) !== undefined))) return [];
  let isIncident = false;
  return cells.flatMap((row): FeeLine[] => {
    const found = findAmount(row);
    const words = simplify(row[0] ?? "");
    if (!found) {
      // A line without an amount names the family of those below it.
      if (words) isIncident = INCIDENT.test(words);
      return [];
    }
    const [label, paid] = found;
    if (paid === 0 || !/\p{L}{3}/u.test(label) || SUM.test(simplify(label))) return [];
    const operation = { day: undefined, label, euros: -paid };
    const isOne = isIncident || INCIDENT.test(words) || kindOfFee(operation) === "incident";
    return [{ operation, kind: isOne ? "incident" : "usual" }];
  });
}

/** An amount that stands on a line of its own, as a phone copies a table of a PDF, belongs to the line before it. */
function joinAmounts(rows: readonly (readonly string[])[]): string[][] {
  const joined: string[][] = [];
  for (const row of rows) {
    const before = joined.at(-1);
    const isBare =
      row.length > 0 && row.every((cell) => /^[-+−\d][\d \u00a0\u202f.,']*(€|EUR)?$/i.test(cell));
    if (isBare && before && /\p{L}{3}/u.test(before[0] ?? "")) before.push(...row);
    else joined.push([...row]);
  }
  return joined;
}

/** The name that a line begins with, and the amount that it ends with: the price of one stands before what all came to. */
function findAmount(row: readonly string[]): [label: string, euros: number] | undefined {
  const [label = "", ...others] = row;
  const last = others.findLast((cell) => AMOUNT.test(cell));
  const [, start = "", end] = AT_END.exec(row.length === 1 ? label : "") ?? [];
  const euros = readAmount(last ?? end ?? "");
  return euros === undefined ? undefined : [last ? label : start.replace(COUNTS, ""), euros];
}
