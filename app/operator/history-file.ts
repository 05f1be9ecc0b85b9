// A backup of the history as a file: rows of SQL, one to a line, and nothing else.
import { existsSync, readFileSync } from "node:fs";
import type { HistoryRecord } from "../amounts/history/record.server.ts";
import { OperatorError } from "./terminal.ts";

/** The tables of the record itself. */
export const RECORD_TABLES = ["change", "state", "watch", "about", "correction"] as const;

/** All that a backup holds: the record, and who wrote what (app/operator/restore-trail.ts). */
export const TABLES = [...RECORD_TABLES, "trail"] as const;

/** How many rows each table has. */
export type RowCounts = Record<(typeof TABLES)[number], number>;

/** A text, a number or nothing: all that a row of ours holds. */
const LITERAL = String.raw`(?:'(?:[^']|'')*'|-?\d+(?:\.\d+)?(?:e[-+]?\d+)?|NULL)`;

/**
 * A row of an export, from its first letter to its one semicolon: a file that is handed to the database runs whatever it says.
 * Wrangler has not always put names between quotation marks.
 */
const ROW = new RegExp(
  String.raw`^INSERT INTO "?(${TABLES.join("|")})"? ?(?:\([\w", ]+\) ?)?VALUES ?\(${LITERAL}(?:, ?${LITERAL})*\);\s*$`,
  "i",
);

const CELL = new RegExp(LITERAL, "gi");

/** What else an export says: that tables may come in any order. */
const PREAMBLE = /^PRAGMA defer_foreign_keys\s*=\s*TRUE;\s*$/i;

/** What a file of ours holds: a line for each row. */
export function countLines(file: string): RowCounts {
  const rows = Map.groupBy(readRows(file), ({ table }) => table);
  return Object.fromEntries(
    TABLES.map((table) => [table, rows.get(table)?.length ?? 0]),
  ) as RowCounts;
}

/** @throws {OperatorError} where the file is no backup of the history: nothing else may be handed to the database */
export function requireExport(file: string): void {
  if (!existsSync(file)) throw new OperatorError(`${file} n'existe pas.`);
  // A text in a value may go over a line's end; no field of ours has one.
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const at = lines.findIndex((line) => !ROW.test(line) && !PREAMBLE.test(line));
  if (at !== -1)
    throw new OperatorError(
      `${file} n'est pas un export de l'historique : on y trouve « ${(lines[at] ?? "").slice(0, 60)} » (ligne ${at + 1}). Rien n'est écrit.`,
    );
}

type Row = { table: string; line: string; cells: string[] };

function readRows(file: string): Row[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, table = ""] = ROW.exec(line) ?? [];
      const values = line.slice(line.search(/VALUES ?\(/i));
      return table ? [{ table: table.toLowerCase(), line, cells: values.match(CELL) ?? [] }] : [];
    });
}

/** The rows of a file that {@link requireExport} has let pass, as far as two records are compared by them. */
export function readFileRows(file: string): HistoryRecord {
  const rows = readRows(file);
  const of = (wanted: string) => rows.filter(({ table }) => table === wanted);
  const watches = of("watch").map(({ cells: [from, until] }) => ({
    from: Number(from),
    until: Number(until),
  }));
  const changes: unknown[] = of("change").map(({ cells }) => ({ seenAt: Number(cells[5]) }));
  const corrections: unknown[] = of("correction");
  return {
    madeAt: Date.now(),
    isExample: false,
    watches,
    changes: changes as HistoryRecord["changes"],
    corrections: corrections as NonNullable<HistoryRecord["corrections"]>,
  };
}

/** The lines of such a file that are the record's, in its order. */
export function readRecordLines(file: string): string[] {
  return readRows(file).flatMap(({ table, line }) => (table === "trail" ? [] : [line]));
}

/** Its lines of the trail, when the last of them was seen (ms since the epoch), and the highest number. */
export function readTrailRows(file: string): { rows: string[]; last: number; highestId: number } {
  const trail = readRows(file).filter(({ table }) => table === "trail");
  const highest = (column: number) =>
    Math.max(0, ...trail.map(({ cells }) => Number(cells[column])));
  return { rows: trail.map(({ line }) => line), last: highest(5), highestId: highest(0) };
}
