// How long each loss may go unseen, how long putting it right may take, what may be lost: the table of SECURITY.md, which the drill holds.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** `strikes`: of the cron, five minutes apart; `seconds`: of an operator's commands; `changes`: of the record. */
export type Objective = { strikes: number; seconds: number; changes: number };

const ROW = /^\| ([^|]+) \| (\d+) \| (\d+) s \| (\d+) \|/gm;

/** By the loss's name. @throws where the table is not there */
export function readObjectives(): Map<string, Objective> {
  const text = readFileSync(join(import.meta.dirname, "../../SECURITY.md"), "utf8");
  const rows = Array.from(
    text.matchAll(ROW),
    ([, name = "", strikes, seconds, changes]): [string, Objective] => [
      name,
      { strikes: Number(strikes), seconds: Number(seconds), changes: Number(changes) },
    ],
  );
  if (rows.length === 0) throw new Error("SECURITY.md names no objective.");
  return new Map(rows);
}
