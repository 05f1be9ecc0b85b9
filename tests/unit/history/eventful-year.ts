// An eventful year: what people type into the document, what goes wrong, and what is true of it, told apart from the site's own code.
// Times in ms since the epoch, euros.
import type { CheckedFields, DocumentField } from "../../../app/amounts/values.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** More than change at once by themselves. */
export const FIELDS = [
  ...["PRIME_FILLEUL_BOURSOBANK", "PRIME_FILLEUL_BUNQ", "PRIME_FILLEUL_CURVE", "PRIME_FILLEUL_N26"],
  ...["PRIME_FILLEUL_REVOLUT", "PRIME_FILLEUL_WISE", "PRIME_PARRAIN_BOURSOBANK"],
  ...["PRIME_PARRAIN_BUNQ", "PRIME_PARRAIN_CURVE", "PRIME_PARRAIN_N26"],
] as DocumentField[];

type Fields = CheckedFields;

/** The document, as people type it; `isGone` where there is none at all. */
export function createDocument(at: number) {
  const fields: Record<string, number> = Object.fromEntries(FIELDS.map((field) => [field, 60]));
  const words: Record<string, number | string> = {};
  return {
    fields,
    words,
    changedAt: at,
    isGone: false,
    /** @param isConfirmed whether the command's word goes with it */
    type(field: DocumentField, euros: number | undefined, at: number, isConfirmed = false) {
      if (euros === undefined) delete fields[field];
      else fields[field] = euros;
      if (isConfirmed) words[`CONFIRME_${field}`] = euros ?? "rien";
      this.changedAt = at;
    },
  };
}
export type TypedDocument = ReturnType<typeof createDocument>;

type Row = {
  field: DocumentField;
  from: number | null;
  to: number | null;
  /** Null where there was no document. */
  changedAt: number | null;
  seenAt: number;
  /** By which correction it was taken back. */
  reason: string | null;
};
type Correction = {
  field: DocumentField;
  from: number;
  until: number;
  euros: number;
  reason: string;
};

/** The record as it should be. */
export type TrueRecord = {
  known: Fields;
  rows: Row[];
  watches: { from: number; until: number }[];
  corrections: Correction[];
};

/**
 * What is published of each reading, by the words of app/amounts/README.md and the policy's numbers, and what is recorded of it.
 */
export function createTruth() {
  let measure: Fields | null = null;
  let held: Partial<Record<DocumentField, { euros: number | null; since: number }>> = {};
  let record: TrueRecord = { known: {}, rows: [], watches: [], corrections: [] };
  const counts = { held: 0, confirmed: 0, afterThreeDays: 0 };

  function publish({ fields, words, isGone }: TypedDocument, now: number): Fields {
    if (isGone) {
      held = {};
      return {};
    }
    if (!measure) {
      held = {};
      measure = { ...fields };
      return measure;
    }
    const shown = measure;
    const waiting: typeof held = {};
    const next: Fields = {};
    const show = (field: DocumentField, euros: number | null) => {
      if (euros !== null) next[field] = euros;
    };
    const moved: DocumentField[] = [];
    for (const field of FIELDS) {
      const typed = fields[field] ?? null;
      const was = shown[field] ?? null;
      const word = words[`CONFIRME_${field}`];
      const since = held[field]?.euros === typed ? held[field]?.since : undefined;
      if (typed === was) show(field, typed);
      else if (word === (typed ?? "rien")) {
        counts.confirmed += since === undefined ? 0 : 1;
        show(field, typed);
      } else if (since !== undefined && now - since >= 72 * HOUR) {
        counts.afterThreeDays += 1;
        show(field, typed);
      } else if (since !== undefined || leaps(was, typed)) {
        if (since === undefined) moved.push(field);
        waiting[field] = { euros: typed, since: since ?? now };
        show(field, was);
      } else {
        moved.push(field);
        show(field, typed);
      }
    }
    if (moved.length > 8)
      for (const field of moved) {
        waiting[field] ??= { euros: fields[field] ?? null, since: now };
        delete next[field];
        show(field, shown[field] ?? null);
      }
    counts.held += Object.keys(waiting).filter((field) => !(field in held)).length;
    held = waiting;
    measure = next;
    return next;
  }

  return {
    counts,
    /** Where neither memory nor KV knows what was last published. */
    forgetMeasure() {
      measure = null;
      held = {};
    },
    /** One reading. @param isRecorded false while the database is not the true one */
    see(document: TypedDocument, seenAt: number, isRecorded: boolean): void {
      const shown = publish(document, seenAt);
      if (!isRecorded) return;
      const { known, rows, watches } = record;
      const last = watches.at(-1);
      // An older reading comes too late.
      if (last && seenAt <= last.until) return;
      for (const field of FIELDS) {
        const [from, to] = [known[field] ?? null, shown[field] ?? null];
        if (from !== to)
          rows.push({
            field,
            from,
            to,
            seenAt,
            reason: null,
            changedAt: document.isGone ? null : document.changedAt,
          });
      }
      record.known = { ...shown };
      if (last && seenAt - last.until <= 16 * MINUTE) last.until = seenAt;
      else watches.push({ from: seenAt, until: seenAt });
    },
    /** Whether the record says something else than `euros` of a field, seen in that time. */
    saysOtherwise: (
      field: DocumentField,
      { from, until, euros }: Pick<Correction, "from" | "until" | "euros">,
    ) =>
      record.rows.some(
        (row) =>
          row.field === field && row.seenAt >= from && row.seenAt < until && row.to !== euros,
      ),
    correct(correction: Correction): void {
      record.corrections.push(correction);
      const { field, from, euros, until, reason } = correction;
      for (const row of record.rows)
        if (row.field === field && row.seenAt >= from && row.seenAt < until && row.to !== euros)
          row.reason = reason;
    },
    /** Grows with each row of any kind. */
    size: () => [record.rows, record.watches, record.corrections].map((all) => all.length).join(),
    copy: () => structuredClone(record),
    putBack(copy: TrueRecord): void {
      record = structuredClone(copy);
    },
  };
}

/** A firm's bonus: three times as much or as little and 40 € apart, 500 € apart, or gone. */
function leaps(was: number | null, typed: number | null): boolean {
  if (typed === null) return was !== null;
  const apart = Math.abs(typed - (was ?? 0));
  if (apart > 500) return true;
  return was !== null && apart >= 40 && Math.max(was, typed) >= 3 * Math.min(was, typed);
}
