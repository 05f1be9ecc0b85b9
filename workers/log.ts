// Every line the site writes to the log of its own accord: one JSON object per event, so that a log can be searched
// and counted by `code`. app/operator/README.md lists the codes.
import { messageOf } from "../app/http/thrown.server.ts";

/** What happened, by a name that stays: alerts are set on it. */
export type LogCode =
  | "firestore-document-absent"
  | "firestore-injoignable"
  | "firestore-illisible"
  | "champs-laisses-de-cote"
  | "montants-disparus"
  | "montants-retenus"
  | "kv-lecture"
  | "kv-ecriture"
  | "historique-migrations"
  | "historique-ecriture"
  | "historique-perdu"
  | "historique-horloge"
  | "cron"
  | "panne";

/**
 * Writes one event, one line.
 * @param level an error, what asks for a look, or an ordinary day
 * @param message French, for the operator; never with a key in it
 */
export function log(
  level: "error" | "warn" | "info",
  code: LogCode,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): void {
  console[level](JSON.stringify({ code, message, ...more }));
}

/** A fault of the site itself, with where it was thrown. */
export function logFault(error: unknown): void {
  const stack = error instanceof Error ? { stack: error.stack } : {};
  log("error", "panne", messageOf(error), stack);
}
