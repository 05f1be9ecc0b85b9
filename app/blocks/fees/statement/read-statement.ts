/** A file of a bank → its operations and those of them that are fees. Loaded when a visitor is about to choose one. */

import { kindOfFee } from "./find-fees.ts";
import type { FeeLine } from "./measure.ts";
import { type Operation, UnreadableStatement } from "./operation.ts";
import { readCsv } from "./read-csv.ts";
import { isOfx, readOfx } from "./read-ofx.ts";

export type Statement = { operations: Operation[]; fees: FeeLine[] };

const MEGABYTE = 1_000_000;
/** Ten years of a busy account take less. */
const MOST_BYTES = 5 * MEGABYTE;

/** What a chosen file holds, or the French sentence that says why it can't be read. */
export async function readFile(
  file: File,
): Promise<{ statement: Statement } | { problem: string }> {
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

function tooLarge(): UnreadableStatement {
  return new UnreadableStatement(
    `Ce fichier dépasse ${MOST_BYTES / MEGABYTE} Mo\u202f: exportez une année seulement.`,
  );
}

/** @throws {UnreadableStatement} saying in French what is wrong with the file */
export function readStatement(bytes: Uint8Array): Statement {
  if (bytes.length === 0) throw new UnreadableStatement("Ce fichier est vide.");
  const text = decode(bytes);
  const operations = isOfx(text) ? readOfx(text) : readCsv(text);
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
