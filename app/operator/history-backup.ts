// The history's database taken out into a file, and put back: through wrangler, on this machine or at Cloudflare.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { z } from "zod";
import { OperatorError } from "./terminal.ts";
import { askTool, type ToolAnswer } from "./tools.ts";

/** Which database is meant. */
export type HistoryPlace = {
  /** « --local » or « --remote », the configuration and its part, as wrangler's own words. */
  words: readonly string[];
};

/** The rows of each table. */
export type RowCounts = { change: number; state: number; watch: number; about: number };

const TABLES = ["change", "state", "watch", "about"] as const;

/** A text, a number or nothing: all that a row of ours holds. */
const LITERAL = String.raw`(?:'(?:[^']|'')*'|-?\d+(?:\.\d+)?(?:e[-+]?\d+)?|NULL)`;

/**
 * A row of an export, from its first letter to its one semicolon: a file that is handed to the database runs whatever it says.
 * Wrangler has not always put names between quotation marks.
 */
const ROW = new RegExp(
  String.raw`^INSERT INTO "?(change|state|watch|about)"? ?(?:\([\w", ]+\) ?)?VALUES ?\(${LITERAL}(?:, ?${LITERAL})*\);\s*$`,
  "i",
);

/** What else an export says: that tables may come in any order. */
const PREAMBLE = /^PRAGMA defer_foreign_keys\s*=\s*TRUE;\s*$/i;

/**
 * Writes every row into a file of SQL, without the tables: those come from the migrations.
 * @throws {OperatorError} where the file is there already, or wrangler fails
 */
export async function exportHistory(file: string, place: HistoryPlace): Promise<RowCounts> {
  if (existsSync(file)) throw new OperatorError(`${file} existe déjà : choisissez un autre nom.`);
  const tables = TABLES.flatMap((table) => ["--table", table]);
  // Rows only. --skip-confirmation: the cron waits a few seconds, and takes in later what it missed.
  const rows = ["--no-schema", "--skip-confirmation", ...tables];
  const answer = await wrangler("export", place, ["--output", file, ...rows]);
  if (answer.code !== 0) throw refused("L'export", answer);
  const counts = countLines(file);
  if (counts.watch === 0) {
    rmSync(file, { force: true });
    throw new OperatorError(
      "La base est vide : il n'y a rien à exporter, et aucun fichier n'est gardé. Est-ce la bonne (--remote, --env, --config) ?",
    );
  }
  return counts;
}

/**
 * Puts an export into a database that has its tables and no rows, whole or not at all.
 * @throws {OperatorError} where the file is no export, the database is not empty, or wrangler fails
 */
export async function restoreHistory(file: string, place: HistoryPlace): Promise<RowCounts> {
  requireExport(file);
  const present = await countRows(place);
  if (present.change > 0 || present.watch > 0) throw notEmpty(present, place);
  const answer = await wrangler("execute", place, ["--file", file, "--yes"]);
  if (answer.code !== 0) throw refused("La restauration", answer);
  return countRows(place);
}

/** What a file of ours holds: a line for each row. */
function countLines(file: string): RowCounts {
  const counts: RowCounts = { change: 0, state: 0, watch: 0, about: 0 };
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const table = TABLES.find((each) => each === ROW.exec(line)?.[1]?.toLowerCase());
    if (table) counts[table] += 1;
  }
  return counts;
}

function requireExport(file: string): void {
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

function notEmpty({ change, watch }: RowCounts, { words }: HistoryPlace): OperatorError {
  const empty = TABLES.map((table) => `DELETE FROM ${table};`).join(" ");
  return new OperatorError(
    [
      `La base n'est pas vide (${change} changements, ${watch} périodes) : la restauration y mêlerait deux histoires. Rien n'est écrit.`,
      "Pour continuer, gardez d'abord ce qu'elle contient (npm run history -- export …), puis videz-la :",
      `  npx wrangler d1 execute HISTORY ${words.join(" ")} --command "${empty}"`,
      "et relancez avant le prochain passage du cron (cinq minutes). Pour revenir à une heure précise : Time Travel (README).",
    ].join("\n"),
  );
}

const counted = z.array(
  z.object({
    results: z.array(
      z.object({ change: z.number(), state: z.number(), watch: z.number(), about: z.number() }),
    ),
  }),
);

/** @throws {OperatorError} where the tables are not there, or wrangler fails */
async function countRows(place: HistoryPlace): Promise<RowCounts> {
  const counts = TABLES.map((table) => `(SELECT count(*) FROM ${table}) AS "${table}"`);
  const answer = await wrangler("execute", place, [
    "--json",
    "--command",
    `SELECT ${counts.join()}`,
  ]);
  if (answer.code !== 0) throw refused("La lecture de la base", answer, place);
  const [first] = counted.parse(JSON.parse(answer.stdout));
  const [row] = first?.results ?? [];
  if (!row) throw new OperatorError("La base n'a rien répondu.");
  return row;
}

function wrangler(command: string, { words }: HistoryPlace, more: string[]): Promise<ToolAnswer> {
  return askTool("wrangler", ["d1", command, "HISTORY", ...words, ...more]);
}

function refused(
  what: string,
  { stdout, stderr }: ToolAnswer,
  place?: HistoryPlace,
): OperatorError {
  const said = `${stdout}\n${stderr}`.trim();
  if (said.includes("no such table"))
    return new OperatorError(
      `Les tables manquent. Lancez d'abord : npx wrangler d1 migrations apply HISTORY ${place?.words.join(" ") ?? ""}`.trim(),
    );
  return new OperatorError(`${what} a échoué ; wrangler dit :\n${said}`);
}
