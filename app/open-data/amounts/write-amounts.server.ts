// The amounts as they are given away: /api/primes.json.
import { DOCUMENT_FIELDS } from "../../amounts/document.server.ts";
import { gainsOf, HELLO_OFFERS, isBoosted } from "../../amounts/gains.ts";
import { isTooShort, listAmountPeriods } from "../../amounts/history/describe-history.server.ts";
import type { HistorySummary, OfferHistory } from "../../amounts/history/summary.server.ts";
import { GAIN_LINES } from "../../amounts/kinds.server.ts";
import { OFFERS } from "../../amounts/offers.ts";
import { describeDoubt, type Reading } from "../../amounts/reading.ts";
import { judge, STATES, type Standings, stateOf } from "../../amounts/standing.ts";
import { BOOSTS, type DocumentField, HELLO_FIELD } from "../../amounts/values.ts";
import type { AmountsFile } from "../../build/open-data/amounts-schema.ts";
import { iso } from "../../ui/dates.ts";
import { beginFile } from "../frame.server.ts";

/**
 * The file's content; undefined where nothing was ever read.
 * @param origin the site's, without a slash at its end
 * @param build the name of the running build
 * @param standings what is known of each programme: an amount of one that is not there is owed by nobody
 */
export function collectAmounts(
  reading: Reading,
  { origin, build, standings }: { origin: string; build: string; standings: Standings },
): AmountsFile | undefined {
  const { readAt, changedAt, globalValues, isStale, history = null } = reading;
  if (readAt === null) return undefined;
  return {
    ...beginFile("primes", origin),
    build,
    readAt: iso(readAt),
    stale: isStale === true,
    changedAt: iso(changedAt),
    observation: history && describeObservation(history),
    offres: OFFERS.map(({ code, name, kind, page }) => {
      const gains = gainsOf(globalValues, code);
      const { owed, why } = judge(gains.ofProgramme, standings[code]);
      return {
        code,
        nom: name,
        genre: kind,
        page: origin + page,
        montants: Object.fromEntries(
          GAIN_LINES.map(({ json, gain, isSum }) => [
            json,
            isSum && why ? null : (gains[gain] ?? null),
          ]),
        ) as AmountsFile["offres"][number]["montants"],
        du: owed ?? null,
        pourquoiPasDu: why ?? null,
        etat: STATES[stateOf(standings[code])],
        boosted: isBoosted(globalValues, code),
        verification:
          describeDoubt(reading, `PRIME_PARRAIN_${code}`, `PRIME_PARTAGE_ET_FILLEUL_${code}`) ??
          null,
        historique: history && describePast(history.offers[code], history),
      };
    }),
    boosts: Object.fromEntries(
      BOOSTS.map(({ key }) => [key, globalValues[key]]),
    ) as AmountsFile["boosts"],
    brut: Object.fromEntries(rawAmounts(globalValues)),
  };
}

/** The document's fields. Where the one field of Hello bank! is known, the shared parts of its offers only repeat it. */
function rawAmounts(values: Reading["globalValues"]): [DocumentField, number][] {
  const repeated = values[HELLO_FIELD] === undefined ? [] : HELLO_OFFERS;
  return DOCUMENT_FIELDS.flatMap((field): [DocumentField, number][] => {
    const euros = values[field];
    const isRepeated = repeated.some((code) => field === `PRIME_PARTAGE_${code}`);
    return euros == null || isRepeated ? [] : [[field, euros]];
  });
}

function describeObservation({ since, observedDays, isExample }: HistorySummary) {
  return { depuis: iso(since), jours: Math.round(observedDays * 10) / 10, exemple: isExample };
}

/** Null too where too little was watched to claim anything, here as on the pages. */
function describePast(
  past: OfferHistory | undefined,
  watched: HistorySummary,
): AmountsFile["offres"][number]["historique"] {
  if (!past || isTooShort(listAmountPeriods(past, watched), watched)) return null;
  const { since, highest, lowest, median, daysAtLevel } = past;
  const peak = (found: OfferHistory["highest"]) =>
    found && { euros: found.euros, le: iso(found.at) };
  return {
    depuis: iso(since),
    plusHaut: peak(highest),
    plusBas: peak(lowest),
    mediane: median,
    joursAuNiveau: daysAtLevel,
  };
}
