// A backup that nobody has to watch: taken out, put into an empty database and compared row by row, never less than the one before, and
// noted in KV, by which /sante tells its age.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BACKUP_KEY, type BackupNote, isBackupNote } from "../../workers/history/history-kv.ts";
import { watchedMs } from "../../workers/history/record-history.ts";
import { DAY_MS } from "../ui/dates.ts";
import { plural } from "../ui/plural.ts";
import { exportHistory, inspectDatabase, restoreHistory } from "./history-backup.ts";
import { describeMore, readCopy } from "./history-copy.ts";
import type { HistoryPlace } from "./history-database.ts";
import { readFileRows, requireExport } from "./history-file.ts";
import { readFromKv, runKvCommand } from "./kv.ts";
import { OperatorError } from "./terminal.ts";
import { TOP } from "./tools.ts";

/**
 * Writes a backup that is proven: `historique-….sql` in a folder, made where it is missing.
 * @param stamp for the file's name
 * @throws {OperatorError} where it is less than the last one or than the copy in KV, does not come back as it went, or wrangler fails;
 * nothing is noted then
 */
export async function backUpHistory(
  folder: string,
  place: HistoryPlace,
  stamp: string,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `historique-${stamp}.sql`);
  await exportHistory(file, place);
  requireExport(file);
  const note = noteOf(file);
  try {
    await refuseLess(file, note, place);
    await requireSame(file);
  } catch (error) {
    // What is no backup must not lie where one looks for backups.
    rmSync(file, { force: true });
    throw error;
  }
  const noted = await runKvCommand("put", BACKUP_KEY, place, [JSON.stringify(note)]);
  if (noted.code !== 0)
    throw new OperatorError(
      `${file} est bon, mais KV n'a pas pu le noter ; wrangler dit :\n${noted.stdout}${noted.stderr}`,
    );
  return `Sauvegardé dans ${file} : ${plural(note.changes, "changement")}. Remis dans une base vide, tout y est, ligne pour ligne. /sante et /etat disent son âge.`;
}

function noteOf(file: string): BackupNote {
  const rows = readFileRows(file);
  return {
    at: Date.now(),
    changes: rows.changes.length,
    corrections: rows.corrections?.length ?? 0,
    watchedMs: watchedMs(rows, Date.now()),
  };
}

/** A record only ever grows: less than before is a loss, and no backup. */
async function refuseLess(file: string, note: BackupNote, place: HistoryPlace): Promise<void> {
  const remedy = `Rien n'est gardé ni noté. Voyez /sante (historique.perduA) ; une perte acceptée (npm run history -- accept-loss${place.typed}) fait oublier la sauvegarde d'avant.`;
  const before = await readFromKv(BACKUP_KEY, isBackupNote, place);
  const less = (["changes", "corrections", "watchedMs"] as const).filter(
    (each) => before && note[each] < before[each],
  );
  if (before && less.length > 0)
    throw new OperatorError(
      `La base en sait moins que la dernière sauvegarde (${describe(note)} contre ${describe(before)}). ${remedy}`,
    );
  const copy = await readCopy(place);
  const more = copy && describeMore(copy, readFileRows(file));
  if (more)
    throw new OperatorError(`La copie que KV garde en sait plus que la base : ${more}. ${remedy}`);
}

function describe({ changes, corrections, watchedMs: watched }: BackupNote): string {
  return `${changes} changements, ${corrections} corrections, ${Math.floor(watched / DAY_MS)} jours observés`;
}

/** Puts the file into an empty database of this machine, takes it out again, and holds both against each other. */
async function requireSame(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sauvegarde-"));
  try {
    const config = join(folder, "wrangler.toml");
    writeFileSync(
      config,
      `name = "relecture"\ncompatibility_date = "2026-10-12"\n[[d1_databases]]\nbinding = "HISTORY"\ndatabase_name = "relecture"\nmigrations_dir = ${JSON.stringify(join(TOP, "workers/migrations"))}\n`,
    );
    const empty: HistoryPlace = { words: ["--local", "-c", config], typed: "" };
    await restoreHistory(file, empty, await inspectDatabase(empty), true);
    const again = join(folder, "relue.sql");
    await exportHistory(again, empty);
    if (linesOf(file) !== linesOf(again))
      throw new OperatorError(
        `La sauvegarde, remise dans une base vide, n'en ressort pas la même. Rien n'est gardé ni noté.`,
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The rows, in an order of their own: tables come as the database likes. */
function linesOf(file: string): string {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines
    .filter((line) => line.startsWith("INSERT"))
    .sort()
    .join("\n");
}
