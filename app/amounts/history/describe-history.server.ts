// What the past of an amount says of today's: a sentence on the ticket, a word in the cote. Pure; it claims nothing that
// was not watched, and nothing at all before thirty days were. Times in ms since the epoch, amounts in euros.
import { DAY_MS, dayInParis, formatDate, formatMonth } from "../../ui/dates.ts";
import { formatEuros } from "../euros.ts";
import { formatDuration, formatShortDay, formatShortDuration } from "./duration.server.ts";
import { LEAST_DAYS } from "./paths.ts";
import {
  type AmountPeriod,
  clip,
  daysIn,
  type HistorySummary,
  type OfferHistory,
  WINDOW_MS,
} from "./summary.server.ts";
import { describeWaits } from "./wait.server.ts";

/** A change is told as one for so long; then as a period. */
const RECENT_DAYS = 30;
/** « Au plus haut depuis » says something from two months on. */
const LEAST_REACH_MS = 60 * DAY_MS;

/** What was watched, and until when. */
export type Watched = Pick<HistorySummary, "madeAt" | "since" | "watches">;

/** « Au plus haut depuis 14 mois. Inchangé depuis 45 jours. » @param offer undefined where it was never seen */
export function describeHistory(offer: OfferHistory | undefined, watched: Watched): string {
  const periods = listAmountPeriods(offer, watched);
  const now = periods.at(-1);
  if (!offer || !now) {
    return `Aucun montant de cette offre n’a été vu depuis le début du suivi, le ${formatDate(watched.since)}.`;
  }
  if (now.euros === null) return describeUnknown(periods, offer.since);
  const begin = beginOf(periods, watched);
  if (isTooShort(periods, watched)) {
    return `Suivi depuis le ${formatDate(begin)}\u202f: moins de trente jours observés, trop peu pour dire si ce montant est haut.`;
  }
  const sentences = [
    describeLevel(now.euros, periods, offer, watched),
    describePeriod(now.euros, periods, offer, watched),
    isWhole(begin, watched) && describeWaits(periods),
  ];
  return sentences.filter(Boolean).join(" ");
}

/** « +20 € le 3 nov. », « au plus haut », « stable depuis 45 j », « suivi trop court » */
export function describeTrend(offer: OfferHistory | undefined, watched: Watched): string {
  const periods = listAmountPeriods(offer, watched);
  const now = periods.at(-1);
  if (!offer || !now) return "pas encore vu";
  if (now.euros === null) return "montant inconnu";
  if (isTooShort(periods, watched)) return "suivi trop court";
  const before = periods.at(-2);
  if (before && offer.daysAtLevel < RECENT_DAYS) {
    const day = formatShortDay(offer.since);
    return before.euros === null
      ? `revenu le ${day}`
      : `${formatDifference(now.euros - before.euros)} le ${day}`;
  }
  const { isHighest, isLowest } = rankOf(now.euros, periods);
  if (isHighest !== isLowest) return isHighest ? "au plus haut" : "au plus bas";
  return `stable depuis ${formatShortDuration(offer.since, watched.madeAt)}`;
}

/** « +20 € », « −20 € » */
function formatDifference(euros: number): string {
  return euros < 0 ? formatEuros(euros).replace("−\u00a0", "−") : `+${formatEuros(euros)}`;
}

/** The periods of the window, the present one last. */
export function listAmountPeriods(
  offer: OfferHistory | undefined,
  { madeAt }: Watched,
): AmountPeriod[] {
  return (offer?.steps ?? []).map(([from, euros], index, steps) => ({
    from,
    until: steps[index + 1]?.[0] ?? madeAt,
    euros,
  }));
}

function describeUnknown(periods: readonly AmountPeriod[], since: number): string {
  const last = periods.findLast(({ euros }) => euros !== null)?.euros;
  const sentence = `Aucun montant donné depuis le ${formatDate(since)}.`;
  return last == null ? sentence : `${sentence} Le dernier vu\u202f: ${formatEuros(last)}.`;
}

