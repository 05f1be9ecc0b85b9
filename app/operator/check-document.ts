// What is wrong with a document: fields that hold no amount, names the site does not know, offers it says nothing of.
import { closest, distance } from "fastest-levenshtein";
import {
  checkFields,
  confirmationField,
  DOCUMENT_FIELDS,
  WRITER_FIELD,
} from "../amounts/document.server.ts";
import { deriveOffer } from "../amounts/gains.ts";
import { OFFERS } from "../amounts/offers.ts";
import type { DocumentField } from "../amounts/values.ts";
import { describeLeftOut } from "./describe-document.ts";
import { UsageError } from "./terminal.ts";

/** A name further away than this is another name, not a typo. */
const MAX_EDITS = 6;

const KNOWN: ReadonlySet<string> = new Set(DOCUMENT_FIELDS);
const CONFIRMATIONS: ReadonlySet<string> = new Set(DOCUMENT_FIELDS.map(confirmationField));

/** The faults of a document's plain values, as lines for a terminal; none where it is as it should be. */
export function findFaults(values: Readonly<Record<string, unknown>>): string[] {
  const { fields, leftOut } = checkFields(values);
  const unknown = Object.keys(values).filter(
    (field) => !KNOWN.has(field) && !CONFIRMATIONS.has(field) && field !== WRITER_FIELD,
  );
  const silent = OFFERS.filter(({ code }) => Object.keys(deriveOffer(fields, code)).length === 0);
  return [
    ...describeLeftOut(values, leftOut),
    ...(unknown.length > 0 ? ["Champs que le site ne connaît pas, et ne lit pas :"] : []),
    ...unknown.map((field) => `  ${field}${suggestField(field)}`),
    ...(silent.length > 0 ? ["Offres sans aucun montant (« montant indisponible ») :"] : []),
    ...silent.map(({ code, name }) => `  ${code} (${name})`),
  ];
}

/** « , sans doute PRIME_PARRAIN_N26 », or nothing where no known name is near. */
export function suggestField(field: string): string {
  const typed = field.toUpperCase();
  const nearest = closest(typed, [...DOCUMENT_FIELDS]);
  return distance(typed, nearest) > MAX_EDITS ? "" : `, sans doute ${nearest}`;
}

/** Whether the site reads a field of that name. */
export function isKnownField(field: string): field is DocumentField {
  return KNOWN.has(field);
}

/**
 * The field of an offer's amount, by the offer's code and the amount's kind.
 * @param typed what the operator wrote, for the message
 * @throws {UsageError} where the site reads no such field
 */
export function readFieldOf(code: string, kind: string, typed: string): DocumentField {
  const field = `PRIME_${kind}_${code}`;
  if (isKnownField(field)) return field;
  throw new UsageError(`« ${typed} » n'est pas un montant${suggestField(field)}.`);
}
