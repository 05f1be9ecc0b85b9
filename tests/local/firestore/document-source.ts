// What document the stand-in serves: the one it was given, or a JSON file read anew each time,
// so that one may edit it while the site runs. A write goes where the document came from.
import { readFileSync, writeFileSync } from "node:fs";

/** A document by field name, plain or typed values; null when there is none. */
export type StandInDocument = Record<string, unknown> | null;

/** Where the document is read, and written. */
export type DocumentSource = {
  read: () => StandInDocument;
  write: (document: StandInDocument) => void;
};

/** A document that lives as long as the stand-in. */
export function inMemory(document: StandInDocument): DocumentSource {
  let present = document;
  return {
    read: () => present,
    write(next) {
      present = next;
    },
  };
}

/** A document in a JSON file that may be edited meanwhile. */
export function inFile(file: string): DocumentSource {
  return {
    read: () => readDocumentFile(file),
    write: (next) => writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`),
  };
}

/** The document in a JSON file; null when the file does not exist. Throws when it is no object. */
function readDocumentFile(file: string): StandInDocument {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new TypeError(`${file} must hold one JSON object.`);
  }
  return Object.fromEntries(Object.entries(value));
}
