// The history's database taken out into a file, and put back: through wrangler, on this machine or at Cloudflare.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import {
  type HistoryPlace,
  isTableMissing,
  query,
  readAnswer,
  refused,
  runSql,
  wrangler,
} from "./history-database.ts";
import {
  countLines,
  RECORD_TABLES,
  type RowCounts,
  readRecordLines,
  TABLES,
} from "./history-file.ts";
import { planTrailRestore } from "./restore-trail.ts";
import { OperatorError } from "./terminal.ts";

/**
 * Writes every row into a file of SQL, without the tables: those come from the migrations.
 * @param tables where some of them are gone, those that are left
 * @throws {OperatorError} where the file is there already, the base is empty, or wrangler fails
 */
export async function exportHistory(
  file: string,
  place: HistoryPlace,
  tables: readonly string[] = TABLES,
): Promise<RowCounts> {
  if (existsSync(file)) throw new OperatorError(`${file} existe déjà : choisissez un autre nom.`);
  // Rows only. --skip-confirmation: the cron waits a few seconds, and takes in later what it missed.
  const rows = [
    "--no-schema",
    "--skip-confirmation",
    ...tables.flatMap((each) => ["--table", each]),
  ];
  const answer = await wrangler("export", place, ["--output", file, ...rows]);
  if (answer.code !== 0) throw refused("L'export", answer);
  const counts = countLines(file);
  if (isEmpty(counts)) {
    rmSync(file, { force: true });
    throw new OperatorError(
      "La base est vide : il n'y a rien à exporter, et aucun fichier n'est gardé. Est-ce la bonne (--remote, --env, --config) ?",
    );
  }
  return counts;
}

/** What stands in a database before something is put into it. */
type Present = { tables: readonly string[]; counts: RowCounts };

/** Whether a database has all its tables. */
export function isMigrated({ tables }: Present): boolean {
  return tables.length === TABLES.length;
}

/** Whether a database has all its tables and nothing of a history in them. */
export function isReady(present: Present): boolean {
  return isMigrated(present) && isEmpty(present.counts);
}

/** Of the record; who wrote what does not count. */
export function isEmpty({ change, state, watch }: RowCounts): boolean {
  return change + state + watch === 0;
}

/** @throws {OperatorError} where wrangler fails */
export async function inspectDatabase(place: HistoryPlace): Promise<Present> {
  const whole = await runSql(place, countsOf(TABLES));
  if (whole.code === 0) return { tables: TABLES, counts: readCounts(readAnswer(whole)) };
  if (!isTableMissing(whole)) throw refused("La lecture de la base", whole);
  const names = TABLES.map((table) => `'${table}'`).join();
  const found = await query(
    place,
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name IN (${names})`,
  );
  const tables = z
    .array(z.object({ name: z.string() }))
    .parse(found)
    .map(({ name }) => name);
  return { tables, counts: readCounts(await query(place, countsOf(tables))) };
}

/**
 * Puts a backup into a database, whole or not at all: one transaction, which fails where the cron has written since `present`
 * was looked at. Who wrote what comes with it where the database has lost that.
 * @param replaces what the database holds goes; tables that are gone are made again first
 * @returns how many rows the backup has, and what became of the trail, as a sentence
 * @throws {OperatorError} where the database is not empty, or lacks its tables, and nothing is to be replaced; where wrangler fails
 */
export async function restoreHistory(
  file: string,
  place: HistoryPlace,
  present: Present,
  replaces: boolean,
): Promise<{ counts: RowCounts; trail: string }> {
  if (!replaces && !isMigrated(present)) throw unmigrated(place);
  if (!replaces && !isReady(present)) throw notEmpty(present.counts);
  if (!isMigrated(present)) await recreateTables(place);
  const trail = await planTrailRestore(file, place, present.counts.trail);
  const { change, watch } = isMigrated(present) ? present.counts : { change: 0, watch: 0 };
  const folder = mkdtempSync(join(tmpdir(), "history-"));
  const script = join(folder, "restaurer.sql");
  try {
    // A value that is missing ends the transaction: what was kept beforehand would lack what came since.
    const guard = `INSERT INTO about SELECT 'changed meanwhile', NULL
      WHERE (SELECT count(*) FROM change) <> ${change} OR (SELECT count(*) FROM watch) <> ${watch};`;
    const empty = RECORD_TABLES.map((table) => `DELETE FROM ${table};`);
    const lines = [guard, ...empty, ...readRecordLines(file), ...trail.statements];
    writeFileSync(script, lines.join("\n"));
    const answer = await wrangler("execute", place, ["--file", script, "--yes"]);
    if (`${answer.stdout}${answer.stderr}`.includes("about.value"))
      throw new OperatorError("Le cron vient d'y écrire. Rien n'est changé : relancez.");
    if (answer.code !== 0) throw refused("La restauration", answer);
    return { counts: countLines(file), trail: trail.line };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Forgets which migrations have run, with what is left of their tables, and runs them. */
async function recreateTables(place: HistoryPlace): Promise<void> {
  const gone = [...RECORD_TABLES, "d1_migrations"].map((table) => `DROP TABLE IF EXISTS ${table};`);
  const answer = await wrangler("execute", place, ["--yes", "--command", gone.join(" ")]);
  if (answer.code !== 0) throw refused("L'effacement de ce qui reste des tables", answer);
  const made = await wrangler("migrations", place, [], ["apply"]);
  if (made.code !== 0) throw refused("La remise des tables", made);
}

function notEmpty({ change, watch }: RowCounts): OperatorError {
  return new OperatorError(
    [
      `La base n'est pas vide (${change} changements, ${watch} périodes) : la restauration y mêlerait deux histoires. Rien n'est écrit.`,
      "Pour mettre la sauvegarde à la place : relancez avec --remplacer. Ce que la base contient est d'abord gardé dans un fichier.",
      "Pour revenir à une heure précise : Time Travel (app/operator/README.md, « A backup »).",
    ].join("\n"),
  );
}

function unmigrated({ words }: HistoryPlace): OperatorError {
  return new OperatorError(
    [
      `Les tables manquent. Lancez d'abord : npx wrangler d1 migrations apply HISTORY ${words.join(" ")}`,
      "Si wrangler n'y trouve rien à appliquer, elles ont été effacées : relancez avec --remplacer, qui les refait.",
    ].join("\n"),
  );
}

const counted = z.record(z.enum(TABLES), z.number());

/** Of a table that is not among `tables`, nought. */
function countsOf(tables: readonly string[]): string {
  const counts = TABLES.map(
    (table) => `${tables.includes(table) ? `(SELECT count(*) FROM ${table})` : "0"} AS "${table}"`,
  );
  return `SELECT ${counts.join()}`;
}

function readCounts([row]: unknown[]): RowCounts {
  return counted.parse(row);
}
