// What document the stand-in serves: the one it was given, or a JSON file read anew each time,
// so that one may edit it while the site runs.
import { readFileSync } from "node:fs";

/** A document by field name, plain or typed values; null when there is none. */
export type StandInDocument = Record<string, unknown> | null;

/** The document in a JSON file; null when the file does not exist. Throws when it is no object. */
export function readDocumentFile(file: string): StandInDocument {
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
