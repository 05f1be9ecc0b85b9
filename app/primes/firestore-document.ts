// Firestore's REST answer for one document, turned into checked fields. Pure.
import { type CheckedDocument, checkFields } from "./document-fields.ts";

/**
 * Checks the body of `GET …/documents/primes/primes_parrainage`, already parsed from JSON.
 * Undefined when it is no Firestore document at all, such as a proxy's own JSON answer. A
 * document without fields has a name and no `fields`.
 */
export function parseDocument(body: unknown): CheckedDocument | undefined {
  if (!isRecord(body)) return undefined;
  const { name, fields } = body;
  if (fields === undefined) return typeof name === "string" ? checkFields({}) : undefined;
  if (!isRecord(fields)) return undefined;
  return checkFields(
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, toPlain(value)])),
  );
}

/**
 * The plain value of one typed Firestore value, for the types that can hold an amount;
 * undefined for all others, "NaN" and "Infinity" included, which the check then leaves out.
 */
function toPlain(value: unknown): number | string | undefined {
  if (!isRecord(value)) return undefined;
  const { integerValue, doubleValue, stringValue } = value;
  // 64-bit integers travel as strings in JSON.
  if (typeof integerValue === "string" && /^-?\d+$/.test(integerValue)) return Number(integerValue);
  if (typeof integerValue === "number") return integerValue;
  if (typeof doubleValue === "number") return doubleValue;
  if (typeof stringValue === "string") return stringValue;
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
