// The corrections of the history as a page lists them. Pure.
import type { Correction } from "../../amounts/history/record.server.ts";
import { describeField } from "../../amounts/kinds.server.ts";
import { typeset } from "../../ui/typography.server.ts";
import type { CorrectionLine } from "./list.ts";

/** The newest first; those of fields that no offer shows any more are left out. */
export function listCorrections(corrections: readonly Correction[]): CorrectionLine[] {
  return corrections
    .map(({ field, reason, ...rest }) => ({
      ...describeField(field),
      ...rest,
      reason: typeset(reason),
    }))
    .filter(({ offers }) => offers.length > 0)
    .toSorted((a, b) => b.writtenAt - a.writtenAt || b.id - a.id);
}
