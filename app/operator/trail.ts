// `npm run primes -- log`: who wrote what into the document, the newest first, as the cron has kept it in the database.
import { z } from "zod";
import { readAmount } from "../amounts/document.server.ts";
import { HELLO_FIELD } from "../amounts/values.ts";
import { formatMoment } from "../ui/dates.ts";
import { show } from "./describe-document.ts";
import { type HistoryPlace, query } from "./history-database.ts";
import { alignColumns, UsageError } from "./terminal.ts";

const MOST_LINES = 200;

const row = z.object({
  name: z.string(),
  was: z.string().nullable(),
  is_now: z.string().nullable(),
  changed_at: z.number().nullable(),
  seen_at: z.number(),
  account: z.string().nullable(),
});

/**
 * The lines of the trail, for a terminal.
 * @param code of an offer; undefined for all
 * @throws {UsageError} where the code is none
 */
export async function describeTrail(place: HistoryPlace, code?: string): Promise<string[]> {
  if (code !== undefined && !/^[A-Z\d_]+$/i.test(code))
    throw new UsageError(`« ${code} » n'est pas un code d'offre.`);
  const wanted = code?.toUpperCase();
  const names = wanted && (/^HELLO/.test(wanted) ? [`_${wanted}`, HELLO_FIELD] : [`_${wanted}`]);
  const where = names
    ? `WHERE ${names.map((name) => `substr(name, -${name.length}) = '${name}'`).join(" OR ")}`
    : "";
  const found = await query(
    place,
    `SELECT name, was, is_now, changed_at, seen_at, account FROM trail ${where} ORDER BY id DESC LIMIT ${MOST_LINES}`,
  );
  const rows = z.array(row).parse(found);
  if (rows.length === 0)
    return [wanted ? `Rien n'est encore noté de ${wanted}.` : "Rien n'est encore noté."];
  return alignColumns(
    [
      ["Quand", "Champ", "Avant", "Après", "Compte"],
      ...rows.map(({ name, was, is_now: now, changed_at: changedAt, seen_at: seenAt, account }) => [
        formatMoment(changedAt ?? seenAt),
        name,
        formatStored(was),
        formatStored(now),
        account ?? "inconnu",
      ]),
    ],
    (column) => column === 2 || column === 3,
  );
}

function formatStored(value: string | null): string {
  const euros = value === null ? undefined : readAmount(value);
  return euros === undefined ? (value ?? "–") : show(euros);
}
