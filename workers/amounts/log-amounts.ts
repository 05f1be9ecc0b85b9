// What the amounts write to the log: one line per failure, never with the API key.

import type { UnsureFields } from "../../app/amounts/guard.server.ts";
import { describeVanished } from "../../app/amounts/reading.ts";
import type { CheckedFields, DocumentField } from "../../app/amounts/values.ts";
import { messageOf } from "../../app/http/thrown.server.ts";
import { DAY_MS, iso } from "../../app/ui/dates.ts";
import { log } from "../log.ts";
import { OfflineError } from "./firestore.ts";
import { listUnsure } from "./unsure.ts";

/** The document does not exist (404). */
export function logAbsentDocument(): void {
  log("error", "firestore-document-absent", "Le document primes_parrainage n'existe pas.");
}

/** Firestore could not be read; two lines when there is no network at all. */
export function logReadFailure(error: unknown): void {
  if (error instanceof OfflineError) {
    const offline = "Failed to get document because the client is offline.";
    log("error", "firestore-injoignable", offline);
    log("error", "firestore-injoignable", `Failed to get document from server: ${error.message}`);
    return;
  }
  log(
    "error",
    "firestore-illisible",
    `Erreur lors de la récupération des valeurs de la base de données : ${messageOf(error)}`,
  );
}

/** Fields of the document that hold no amount, all in one line. */
export function logLeftOut(fields: readonly DocumentField[]): void {
  if (fields.length === 0) return;
  log(
    "warn",
    "champs-laisses-de-cote",
    `Champs de primes_parrainage laissés de côté : ${fields.join(", ")}.`,
  );
}

/**
 * The document holds far fewer amounts than it did: told at each run of the cron until they are back.
 * @param good how many the last good reading had, and when that was (ms since the epoch); null where none was good
 */
export function logVanished(count: number, good: { count: number; at: number } | null): void {
  const rest = good ? " Les autres ne s’affichent plus." : " Le site n’en affiche aucun.";
  log("error", "montants-disparus", describeVanished(count, good) + rest, { champs: count });
}

type Shown = { fields: CheckedFields; held?: UnsureFields };

/** Amounts that wait for a person, each with what the site shows meanwhile: told at each run of the cron. */
export function logHeld({ fields, held = {} }: Shown): void {
  const listed = listUnsure({ fields, unsure: held });
  if (listed.length === 0) return;
  const words = listed.map(
    ({ champ, affiche, retenu, depuis }) =>
      `${champ} (affiché : ${affiche ?? "aucun"} ; dans le document depuis ${depuis} : ${retenu ?? "aucun"})`,
  );
  log(
    "warn",
    "montants-retenus",
    `Montants en cours de vérification : ${words.join(", ")}. Confirmez (npm run primes -- confirm CODE) ou corrigez le document.`,
    { retenus: listed },
  );
}

/** KV could not be read, or holds something else. */
export function logKvReadFailure(cause: unknown): void {
  const message = `Erreur lors de la lecture des valeurs gardées dans KV : ${messageOf(cause)}`;
  log("error", "kv-lecture", message);
}

/** KV refused the new values, or what was to be stored of their history. */
export function logKvWriteFailure(cause: unknown, what = "des valeurs"): void {
  log("error", "kv-ecriture", `Erreur lors de l'écriture ${what} dans KV : ${messageOf(cause)}`);
}

/** The history's database has no tables yet. */
export function logMigrationsMissing(): void {
  log(
    "error",
    "historique-migrations",
    "L'historique n'est pas tenu : les tables de HISTORY manquent. Lancez : npx wrangler d1 migrations apply HISTORY --remote --env production (ou staging)",
  );
}

/**
 * The cron has read the amounts: one line each time, by whose absence one sees that it no longer does.
 * @param changedAt when the document had last changed, ms since the epoch
 */
export function logCron(fieldCount: number, changedAt: number | null): void {
  log("info", "cron", "Montants lus.", {
    champs: fieldCount,
    changeA: iso(changedAt),
  });
}

/** A reading could not be recorded; the next run of the cron takes in what this one missed. */
export function logHistoryFailure(cause: unknown): void {
  log(
    "error",
    "historique-ecriture",
    `Erreur lors de l'écriture de l'historique : ${messageOf(cause)}`,
  );
}

/**
 * The database holds less than the copy in KV: told at each run of the cron, until it is restored or somebody lets the copy go.
 * @param copyMs time watched by the copy @param recordMs by the database, in milliseconds
 */
export function logHistoryLost(copyMs: number, recordMs: number): void {
  const days = (ms: number) => Math.floor(ms / DAY_MS);
  logLost(
    `La base HISTORY a perdu son contenu : ${days(recordMs)} jours observés, contre ${days(copyMs)} dans la copie que KV garde et que le site continue de montrer.`,
  );
}

/** Its tables are gone, though a history was kept: nothing is recorded any more. Told like every other loss. */
export function logTablesLost(): void {
  logLost(
    "Les tables de la base HISTORY ont disparu : plus rien n'y est noté. Le site continue de montrer la copie que KV garde.",
  );
}

function logLost(what: string): void {
  log(
    "error",
    "historique-perdu",
    `${what} Remettez-la (npm run history -- export copie.sql --copie --remote, puis restore copie.sql --remplacer --remote) ou acceptez la perte (npm run history -- accept-loss --remote)  : app/operator/README.md, « When the history is lost ».`,
  );
}

/**
 * Times of the record lay ahead of every clock, so that no reading could be newer: they were taken back.
 * @param newest the latest of them @param latest what a time could be at most, in milliseconds since the epoch
 */
export function logClockCorrected(newest: number, latest: number): void {
  log(
    "error",
    "historique-horloge",
    "La base HISTORY portait des dates dans l'avenir, qui empêchaient de rien noter : elles sont ramenées à ce qui est prouvé, et le temps jusqu'à ce relevé est marqué comme non observé.",
    { dateFautive: describeTime(newest), auPlusTard: describeTime(latest) },
  );
}

/** A date, or the bare number where none can be made of it. */
function describeTime(at: number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? String(at) : date.toISOString();
}
