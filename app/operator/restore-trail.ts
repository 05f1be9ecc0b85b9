// What a restore of the history does with the trail of `primes -- log`: it is only ever added to, so that what a database still has stays,
// and what it has lost comes back before what it has noted since.
import { z } from "zod";
import { plural } from "../ui/plural.ts";
import { type HistoryPlace, query } from "./history-database.ts";
import { readTrailRows } from "./history-file.ts";

const NAME = "Le journal des montants (primes -- log)";

/**
 * @param file a backup, which {@link requireExport} has let pass
 * @param present how many rows of the trail the database has now
 * @returns what is run in the restore's own transaction, and what a person is told of it
 */
export async function planTrailRestore(
  file: string,
  place: HistoryPlace,
  present: number,
): Promise<{ statements: string[]; line: string }> {
  const { rows, last, highestId } = readTrailRows(file);
  const lines = (count: number) => plural(count, "ligne");
  if (rows.length === 0 && present === 0)
    return {
      statements: [],
      line: `${NAME} est perdu : ce fichier n'en contient rien. Il recommence au prochain passage du cron.`,
    };
  const unchanged = { statements: [], line: `${NAME} reste tel qu'il est : ${lines(present)}.` };
  if (rows.length === 0) return unchanged;
  if (present === 0)
    return { statements: rows, line: `${NAME} est remis aussi : ${lines(rows.length)}.` };
  const [found] = z
    .array(z.object({ first: z.number(), highest: z.number() }))
    .parse(await query(place, "SELECT min(seen_at) AS first, max(id) AS highest FROM trail"));
  // It was never lost: what the file has of it stands there already.
  if (!found || found.first <= last) return unchanged;
  return {
    // The newest is told first, by its number.
    statements: [`UPDATE trail SET id = id + ${highestId + found.highest};`, ...rows],
    line: `${NAME} est remis aussi : ${lines(rows.length)}, avant ${present > 1 ? `les ${present} notées` : "celle notée"} depuis.`,
  };
}
