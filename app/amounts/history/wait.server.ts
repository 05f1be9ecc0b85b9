// Whether waiting paid before: how often a higher amount came soon after the amount stood where it stands today. Pure.

import { DAY_MS } from "../../ui/dates.ts";
import type { AmountPeriod } from "./summary.server.ts";

/** How long somebody might wait. */
export const WAIT_DAYS = 90;
/** One time is a story, not a frequency. */
const LEAST_TIMES = 2;

/**
 * A time is a period at exactly today's amount that began within the window and ninety whole days (of 24 hours) or more
 * before its end. A period that stood when the window begins is none, since its first day is not known. A higher amount
 * counts where it began in the ninety days after the first moment of the period, the ninetieth included.
 * @param periods of two years, corrections taken out, the present one last
 * @returns how many `times`, and after how many of them; undefined where there are fewer than two
 */
export function countWaits(periods: readonly AmountPeriod[]) {
  const now = periods.at(-1);
  if (!now || now.euros === null) return undefined;
  const { euros, until: end } = now;
  const begun = periods
    .slice(1)
    .filter((period) => period.euros === euros && end - period.from >= WAIT_DAYS * DAY_MS);
  if (begun.length < LEAST_TIMES) return undefined;
  const higher = begun.filter(({ from }) =>
    periods.some(
      (period) =>
        period.euros !== null &&
        period.euros > euros &&
        period.from > from &&
        period.from - from <= WAIT_DAYS * DAY_MS,
    ),
  );
  return { times: begun.length, higher: higher.length };
}

/**
 * « Ce montant est venu 3 fois en deux ans : 2 fois, un plus haut a suivi sous 90 jours. Ce n'est pas une prévision. »; ""
 * where nothing can be said. It foretells little: tests/unit/history/wait-back-test.test.ts.
 */
export function describeWaits(periods: readonly AmountPeriod[]): string {
  const waits = countWaits(periods);
  if (!waits) return "";
  const { times, higher } = waits;
  const followed =
    higher === 0
      ? `jamais un plus haut n’a suivi sous ${WAIT_DAYS} jours`
      : `${higher}\u00a0fois, un plus haut a suivi sous ${WAIT_DAYS} jours`;
  return `Ce montant est venu ${times}\u00a0fois en deux ans\u202f: ${followed}. Ce n’est pas une prévision.`;
}