/** Where today's amount stands among those that were seen; nothing where it is the only one. */
function describeLevel(
  euros: number,
  periods: readonly AmountPeriod[],
  offer: OfferHistory,
  watched: Watched,
): string {
  const { isHighest, isLowest } = rankOf(euros, periods);
  if (isHighest && isLowest) return "";
  const begin = beginOf(periods, watched);
  if (isHighest || isLowest) {
    const reach = isWhole(begin, watched)
      ? "depuis au moins deux ans"
      : `depuis le début du suivi (${formatMonth(dayInParis(begin))})`;
    return `Au plus ${isHighest ? "haut" : "bas"} ${reach}${describeEqual(euros, periods)}.`;
  }
  // Since it was last as high, or as low, on the side that it comes from.
  const rose = (periods.findLast((period) => differs(period, euros))?.euros ?? 0) < euros;
  const equal = periods
    .slice(0, -1)
    .findLast(
      (period) => period.euros !== null && (rose ? period.euros >= euros : period.euros <= euros),
    );
  if (equal && watched.madeAt - equal.until >= LEAST_REACH_MS) {
    return `Au plus ${rose ? "haut" : "bas"} depuis ${formatDuration(equal.until, watched.madeAt)}.`;
  }
  return describeMedian(euros, begin, offer.median, watched);
}

/** « , comme en mars 2026 »: it was as high, or as low, before. */
function describeEqual(euros: number, periods: readonly AmountPeriod[]): string {
  const other = periods.findLastIndex((period) => differs(period, euros));
  const equal = periods.slice(0, other).findLast((period) => period.euros === euros);
  return equal ? `, comme en ${formatMonth(dayInParis(equal.until))}` : "";
}

function describeMedian(euros: number, begin: number, median: number | null, { madeAt }: Watched) {
  if (median === null) return "";
  const isYear = madeAt - begin >= 365 * DAY_MS;
  const of = isYear ? "sa médiane d’un an" : `sa médiane depuis ${formatMonth(dayInParis(begin))}`;
  if (euros === median) return `Égal à ${of}.`;
  const side = euros < median ? "sous" : "au-dessus de";
  return `${formatEuros(Math.abs(euros - median))} ${side} ${of} (${formatEuros(median)}).`;
}

/** Since when it stands there; a period that was not watched all along is one « at each reading ». */
function describePeriod(
  euros: number,
  periods: readonly AmountPeriod[],
  { since, daysAtLevel }: OfferHistory,
  watched: Watched,
): string {
  const before = periods.at(-2);
  if (before && daysAtLevel < RECENT_DAYS) {
    const date = formatDate(since);
    return before.euros === null
      ? `Revenu le ${date}.`
      : `${formatDifference(euros - before.euros)} le ${date}.`;
  }
  const isInterrupted = unseenDays(Math.max(since, beginOf(periods, watched)), watched) >= 1;
  const seen = isInterrupted ? "Inchangé à chaque relevé" : "Inchangé";
  return `${seen} depuis ${formatDuration(since, watched.madeAt)}.`;
}

function rankOf(euros: number, periods: readonly AmountPeriod[]) {
  const known = periods.filter((period) => differs(period, euros));
  return {
    isHighest: known.every((period) => period.euros < euros),
    isLowest: known.every((period) => period.euros > euros),
  };
}

/** Whether a period was at another amount; at none it was at no other. */
function differs(period: AmountPeriod, euros: number): period is AmountPeriod & { euros: number } {
  return period.euros !== null && period.euros !== euros;
}

/** When the offer was first watched, at most two years ago. */
function beginOf(periods: readonly AmountPeriod[], { madeAt }: Watched): number {
  return periods[0]?.from ?? madeAt;
}

/** Whether the record is older than the window that a summary looks at. */
function isWhole(begin: number, { madeAt }: Watched): boolean {
  return begin <= madeAt - WINDOW_MS;
}

/** Whether an offer was watched for too few days to say that its amount is high or low. */
export function isTooShort(periods: readonly AmountPeriod[], watched: Watched): boolean {
  return watchedDays(beginOf(periods, watched), watched) < LEAST_DAYS;
}

/** Days since a moment that nobody watched, in all. */
export function unseenDays(from: number, watched: Watched): number {
  return (watched.madeAt - from) / DAY_MS - watchedDays(from, watched);
}

function watchedDays(begin: number, { watches, madeAt }: Watched): number {
  return daysIn(clip(watches, begin, madeAt));
}
