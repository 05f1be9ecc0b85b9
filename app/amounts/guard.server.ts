// What of a new reading may be published at once, and what waits for a person: an amount that leaps or disappears, and many that
// change together. Pure; euros, times in ms since the epoch. The bounds, and why: policy.server.ts.
import { countAmounts, DOCUMENT_FIELDS } from "./document.server.ts";
import { HELLO_OFFERS } from "./gains.ts";
import { OFFERS } from "./offers.ts";
import { LEAPS, POLICY } from "./policy.server.ts";
import type { Doubt, Doubts } from "./reading.ts";
import {
  AMOUNT_KINDS,
  type AmountKind,
  type CheckedFields,
  type Confirmations,
  DOCUMENT_KINDS,
  type DocumentField,
  HELLO_FIELD,
} from "./values.ts";

/** A value of the document that nobody has confirmed, and since when it stands there; null: no amount. */
export type Unsure = { euros: number | null; since: number };
export type UnsureFields = Partial<Record<DocumentField, Unsure>>;

/** What may be published of a document. */
export type Guarded = {
  /** As the site shows them: of what is held, the last good value. */
  fields: CheckedFields;
  /** What the document says instead, and waits. */
  held: UnsureFields;
  /** What was published because nobody has confirmed it in time; the site marks it. */
  unconfirmed: UnsureFields;
};

/**
 * Judges a document by what was last published, field by field.
 * @param document its fields, and which values of them a person has confirmed
 * @param before null where nothing was ever published; then, or where it had no amount, nothing is held, for want of a measure
 */
export function guard(
  { fields, confirmed }: { fields: CheckedFields; confirmed: Confirmations },
  before: Guarded | null,
  now: number,
): Guarded {
  if (!before || countAmounts(before.fields) === 0) return { fields, held: {}, unconfirmed: {} };
  const guarded: Guarded = { fields: { ...fields }, held: {}, unconfirmed: {} };
  const hold = (field: DocumentField, since: number) => {
    guarded.held[field] = { euros: fields[field] ?? null, since };
    const shown = before.fields[field];
    if (shown === undefined) delete guarded.fields[field];
    else guarded.fields[field] = shown;
  };
  const moved: DocumentField[] = [];
  const ordinary: DocumentField[] = [];
  for (const field of DOCUMENT_FIELDS) {
    const euros = fields[field] ?? null;
    if (confirmed[field] === euros) continue;
    const shown = before.fields[field] ?? null;
    const marked = before.unconfirmed[field];
    if (shown === euros) {
      if (marked?.euros === euros) guarded.unconfirmed[field] = marked;
      continue;
    }
    const held = before.held[field];
    if (held && held.euros === euros) {
      if (now - held.since < POLICY.heldMs) hold(field, held.since);
      else guarded.unconfirmed[field] = held;
      continue;
    }
    moved.push(field);
    if (isLeap(field, shown, euros)) hold(field, now);
    else ordinary.push(field);
  }
  if (moved.length > POLICY.mostChangesAtOnce) for (const field of ordinary) hold(field, now);
  return guarded;
}

/** Whether an amount moves further than it may by itself. @param shown null where there was none @param euros null where there is none now */
function isLeap(field: DocumentField, shown: number | null, euros: number | null): boolean {
  if (euros === null) return shown !== null;
  const { factor, fromEuros, mostEuros } = LEAPS[kindOf(field)];
  const difference = Math.abs(euros - (shown ?? 0));
  if (difference > mostEuros) return true;
  return (
    shown !== null &&
    difference >= fromEuros &&
    Math.max(shown, euros) >= factor * Math.min(shown, euros)
  );
}

function kindOf(field: DocumentField) {
  return DOCUMENT_KINDS.find((kind) => field.startsWith(`PRIME_${kind}_`)) ?? "PARTAGE";
}

/** The document as it stands, whatever of it is held. */
export function fieldsAsTyped({ fields, held }: Pick<Guarded, "fields" | "held">): CheckedFields {
  const typed: CheckedFields = { ...fields };
  for (const [field, { euros }] of Object.entries(held) as [DocumentField, Unsure][]) {
    if (euros === null) delete typed[field];
    else typed[field] = euros;
  }
  return typed;
}

/** Which of the amounts that pages show are in doubt, sums with such a part included. */
export function deriveDoubts({ held, unconfirmed }: Pick<Guarded, "held" | "unconfirmed">): Doubts {
  const doubtOf = (field: DocumentField): Doubt | undefined =>
    held[field] ? "held" : unconfirmed[field] && "unconfirmed";
  const doubts: Partial<Record<keyof Doubts, Doubt>> = {};
  for (const { code } of OFFERS) {
    const parts: Partial<Record<AmountKind, Doubt | undefined>> = {};
    for (const kind of DOCUMENT_KINDS) parts[kind] = doubtOf(`PRIME_${kind}_${code}`);
    if (HELLO_OFFERS.includes(code)) parts.PARTAGE = doubtOf(HELLO_FIELD) ?? parts.PARTAGE;
    const both = [parts.FILLEUL, parts.PARTAGE];
    parts.PARTAGE_ET_FILLEUL = both.includes("held") ? "held" : (parts.FILLEUL ?? parts.PARTAGE);
    for (const kind of AMOUNT_KINDS) if (parts[kind]) doubts[`PRIME_${kind}_${code}`] = parts[kind];
  }
  return doubts;
}
