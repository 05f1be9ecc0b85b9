// What a reader sees of a page's amounts.
import { expect } from "vitest";
import { formatEuros } from "../../../app/amounts/euros.ts";
import type { CheckedFields } from "../../../app/amounts/values.ts";
import { formatReadAt } from "../../../app/ui/dates.ts";
import { amountsIn, hasPendingAmounts, NO_AMOUNT } from "../scene.ts";
import type { Reader, Sight } from "./expected.ts";
import { NOW } from "./faults.ts";
import { OLD } from "./states.ts";

/** What Firestore holds once it is well again; no amount here leaps from another, or it would be held. */
export const HEALED: CheckedFields = { PRIME_FILLEUL_N26: 1222 };

/** Every amount that any cell has anywhere; 9999 is nobody's. */
const ALL = [OLD, NOW, HEALED, { PRIME_FILLEUL_N26: 9999 }].flatMap((fields) =>
  Object.values(fields),
);

/** The part of a page that a reader sees; `browser` is one whose scripts have run. */
export function partFor(reader: Reader, html: string): string {
  // What comes late stands hidden, until a script puts it into its place.
  return reader === "no JavaScript" ? (html.split('<div hidden id="S:')[0] ?? "") : html;
}

/**
 * Fails where the part shows anything else.
 * @param readAt when the amounts may have been read, in ms since the epoch
 */
export function expectSight(part: string, sight: Sight, readAt: readonly number[]): void {
  expect(amountsShown(part)).toEqual(
    sight === "pending" ? [] : ALL.filter((euros) => Object.values(sight).includes(euros)),
  );
  if (sight === "pending") {
    expect(hasPendingAmounts(part)).toBe(true);
    expect(part).toMatch(/<noscript>[^<]*[Rr]echargez la page/);
  } else if (Object.keys(sight).length === 0) {
    expect(amountsIn(part)).toContain(NO_AMOUNT);
    expect(part).toContain("Montants indisponibles pour le moment");
  } else {
    expect(readAt.map(formatReadAt).some((hour) => part.includes(hour))).toBe(true);
  }
}

/** Those of all amounts that the part shows, in euros. */
function amountsShown(part: string): number[] {
  const shown = amountsIn(part);
  return ALL.filter((euros): euros is number => euros !== null).filter((euros) =>
    shown.includes(formatEuros(euros).replace(/\s/g, " ")),
  );
}
