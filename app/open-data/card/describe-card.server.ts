// What a card says, in the words of the pages: what is owed, the state of the programme, when the amount was read, and its past.

import { gainsOf } from "../../amounts/gains.ts";
import { chartOf, fragmentsOf } from "../../amounts/history/fragments.server.ts";
import type { PublishedAmount } from "../../amounts/history/published.ts";
import type { Offer } from "../../amounts/offers.ts";
import { describeDoubt, describeReadAt, type Reading } from "../../amounts/reading.ts";
import { renderOwed } from "../../amounts/render-owed.ts";
import { STATES, type Standing, stateOf } from "../../amounts/standing.ts";
import { formatReadAt } from "../../ui/dates.ts";

/** The past is there only where it was asked for. */
export type Card = ReturnType<typeof describeCard> & {
  past?: NonNullable<ReturnType<typeof describePast>>;
};

/**
 * What the card of an offer says at this moment.
 * @param standing of its programme today; undefined where nothing is known of it
 */
export function describeCard(
  offer: Offer,
  reading: Reading,
  standing: Standing = { shut: STATES.unknown },
) {
  const gains = gainsOf(reading.globalValues, offer.code);
  return {
    offer,
    // HTML of what the referee gets, by who owes it.
    owed: renderOwed({
      gains,
      standing,
      isPending: false,
      by: "l’établissement",
      doubt: describeDoubt(reading, `PRIME_PARTAGE_ET_FILLEUL_${offer.code}`),
    }),
    state: describeState(standing),
    read: describeReading(reading, gains.filleul ?? gains.ofProgramme),
  };
}

/** The past of an offer's amount; undefined where nothing is known of any. @param published every amount that others published */
export function describePast(
  { code }: Offer,
  reading: Reading,
  published: readonly PublishedAmount[],
) {
  const { history } = reading;
  const fragments = fragmentsOf(reading, published);
  if (!fragments || !history) return undefined;
  return {
    // HTML of a sentence, and of the chart with its table.
    told: fragments.told(code),
    chart: fragments.chart(code),
    // The chart alone, so many pixels wide; undefined where no amount was ever seen.
    draw: (width: number) => chartOf(history, code, published, width),
  };
}

/** « Programme ouvert », « Programme suspendu depuis le 3 mars 2026 », « Programme non confirmé ». */
function describeState(standing: Standing): string {
  const state = STATES[stateOf(standing)];
  const { shut } = standing;
  if (!shut) return `Programme ${state}`;
  return shut.startsWith(state) ? `Programme ${shut}` : `Programme ${state}\u202f: ${shut}`;
}

function describeReading(reading: Reading, euros: number | null | undefined): string {
  const read = describeReadAt(reading);
  if (read && euros != null) return `montant lu ${read}`;
  return reading.readAt === null
    ? "notre base n’a pas pu être lue"
    : `base lue ${formatReadAt(reading.readAt)}`;
}
