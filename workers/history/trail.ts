// Who wrote what into the document: every value that was typed, whether the site showed it or held it. Written by the cron,
// read by `npm run primes -- log`. Times in ms since the epoch.
import {
  type CheckedDocument,
  CONFIRMED_GONE,
  confirmationField,
} from "../../app/amounts/document.server.ts";
import type { DocumentField } from "../../app/amounts/values.ts";
import type { HistoryDatabase } from "./d1.ts";

/** A document as it was read: its values by name, when that was, and who had written it, where that is known. */
export type Trail = {
  values: Readonly<Record<string, number | string>>;
  readAt: number;
  changedAt: number | null;
  account: string | null;
};

/** A command writes its word a moment before Firestore dates the document. */
const LATE_MS = 2 * 60_000;

/** @param document null where there is none */
export function trailOf(document: CheckedDocument | null, readAt: number): Trail {
  const values: Record<string, number | string> = {};
  for (const [field, euros] of Object.entries(document?.fields ?? {}))
    if (euros !== null) values[field] = euros;
  for (const [field, euros] of Object.entries(document?.confirmed ?? {}))
    values[confirmationField(field as DocumentField)] = euros ?? CONFIRMED_GONE;
  const { changedAt = null, writer = null } = document ?? {};
  const isTheirs =
    writer !== null && changedAt !== null && Math.abs(changedAt - writer.at) <= LATE_MS;
  return { values, readAt, changedAt, account: isTheirs ? writer.account : null };
}

/**
 * What differs from the last word on each name becomes a row; nothing is ever changed. One statement, so that two crons write it
 * once. ?1 when the reading began, ?2 when the document was changed, ?3 its values as JSON, ?4 the account.
 */
const WRITE = `WITH latest AS (SELECT name, is_now FROM trail WHERE id IN (SELECT max(id) FROM trail GROUP BY name))
  INSERT INTO trail (name, was, is_now, changed_at, seen_at, account)
  SELECT name, was, is_now, ?2, ?1, ?4 FROM (
    SELECT new.key AS name, latest.is_now AS was, CAST(new.value AS TEXT) AS is_now
      FROM json_each(?3) AS new LEFT JOIN latest ON latest.name = new.key
      WHERE latest.is_now IS NOT CAST(new.value AS TEXT)
    UNION ALL
    SELECT name, is_now, NULL FROM latest
      WHERE is_now IS NOT NULL AND name NOT IN (SELECT key FROM json_each(?3))
  ) WHERE NOT EXISTS (SELECT 1 FROM trail WHERE seen_at > ?1) ORDER BY name`;

/** @throws what D1 throws; where its table is not there yet, nothing is written */
export async function recordTrail(
  db: HistoryDatabase,
  { values, readAt, changedAt, account }: Trail,
): Promise<void> {
  const statement = db.prepare(WRITE).bind(readAt, changedAt, JSON.stringify(values), account);
  try {
    await db.batch([statement]);
  } catch (error) {
    if (!String(error).includes("no such table")) throw error;
  }
}
