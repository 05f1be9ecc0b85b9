/** A file of a bank → its operations and those of them that are fees. Loaded when a visitor is about to choose one. */

import { kindOfFee } from "./find-fees.ts";
import type { FeeLine } from "./measure.ts";
import { type Operation, UnreadableStatement } from "./operation.ts";
import { parseRows, readOperations } from "./read-csv.ts";
import { isOfx, readOfx } from "./read-ofx.ts";
import { readSummary } from "./read-summary.ts";

/** `operations` is empty for the yearly summary of fees, which has no days and is a year as it stands. */
export type Statement = { operations: Operation[]; fees: FeeLine[] };

const MEGABYTE = 1_000_000;
/** Ten years of a busy account take less. */
const MOST_BYTES = 5 * MEGABYTE;

/** What a statement holds, or the French sentence that says why it can't be read. */
export type Reading = { statement: Statement } | { problem: string };

/** Reads a file that was chosen. */
export async function readFile(file: File): Promise<Reading> {
  try {
    // Nothing of a file that is too large is taken into memory.
    if (file.size > MOST_BYTES) throw tooLarge();
    return { statement: readStatement(new Uint8Array(await file.arrayBuffer())) };
  } catch (error) {
    if (error instanceof UnreadableStatement) return { problem: error.message };
    return {
      problem: "Ce fichier n’a pas pu être lu. Téléchargez-le à nouveau depuis votre banque.",
    };
  }
}

/** The same of a table that was copied from a page or a PDF, and pasted. */
export function readPasted(text: string): Reading {
  try {
    return { statement: readText(text) };
  } catch (error) {
    if (error instanceof UnreadableStatement) return { problem: error.message };
    throw error;
  }
}

function tooLarge(): UnreadableStatement {
  return new UnreadableStatement(
    `Ce fichier dépasse ${MOST_BYTES / MEGABYTE} Mo\u202f: exportez une année seulement.`,
  );
}

/** @throws {UnreadableStatement} saying in French what is wrong with the file */
export function readStatement(bytes: Uint8Array): Statement {
  if (bytes.length === 0) throw new UnreadableStatement("Ce fichier est vide.");
  return readText(decode(bytes));
}

function readText(text: string): Statement {
  const rows = isOfx(text) ? [] : parseRows(text);
  const operations = isOfx(text) ? readOfx(text) : readOperations(rows);
  if (!operations) return { operations: [], fees: requireSummary(text, rows) };
  if (operations.length === 0) {
    throw new UnreadableStatement(
      "Ce fichier a des colonnes, mais aucune opération lisible. Exportez une période qui en contient.",
    );
  }
  const fees = operations.flatMap((operation): FeeLine[] => {
    const kind = kindOfFee(operation);
    return kind ? [{ operation, kind }] : [];
  });
  return { operations, fees };
}

/** Columns first; lines as they stand where the signs between columns were only those of amounts. */
function requireSummary(text: string, rows: readonly (readonly string[])[]): FeeLine[] {
  const lines = readSummary(rows);
  const fees = lines.length > 0 ? lines : readSummary(text.split(/\r?\n/).map((line) => [line]));
  if (fees.length > 0) return fees;
  throw new UnreadableStatement(
    "Nous n’y trouvons ni colonnes «\u00a0Date\u00a0» et «\u00a0Montant\u00a0» (ou «\u00a0Débit\u00a0»), ni lignes de frais avec leur montant, comme «\u00a0Cotisation carte 45,00\u00a0». Exportez les opérations du compte en CSV ou en OFX, ou collez le tableau du récapitulatif.",
  );
}

/** UTF-8 with or without a mark, UTF-16 with one, else Windows-1252, of which Latin-1 is a part. */
function decode(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start === "%PDF") {
    throw new UnreadableStatement(
      "Ce fichier est un PDF\u202f: exportez les opérations en CSV ou en OFX, ou recopiez le total des frais.",
    );
  }
  if (start.startsWith("PK\u0003\u0004") || start === "\u00d0\u00cf\u0011\u00e0") {
    throw new UnreadableStatement(
      "Ce fichier est un classeur Excel\u202f: enregistrez-le en CSV, puis déposez-le à nouveau.",
    );
  }
  if (start.startsWith("\u00ff\u00fe")) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
