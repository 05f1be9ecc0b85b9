// The fields of the document primes_parrainage, and the check each of them passes, one by one.
import { readAmount } from "./amount.ts";
import { HELLO_FIELD, OFFERS, type OfferCode } from "./offers.ts";

/** The three families of fields the document holds. */
export type DocumentSorte = "PARRAIN" | "FILLEUL" | "PARTAGE";

/** A field of the document, as the operator names it. */
export type DocumentField = `PRIME_${DocumentSorte}_${OfferCode}` | typeof HELLO_FIELD;

/** The fields that passed the check, in euros. */
export type CheckedFields = Partial<Record<DocumentField, number>>;

/** What the check made of a document. */
export type CheckedDocument = {
  fields: CheckedFields;
  /** Fields that are there but hold no amount. */
  leftOut: DocumentField[];
};

/** Every field the site reads; any other field of the document is none of its business. */
export const DOCUMENT_FIELDS: readonly DocumentField[] = [
  ...OFFERS.flatMap(
    ({ code }) =>
      [`PRIME_PARRAIN_${code}`, `PRIME_FILLEUL_${code}`, `PRIME_PARTAGE_${code}`] as const,
  ),
  HELLO_FIELD,
];

/**
 * Checks plain values (numbers, strings…) by field name. A field that fails is left out and
 * named; the others stand. Unknown names are ignored.
 */
export function checkFields(values: Readonly<Record<string, unknown>>): CheckedDocument {
  const fields: CheckedFields = {};
  const leftOut: DocumentField[] = [];
  for (const field of DOCUMENT_FIELDS) {
    if (!Object.hasOwn(values, field)) continue;
    const amount = readAmount(values[field]);
    if (amount === undefined) leftOut.push(field);
    else fields[field] = amount;
  }
  return { fields, leftOut };
}

/** True when both hold the same fields with the same amounts. */
export function haveSameFields(one: CheckedFields, other: CheckedFields): boolean {
  return DOCUMENT_FIELDS.every((field) => one[field] === other[field]);
}
