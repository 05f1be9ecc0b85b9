// Every line the site writes to the log of its own accord: one JSON object per event, so that a log can be searched
// and counted by `code`. The README lists the codes.

/** What happened, by a name that stays: alerts are set on it. */
export type LogCode =
  | "firestore-document-absent"
  | "firestore-injoignable"
  | "firestore-illisible"
  | "champs-laisses-de-cote"
  | "kv-lecture"
  | "kv-ecriture"
  | "historique-migrations"
  | "historique-ecriture"
  | "cron"
  | "panne";

/** One line, an error. @param message French, for the operator; never with a key in it */
export function logError(
  code: LogCode,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): void {
  console.error(JSON.stringify({ code, message, ...more }));
}

/** One line that asks for a look, no more. */
export function logWarning(
  code: LogCode,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): void {
  console.warn(JSON.stringify({ code, message, ...more }));
}

/** One line of an ordinary day. */
export function logInfo(
  code: LogCode,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): void {
  console.info(JSON.stringify({ code, message, ...more }));
}

/** A fault of the site itself, with where it was thrown. */
export function logFault(error: unknown): void {
  const stack = error instanceof Error ? { stack: error.stack } : {};
  logError("panne", error instanceof Error ? error.message : String(error), stack);
}
