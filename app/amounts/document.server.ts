// The document primes_parrainage: which fields it may hold, what counts as an amount in each way one comes in
// (Firestore's REST answer, its SDK, the copy in KV), and the values that follow. Pure.

import { isRecord } from "../http/is-record.server.ts";
import { deriveOffer } from "./gains.ts";
import { OFFERS } from "./offers.ts";
import {
  type CheckedFields,
  type Confirmations,
  DOCUMENT_KINDS,
  type DocumentField,
  deriveBoosts,
  type GlobalValues,
  HELLO_FIELD,
} from "./values.ts";

/** The largest amount the site believes, in euros; more is a slip of the operator's keyboard. */
const LARGEST_AMOUNT = 100_000;

/** Digits, with decimals after a point or a comma: "80", "80.5", "80,50". Not "80 €", "1e3", "-5". */
const PLAIN_NUMBER = /^\d+(?:[.,]\d+)?$/;

/** Every field the site reads; any other field of the document is none of its business. */
export const DOCUMENT_FIELDS: readonly DocumentField[] = [
  ...OFFERS.flatMap(({ code }) => DOCUMENT_KINDS.map((kind) => `PRIME_${kind}_${code}` as const)),
  HELLO_FIELD,
];

/** What the check made of a document. */
export type CheckedDocument = {
  fields: CheckedFields;
  /** Fields that are there but hold no amount: null in `fields`. */
  leftOut: DocumentField[];
  /** When the document was last changed (`updateTime`), ms since the epoch; null where it does not say. */
  changedAt: number | null;
  /** Which values a person has confirmed: each says which one, so that a later leap waits again. */
  confirmed: Confirmations;
  /** The account that last wrote it by command, and when by its own clock; null where none says so. */
  writer: { account: string; at: number } | null;
};

/** The field in which a command says by whom it was called: an account's id, which names nobody, and the time. */
export const WRITER_FIELD = "ECRIT_PAR";

/** « aB3dE 2026-11-24T15:00:00.000Z », in ms since the epoch; null for anything else. */
function readWriter(value: unknown): CheckedDocument["writer"] {
  const [, account, time] = /^([\w-]{1,128}) (\S+Z)$/.exec(String(value)) ?? [];
  const at = readTime(time);
  return account === undefined || at === null ? null : { account, at };
}

/** The field of the document that says which value of another one a person has confirmed. */
export function confirmationField(field: DocumentField): string {
  return `CONFIRME_${field}`;
}

/** What such a field says of an amount that is gone. */
export const CONFIRMED_GONE = "rien";

/**
 * Checks the body of `GET …/documents/primes/primes_parrainage`, already parsed from JSON.
 * Undefined when it is no Firestore document at all, such as a proxy's own JSON answer. A
 * document without fields has a name and no `fields`.
 */
export function parseDocument(body: unknown): CheckedDocument | undefined {
  if (!isRecord(body)) return undefined;
  const { name, fields, updateTime } = body;
  const changedAt = readTime(updateTime);
  if (fields === undefined) {
    return typeof name === "string"
      ? { ...checkFields({}), changedAt, confirmed: {}, writer: null }
      : undefined;
  }
  if (!isRecord(fields)) return undefined;
  const plain = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, toPlain(value)]),
  );
  return {
    ...checkFields(plain),
    changedAt,
    confirmed: readConfirmations(plain),
    writer: readWriter(plain[WRITER_FIELD]),
  };
}

/** What a person has confirmed, from plain values; anything else than an amount or « rien » confirms nothing. */
export function readConfirmations(values: Readonly<Record<string, unknown>>): Confirmations {
  const confirmed: Confirmations = {};
  for (const field of DOCUMENT_FIELDS) {
    const value = values[confirmationField(field)];
    const euros = value === CONFIRMED_GONE ? null : readAmount(value);
    if (euros !== undefined) confirmed[field] = euros;
  }
  return confirmed;
}

/** A timestamp such as "2026-11-20T07:42:00.123456Z" in ms since the epoch; null for anything else. */
function readTime(value: unknown): number | null {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return time >= 0 ? time : null;
}

/**
 * Checks plain values (numbers, strings…) by field name. A field that fails is null and named; the others stand. Unknown
 * names are ignored.
 */
export function checkFields(
  values: Readonly<Record<string, unknown>>,
): Pick<CheckedDocument, "fields" | "leftOut"> {
  const fields: CheckedFields = {};
  const leftOut: DocumentField[] = [];
  for (const field of DOCUMENT_FIELDS) {
    if (!Object.hasOwn(values, field)) continue;
    const amount = readAmount(values[field]);
    if (amount === undefined) leftOut.push(field);
    fields[field] = amount ?? null;
  }
  return { fields, leftOut };
}

/** Fields that passed the check once and were kept; undefined where one of them cannot have passed it. */
export function recheckFields(values: unknown): CheckedFields | undefined {
  if (!isRecord(values)) return undefined;
  const fields: CheckedFields = {};
  for (const field of DOCUMENT_FIELDS) {
    if (!Object.hasOwn(values, field)) continue;
    const amount = values[field];
    if (amount !== null && !isAmount(amount)) return undefined;
    fields[field] = amount;
  }
  return fields;
}

/** How many fields hold an amount. */
export function countAmounts(fields: CheckedFields): number {
  return Object.values(fields).filter((amount) => amount !== null).length;
}

/** True when both hold the same fields with the same amounts. */
export function haveSameFields(one: CheckedFields, other: CheckedFields): boolean {
  return DOCUMENT_FIELDS.every((field) => one[field] === other[field]);
}

/** globalValues: everything the checked fields say, by the names the pages use. */
export function deriveGlobalValues(fields: CheckedFields): GlobalValues {
  const values: GlobalValues = deriveBoosts(fields);
  const hello = fields[HELLO_FIELD];
  if (hello !== undefined) values[HELLO_FIELD] = hello;
  for (const { code } of OFFERS) Object.assign(values, deriveOffer(fields, code));
  return values;
}

/**
 * The amount in euros that a plain value stands for: a number, or a string that is a plain
 * number. Undefined for anything else, and for what is out of range.
 */
export function readAmount(value: unknown): number | undefined {
  const amount = typeof value === "string" ? readPlainNumber(value) : value;
  // `+ 0` turns the -0 that a double may hold into 0, which prints without a sign.
  return isAmount(amount) ? amount + 0 : undefined;
}

function isAmount(value: unknown): value is number {
  return (
    typeof value === "number" && Number.isFinite(value) && value >= 0 && value <= LARGEST_AMOUNT
  );
}

function readPlainNumber(text: string): number {
  return PLAIN_NUMBER.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
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
