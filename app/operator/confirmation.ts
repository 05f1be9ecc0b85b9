// A person's word for an amount that leaps: a field of the document beside it, which says what value was confirmed. Pure; euros.
import {
  CONFIRMED_GONE,
  checkFields,
  confirmationField,
  DOCUMENT_FIELDS,
  readConfirmations,
} from "../amounts/document.server.ts";
import { HELLO_OFFERS } from "../amounts/gains.ts";
import { guard } from "../amounts/guard.server.ts";
import { OFFERS } from "../amounts/offers.ts";
import { POLICY } from "../amounts/policy.server.ts";
import {
  type CheckedFields,
  DOCUMENT_KINDS,
  type DocumentField,
  HELLO_FIELD,
} from "../amounts/values.ts";
import { isKnownField, readFieldOf } from "./check-document.ts";
import { show } from "./describe-document.ts";
import type { FieldChanges, FieldWrites } from "./firestore.ts";
import { applyChanges } from "./planned-change.ts";
import { UsageError } from "./terminal.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * The fields of these changes that the site will hold until somebody confirms them.
 * @param shown what the site shows now; where that is not known, the document is the measure
 */
export function findLeaps(
  changes: FieldChanges,
  present: Values,
  shown?: CheckedFields,
): DocumentField[] {
  const { fields } = checkFields(present);
  const now = Date.now();
  const measure = shown ?? fields;
  // What the document says otherwise already, the site holds, or reads within minutes: it moves by no change of ours.
  const known = DOCUMENT_FIELDS.filter((field) => fields[field] !== measure[field]);
  const held = Object.fromEntries(
    known.map((field) => [field, { euros: fields[field] ?? null, since: now }]),
  );
  const guarded = guard(
    { fields: applyChanges(changes, fields), confirmed: {} },
    { fields: measure, held, unconfirmed: {} },
    now,
  );
  return (Object.keys(guarded.held) as DocumentField[]).filter((field) => field in changes);
}

/** What is said of them before they are written. @param shown what the site shows now, where that is known */
export function describeLeaps(leaps: readonly DocumentField[], shown?: CheckedFields): string[] {
  if (leaps.length === 0) return [];
  return [
    "Sauts que le site retient jusqu'à confirmation (il montre l'ancien montant, « en cours de vérification ») :",
    ...leaps.map((field) => `  ${field}${shown ? ` : le site montre ${show(shown[field])}` : ""}`),
    `Sans confirmation, ils paraissent après ${POLICY.heldMs / 3_600_000} heures, avec une mention.`,
  ];
}

/**
 * The changes with what goes with them: a word for those that are confirmed, and none that spoke of another value.
 * @param confirmed fields whose new value a person has confirmed
 */
export function withConfirmations(
  changes: FieldChanges,
  confirmed: readonly DocumentField[],
  present: Values,
): FieldWrites {
  const words: Record<string, number | string | null> = {};
  for (const field of Object.keys(changes) as DocumentField[]) {
    const name = confirmationField(field);
    if (confirmed.includes(field)) words[name] = wordFor(changes[field]);
    else if (Object.hasOwn(present, name)) words[name] = null;
  }
  return { ...changes, ...words };
}

/**
 * The fields that « N26 », « N26.FILLEUL », « HELLO.PARTAGE » or a field's own name stand for: of an offer those that hold an
 * amount, since what is gone has to be named.
 * @throws {UsageError} where there is no such offer, kind or field
 */
export function readConfirmed(words: readonly string[], present: Values): DocumentField[] {
  return [...new Set(words.flatMap((word) => fieldsOf(word.toUpperCase(), word, present)))];
}

function fieldsOf(name: string, word: string, present: Values): DocumentField[] {
  if (isKnownField(name)) return [name];
  const [code = "", ...kind] = name.split(".");
  if (kind.length > 0) return [readFieldOf(code, kind.join("."), word)];
  const offer = OFFERS.find((each) => each.code === code);
  if (!offer)
    throw new UsageError(
      `« ${word} » n'est pas une offre ; il faut un code (N26), ou un code et un montant (N26.FILLEUL).`,
    );
  const { fields } = checkFields(present);
  const own = DOCUMENT_KINDS.map((each) => `PRIME_${each}_${offer.code}` as const);
  const all: DocumentField[] = HELLO_OFFERS.includes(offer.code) ? [...own, HELLO_FIELD] : own;
  return all.filter((field) => fields[field] != null);
}

/** What has to be written so that these fields are confirmed as they stand; nothing for those that are already. */
export function confirmCurrentValues(
  wanted: readonly DocumentField[],
  present: Values,
): FieldWrites {
  const { fields } = checkFields(present);
  const known = readConfirmations(present);
  const news = wanted.filter((field) => known[field] !== (fields[field] ?? null));
  return Object.fromEntries(
    news.map((field) => [confirmationField(field), wordFor(fields[field])] as const),
  );
}

/** « PRIME_FILLEUL_N26 : 9 999 € », « PRIME_FILLEUL_N26 : plus de montant ». */
export function describeConfirmed(wanted: readonly DocumentField[], present: Values): string[] {
  const { fields } = checkFields(present);
  return wanted.map(
    (field) => `  ${field} : ${fields[field] == null ? "plus de montant" : show(fields[field])}`,
  );
}

function wordFor(euros: number | null | undefined): number | string {
  return euros ?? CONFIRMED_GONE;
}
