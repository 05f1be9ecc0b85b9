/** A table of a bank → its rows, and those of an export → its operations. Columns are found by their headings, as French banks call them. */
import { parse } from "csv-parse/browser/esm/sync";
import {
  type Operation,
  readAmount,
  readDate,
  simplify,
  UnreadableStatement,
} from "./operation.ts";

/** How many lines a bank may write above its headings: account, holder, balance. */
const MOST_LINES_ABOVE = 30;

const DATE = /^(DATE|BOOKING DATE|COMPLETED DATE|STARTED DATE)/;
const LABEL =
  /^(LIBELLE|LABEL|DESCRIPTION|OPERATION|NATURE|DETAIL|INTITULE|PAYEE|PARTNER NAME|BENEFICIAIRE|PAYMENT REFERENCE|REFERENCE DE PAIEMENT|TYPE|INFORMATIONS? COMPLEMENTAIRES?)/;
const DEBIT = /^(MONTANT )?DEBIT\b/;
const CREDIT = /^(MONTANT )?CREDIT\b/;
const AMOUNT = /^(MONTANT|AMOUNT|VALEUR EN EURO)/;
const FEE = /^(FEE|FRAIS)( EUR)?$/;
const CURRENCY = /^(CURRENCY|DEVISE)$/;
const STATE = /^(STATE|ETAT|STATUT)$/;

/** @returns undefined where no table with a date and an amount is found */
export function readOperations(rows: readonly string[][]): Operation[] | undefined {
  const at = rows.slice(0, MOST_LINES_ABOVE).findIndex((row) => columnsOf(row) !== undefined);
  const columns = columnsOf(rows[at] ?? []) ?? guessColumns(rows);
  return columns && rows.slice(at + 1).flatMap((row) => readRow(row, columns));
}

/** @throws {UnreadableStatement} where the table is broken */
export function parseRows(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch {
    throw new UnreadableStatement(
      "Ce CSV est abîmé\u202f: un guillemet y reste ouvert. Téléchargez-le à nouveau, sans l’enregistrer depuis un tableur.",
    );
  }
}

/** The sign that stands most often in the line of headings, or in the whole where that can't be told. */
function separatorOf(text: string): string {
  const lines = text.split(/\r?\n/, MOST_LINES_ABOVE);
  const heading = lines.find((line) => /date/i.test(line) && /[;,\t].*[;,\t]/.test(line)) ?? text;
  const count = (sign: string) => heading.split(sign).length;
  return [";", ",", "\t"].reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

type Columns = Record<"amount" | "debit" | "credit" | "fee" | "currency" | "state", number> & {
  dates: number[];
  labels: number[];
};

/** Where each column is, -1 where there is none; undefined where the row is no line of headings. */
function columnsOf(row: readonly string[]): Columns | undefined {
  const names = row.map(simplify);
  const find = (wanted: RegExp) => names.findIndex((name) => wanted.test(name));
  const all = (wanted: RegExp) =>
    names.flatMap((name, index) => (wanted.test(name) && !DATE.test(name) ? [index] : []));
  const dates = names.flatMap((name, index) => (DATE.test(name) ? [index] : []));
  const columns = {
    dates,
    labels: all(LABEL),
    amount: find(AMOUNT),
    debit: find(DEBIT),
    credit: find(CREDIT),
    fee: find(FEE),
    currency: find(CURRENCY),
    state: find(STATE),
  };
  const hasAmount = columns.amount >= 0 || columns.debit >= 0;
  return dates.length > 0 && hasAmount ? columns : undefined;
}

/** LCL writes no headings: a column of dates, the first of amounts with cents, and words. */
function guessColumns(rows: readonly (readonly string[])[]): Columns | undefined {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const holds = (index: number, isOne: (text: string) => boolean) =>
    rows.filter((row) => isOne(row[index] ?? "")).length > 0.7 * rows.length;
  const indices = Array.from({ length: width }, (_, index) => index);
  const dates = indices.filter((index) => holds(index, (text) => readDate(text) !== undefined));
  const amount = indices.findIndex((index) =>
    holds(index, (text) => /[,.]\d{2}$/.test(text) && readAmount(text) !== undefined),
  );
  if (dates.length === 0 || amount < 0) return undefined;
  const labels = indices.filter((index) => index !== amount && !dates.includes(index));
  return { dates, labels, amount, debit: -1, credit: -1, fee: -1, currency: -1, state: -1 };
}

/** A row's operation, and a second one where a column of its own holds its fee. Sums and empty rows are none. */
function readRow(row: readonly string[], columns: Columns): Operation[] {
  const day = columns.dates.map((index) => readDate(row[index] ?? "")).find(Boolean);
  const currency = row[columns.currency];
  const isDone = !/^(REVERTED|DECLINED|FAILED|PENDING|ANNULE|REFUSE|EN ATTENTE)/.test(
    simplify(row[columns.state] ?? ""),
  );
  if (!day || !isDone || (currency && !/^(EUR|€)$/i.test(currency))) return [];
  const label = columns.labels
    .map((index) => row[index] ?? "")
    .filter(Boolean)
    .join(" ")
    .replace(/\s+/g, " ");
  const euros = amountOf(row, columns);
  const fee = readAmount(row[columns.fee] ?? "");
  return [
    ...(euros === undefined ? [] : [{ day, label, euros }]),
    ...(fee ? [{ day, label: `Frais\u202f: ${label}`, euros: -Math.abs(fee) }] : []),
  ];
}

function amountOf(row: readonly string[], { amount, debit, credit }: Columns): number | undefined {
  if (debit < 0) return readAmount(row[amount] ?? "");
  const out = readAmount(row[debit] ?? "");
  if (out) return -Math.abs(out);
  return readAmount(row[credit] ?? "") ?? out;
}
