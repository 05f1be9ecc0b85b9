// The history's database as wrangler reaches it: on this machine or at Cloudflare.
import { z } from "zod";
import { RECORD_ROWS } from "../../workers/history/d1.ts";
import { isWholeRecord } from "../../workers/history/history-kv.ts";
import type { HistoryRecord } from "../amounts/history/record.server.ts";
import type { DocumentField } from "../amounts/values.ts";
import { OperatorError } from "./terminal.ts";
import { captureTool, type ToolAnswer } from "./tools.ts";

/** Which database is meant. */
export type HistoryPlace = {
  /** « --local » or « --remote », the configuration and its part, as wrangler's own words. */
  words: readonly string[];
  /** The same as this command's own options, to be typed again; with a space before, empty where there are none. */
  typed: string;
};

const answered = z.array(z.object({ results: z.array(z.unknown()) }));

/** Runs statements that write, together or not at all. @throws {OperatorError} where wrangler fails */
export async function writeRows(place: HistoryPlace, statements: readonly string[]): Promise<void> {
  const command = statements.map((sql) => `${sql};`).join(" ");
  const answer = await wrangler("execute", place, ["--yes", "--command", command]);
  if (answer.code !== 0) throw refused("L'écriture dans la base", answer);
}

/** The rows that a question to the database brings. @throws {OperatorError} where wrangler fails */
export async function query(place: HistoryPlace, sql: string): Promise<unknown[]> {
  const answer = await runSql(place, sql);
  if (answer.code !== 0) throw refused("La lecture de la base", answer);
  return readAnswer(answer);
}

/**
 * The record as the database has it, of all fields or of one.
 * @throws {OperatorError} where wrangler fails, or the rows are no record
 */
export async function queryRecord(
  place: HistoryPlace,
  field?: DocumentField,
): Promise<HistoryRecord> {
  const which = field ? `WHERE field = '${field}'` : "";
  const record = {
    madeAt: Date.now(),
    isExample: false,
    watches: await query(place, RECORD_ROWS.watches),
    changes: await query(place, RECORD_ROWS.changes(which)),
    corrections: await query(place, RECORD_ROWS.corrections(which)),
  };
  if (isWholeRecord(record)) return record;
  throw new OperatorError("Les lignes de la base ne sont pas un historique.");
}

/** Runs a query without judging the answer. */
export function runSql(place: HistoryPlace, sql: string): Promise<ToolAnswer> {
  return wrangler("execute", place, ["--json", "--command", sql]);
}

/** The rows of an answer that succeeded. */
export function readAnswer({ stdout }: ToolAnswer): unknown[] {
  return answered.parse(JSON.parse(stdout))[0]?.results ?? [];
}

/** Whether an answer fails because a table is not there. */
export function isTableMissing({ stdout, stderr }: ToolAnswer): boolean {
  return `${stdout}${stderr}`.includes("no such table");
}

/** `wrangler d1 …` on that database, whatever comes of it. */
export function wrangler(
  command: string,
  { words }: HistoryPlace,
  more: string[],
  sub: string[] = [],
): Promise<ToolAnswer> {
  return captureTool("wrangler", ["d1", command, ...sub, "HISTORY", ...words, ...more]);
}

/** An error that says what failed, in wrangler's own words. */
export function refused(what: string, answer: ToolAnswer): OperatorError {
  const output = `${answer.stdout}\n${answer.stderr}`.trim();
  if (isTableMissing(answer))
    return new OperatorError(
      `${what} a échoué : des tables manquent (npx wrangler d1 migrations apply HISTORY).`,
    );
  return new OperatorError(`${what} a échoué ; wrangler dit :\n${output}`);
}
