// Every line the amounts write to the log: one per failure, never with the API key.
import { OfflineError } from "./firestore.server.ts";
import type { DocumentField } from "./values.ts";

/** The document does not exist (404). */
export function logAbsentDocument(): void {
  console.error("Le document primes_parrainage n'existe pas.");
}

/** Firestore could not be read; two lines when there is no network at all. */
export function logReadFailure(error: unknown): void {
  if (error instanceof OfflineError) {
    console.error("Failed to get document because the client is offline.");
    console.error(`Failed to get document from server: ${error.message}`);
    return;
  }
  console.error(
    `Erreur lors de la récupération des valeurs de la base de données : ${describe(error)}`,
  );
}

/** Fields of the document that hold no amount, all in one line. */
export function logLeftOut(fields: readonly DocumentField[]): void {
  if (fields.length === 0) return;
  console.warn(`Champs de primes_parrainage laissés de côté : ${fields.join(", ")}.`);
}

/** KV could not be read, or holds something else. */
export function logKeptReadFailure(cause: unknown): void {
  console.error(`Erreur lors de la lecture des valeurs gardées dans KV : ${describe(cause)}`);
}

/** KV refused the new values. */
export function logKeptWriteFailure(cause: unknown): void {
  console.error(`Erreur lors de l'écriture des valeurs dans KV : ${describe(cause)}`);
}

function describe(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
