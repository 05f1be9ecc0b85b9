// The copy of the record that KV stores: what is left of the history where its database has lost it. Through wrangler, on this
// machine or at Cloudflare.
import { existsSync, writeFileSync } from "node:fs";
import { BACKUP_KEY, isWholeRecord, RECORD_KEY } from "../../workers/history/history-kv.ts";
import { isFuller, watchedMs } from "../../workers/history/record-history.ts";
import type { HistoryRecord } from "../amounts/history/record.server.ts";
import { DAY_MS } from "../ui/dates.ts";
import type { HistoryPlace } from "./history-database.ts";
import { countLines, type RowCounts } from "./history-file.ts";
import { readFromKv, runKvCommand } from "./kv.ts";
import { OperatorError } from "./terminal.ts";

/** The copy; undefined where KV stores none, or can't be asked from here. */
export function readCopy(place: HistoryPlace): Promise<HistoryRecord | undefined> {
  return readFromKv(RECORD_KEY, isWholeRecord, place);
}

/** @throws {OperatorError} where there is none */
export async function requireCopy(place: HistoryPlace): Promise<HistoryRecord> {
  const copy = await readCopy(place);
  if (copy) return copy;
  throw new OperatorError(
    "KV ne garde aucune copie de l'historique, ou ne se lit pas d'ici. Est-ce le bon endroit (--remote, --env, --config) ?",
  );
}

/**
 * Writes the copy as a backup: the same rows of SQL that an export of the database has.
 * @throws {OperatorError} where the file is there already
 */
export function writeCopy(file: string, copy: HistoryRecord): RowCounts {
  if (existsSync(file)) throw new OperatorError(`${file} existe déjà : choisissez un autre nom.`);
  const lines = Object.entries(rowsOf(copy)).flatMap(([table, values]) =>
    values.map((row) => `INSERT INTO "${table}" VALUES(${row.map(literal).join(",")});\n`),
  );
  writeFileSync(file, lines.join(""));
  return countLines(file);
}

/**
 * Lets the copy go, and what is noted of the last backup: the next run of the cron begins another, of what the database has, and the
 * next backup is measured by nothing.
 * @throws {OperatorError}
 */
export async function dropCopy(place: HistoryPlace): Promise<void> {
  const { code, stdout, stderr } = await runKvCommand("delete", RECORD_KEY, place);
  await runKvCommand("delete", BACKUP_KEY, place);
  if (code !== 0)
    throw new OperatorError(
      `La copie n'a pas pu être effacée ; wrangler dit :\n${stdout}${stderr}`,
    );
}

/** What a copy knows more than a backup or a database does; undefined where it knows no more. */
export function describeMore(copy: HistoryRecord, other: HistoryRecord): string | undefined {
  const now = Date.now();
  if (!isFuller(copy, other, now)) return undefined;
  return `${describeExtent(copy, now)} contre ${describeExtent(other, now)}`;
}

function describeExtent(record: HistoryRecord, now: number): string {
  const days = Math.floor(watchedMs(record, now) / DAY_MS);
  return `${days} jours observés et ${record.changes.length} changements`;
}

type Cell = string | number | null;

/** The record as rows of its tables, columns in their order; the state is what the changes led to. */
function rowsOf({
  changes,
  watches,
  isExample,
  clocksCorrectedAt,
  corrections = [],
}: HistoryRecord): Record<string, readonly (readonly Cell[])[]> {
  const state = new Map<string, number>();
  for (const { field, to } of changes) {
    if (to === null) state.delete(field);
    else state.set(field, to);
  }
  return {
    change: changes.map(cellsOf("id", "field", "from", "to", "changedAt", "seenAt")),
    state: [...state],
    watch: watches.map(cellsOf("from", "until")),
    about: [
      ...(isExample ? [["example", "1"]] : []),
      ...(clocksCorrectedAt === undefined ? [] : [["corrected", String(clocksCorrectedAt)]]),
      ...corrections.slice(-1).map(({ id }) => ["corrections", String(id)]),
    ],
    correction: corrections.map(
      cellsOf("id", "field", "from", "until", "euros", "reason", "writtenAt"),
    ),
  };
}

function cellsOf<Column extends string>(...columns: Column[]) {
  return (row: Readonly<Record<Column, Cell>>) => columns.map((column) => row[column]);
}

function literal(cell: Cell): string {
  return typeof cell === "string" ? `'${cell.replaceAll("'", "''")}'` : String(cell ?? "NULL");
}
