// Records of the amounts, made up for tests.
import type { Change, HistoryRecord } from "../../../app/amounts/history/record.server.ts";
import type { DocumentField } from "../../../app/amounts/values.ts";
import { DAY_MS } from "../../../app/ui/dates.ts";

export const BEGIN = Date.UTC(2026, 3, 1, 6, 0);
const FIELDS: readonly DocumentField[] = [
  "PRIME_FILLEUL_N26",
  "PRIME_PARRAIN_BOURSOBANK",
  "PRIME_PARTAGE_HELLO",
  "PRIME_FILLEUL_IGRAAL",
];

/** A record that was watched for two years without an interruption, and began with `first` looks at fields. */
export function recordOf(changes: readonly Change[], isExample = false): HistoryRecord {
  const until = BEGIN + 730 * DAY_MS;
  return { madeAt: until, isExample, watches: [{ from: BEGIN, until }], changes };
}

/** A change seen four minutes after it was made; without `at` on the `id`th day. */
export function change(id: number, rest: Partial<Change> = {}): Change {
  const changedAt = BEGIN + id * DAY_MS;
  const seenAt = changedAt + 4 * 60_000;
  return { id, field: "PRIME_FILLEUL_N26", from: 20, to: 30, changedAt, seenAt, ...rest };
}

/** So many changes of several fields, ten minutes apart, the first of each field a first look. */
export function manyChanges(count: number): Change[] {
  return Array.from({ length: count }, (_, index) => {
    const seenAt = index < FIELDS.length ? BEGIN : BEGIN + index * 10 * 60_000;
    return {
      id: index + 1,
      field: FIELDS[index % FIELDS.length] ?? "PRIME_FILLEUL_N26",
      from: index < FIELDS.length ? null : (index - FIELDS.length) % 97,
      to: index % 89 === 88 ? null : index % 97,
      changedAt: index % 3 === 0 ? null : seenAt - 60_000,
      seenAt,
    };
  });
}
