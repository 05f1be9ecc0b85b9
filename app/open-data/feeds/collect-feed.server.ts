// The changes of a feed in the words that its readers get, before they are written in a format. Pure.
// Each kind of change has its words here, so that one reads how a feed speaks in one place.
import { formatEuros, formatRecorded } from "../../amounts/euros.ts";
import { correctionOf } from "../../amounts/history/correct-changes.server.ts";
import { findHighestChanges } from "../../amounts/history/highest-changes.server.ts";
import { CORRECTIONS_PATH, historyAddress, LEAST_DAYS } from "../../amounts/history/paths.ts";
import {
  type Change,
  type Correction,
  type HistoryRecord,
  isFirstReading,
  timeOf,
} from "../../amounts/history/record.server.ts";
import { describeField } from "../../amounts/kinds.server.ts";
import { findOffer, type Offer } from "../../amounts/offers.ts";
import type { Reading } from "../../amounts/reading.ts";
import { judge, type Standings } from "../../amounts/standing.ts";
import { SITE } from "../../site.ts";
import { formatReadAt } from "../../ui/dates.ts";
import { listNames } from "../../ui/list-names.ts";
import type { FeedScope } from "./address.server.ts";
import { writeCondition } from "./alert-address.ts";

/** More would only be read by programs, and they have the whole record. */
export const MOST_ENTRIES = 50;

export type FeedEntry = {
  /** The same for as long as the site keeps its name: a reader knows by it what it has shown. */
  id: string;
  title: string;
  /** What it says, as plain text. */
  paragraphs: readonly string[];
  /** Where to read more. */
  links: readonly { url: string; text: string }[];
  /** The page that it is about. */
  url: string;
  /** The list of an offer's changes. */
  historyUrl?: string;
  /** Ms since the epoch. */
  updated: number;
};

export type Feed = {
  id: string;
  title: string;
  subtitle: string;
  /** Without its ending, and the search part behind that. */
  selfUrl: string;
  search?: string;
  pageUrl: string;
  homeUrl: string;
  /** Ms since the epoch: when it last had something new to tell, or began to watch. */
  updated: number;
  /** The newest first. */
  entries: FeedEntry[];
};

/**
 * What a feed tells at the moment.
 * @param origin the site's, without a slash at its end
 * @param standings what is known of each programme: an entry says where an amount is owed by nobody
 * @param reading of the amounts: whoever waits for a change is told since when nobody could see one
 */
export function collectFeed(
  record: HistoryRecord,
  scope: FeedScope,
  origin: string,
  reading: Reading,
  standings: Standings,
): Feed {
  const { watches, isExample, madeAt } = record;
  const { from } = scope;
  const search = writeCondition(scope);
  const isHigh = chooseHigh(record, scope);
  const concerning = record.changes.filter(
    (change) => concerns(change, scope) && (isHigh.once(change) || isHigh.now(change)),
  );
  const changes = concerning
    .filter(
      (change) =>
        !isFirstReading(change, watches) &&
        !isBelow(correctionOf(change, record), from) &&
        isHigh.now(change),
    )
    .map((change) => ({ change, at: timeOf(change, watches) }))
    .sort((one, other) => other.at - one.at || other.change.id - one.change.id)
    .slice(0, MOST_ENTRIES)
    .map(({ change, at }) => writeEntry(change, { at, origin, isExample, record, standings }));
  const corrections = (record.corrections ?? [])
    // Whoever waits for an amount is told of those that were told to them.
    .filter(({ id }) => concerning.some((change) => correctionOf(change, record)?.id === id))
    .map((correction) => writeCorrection(correction, origin));
  const entries = [...changes, ...corrections]
    .sort((one, other) => other.updated - one.updated)
    .slice(0, MOST_ENTRIES);
  return {
    id: tag(origin, scope.path.slice(1) + search),
    title: `${isExample ? "Exemple inventé · " : ""}${scope.title}${titleCondition(scope)} · ${SITE.name}`,
    subtitle: isExample
      ? "Changements inventés pour montrer le site\u202f: aucun n’a eu lieu."
      : describeScope(scope) + describeOutage(reading),
    selfUrl: origin + scope.path,
    search,
    pageUrl: origin + scope.page,
    homeUrl: origin,
    updated: entries[0]?.updated ?? watches[0]?.from ?? madeAt,
    entries,
  };
}

function titleCondition({ from, isHighest }: FeedScope): string {
  return `${from === undefined ? "" : `, dès ${formatEuros(from)}`}${isHighest ? ", au plus haut" : ""}`;
}

function describeScope({ from, isHighest }: FeedScope): string {
  const bonus = "la prime versée au filleul par l’établissement";
  const enough = from === undefined ? "" : ` et vaut ${formatEuros(from)} ou plus`;
  if (isHighest)
    return `Chaque fois que ${bonus} monte au plus haut de ce que nous avons vu en deux ans au plus, après ${LEAST_DAYS} jours de suivi${enough}, dans notre base.`;
  if (from === undefined)
    return "Chaque changement de montant, tel que nous l’avons vu dans notre base.";
  return `Chaque fois que ${bonus} change pour ${formatEuros(from)} ou plus, dans notre base.`;
}

function describeOutage({ readAt, isStale }: Reading): string {
  if (readAt === null) return " Notre base n’a pas pu être lue depuis plusieurs jours.";
  return isStale ? ` Notre base n’a pas pu être relue depuis ${formatReadAt(readAt)}.` : "";
}

/**
 * Whether a change brought its amount to the highest: by what is known now, and by what was known before corrections, so that
 * whoever was told of a height that was none is told of its correction. Always, where nobody asks for it.
 */
function chooseHigh(record: HistoryRecord, { isHighest }: FeedScope) {
  if (!isHighest) return { now: () => true, once: () => true };
  const now = findHighestChanges(record);
  const once = findHighestChanges({ ...record, corrections: [] });
  return { now: ({ id }: Change) => now.has(id), once: ({ id }: Change) => once.has(id) };
}

function concerns({ field, to }: Change, { offers, from }: FeedScope): boolean {
  const described = describeField(field);
  const isEnough =
    from === undefined || (described.kind === "FILLEUL" && to !== null && to >= from);
  return isEnough && described.offers.some((code) => offers.includes(code));
}

/** Whether a change was wrong, and what was true is less than a reader waits for. */
function isBelow(wrong: Correction | undefined, from: number | undefined): boolean {
  return wrong !== undefined && from !== undefined && (wrong.euros ?? 0) < from;
}

type Context = {
  at: number;
  origin: string;
  isExample: boolean;
  record: HistoryRecord;
  standings: Standings;
};

function writeEntry(
  change: Change,
  { at, origin, isExample, record, standings }: Context,
): FeedEntry {
  const { what, offers, names, ...urls } = describeNames(change, origin);
  const wrong = correctionOf(change, record);
  const links = [
    ...offers.map(({ name, page }) => ({ url: origin + page, text: `La page ${name}` })),
    ...offers.map(({ code, name }) => ({
      url: origin + historyAddress(code),
      text: `L’historique de ${name}`,
    })),
  ];
  const paragraphs = [
    ...(isExample ? ["Exemple inventé\u202f: ce changement n’a pas eu lieu."] : []),
    `${names}\u202f: la ${what} ${describeChange(change)}.`,
    describeWhen(change, at),
    ...(wrong ? [`Corrigé depuis\u202f: ${describeCorrection(wrong)}`] : []),
    ...offers.flatMap(({ code, name }) => {
      const { why } = judge(undefined, standings[code]);
      return why ? `Programme ${name}, à ce jour\u202f: ${why}.` : [];
    }),
  ];
  return {
    id: tag(origin, `${isExample ? "exemple" : "changement"}/${change.id}`),
    title: `${names}\u202f: ${what} ${formatShortChange(change)}${wrong ? ", corrigé depuis" : ""}`,
    paragraphs,
    links,
    ...urls,
    updated: at,
  };
}

/** What was told and was not true, as an entry of its own: whoever has read the first one reads this too. */
function writeCorrection(correction: Correction, origin: string): FeedEntry {
  const { id, from, until, writtenAt } = correction;
  const { what, names, url, historyUrl } = describeNames(correction, origin);
  const paragraphs = [
    `${names}\u202f: la ${what} que nous avons relevée entre ${formatReadAt(from)} et ${formatReadAt(until)} était fausse.`,
    `En fait, ${describeCorrection(correction)}`,
  ];
  return {
    id: tag(origin, `correction/${id}`),
    title: `Correction\u202f: ${names}, ${what}`,
    paragraphs,
    links: [{ url: origin + CORRECTIONS_PATH, text: "Toutes les corrections" }],
    url,
    historyUrl,
    updated: writtenAt,
  };
}

function describeCorrection({ euros: amount, reason }: Correction): string {
  return `${amount === null ? "il n’y avait pas de montant" : `le montant juste était ${formatEuros(amount)}`}. ${reason}`;
}

function describeNames({ field }: Pick<Change, "field">, origin: string) {
  const { what, offers: codes } = describeField(field);
  const offers = codes.flatMap((code): Offer | [] => findOffer(code) ?? []);
  // Every field has an offer: it was read by a table made from them.
  const [first] = offers;
  return {
    what,
    offers,
    names: listNames(offers.map(({ name }) => name)),
    url: origin + (first?.page ?? "/parrainage"),
    historyUrl: origin + historyAddress(first?.code ?? "N26"),
  };
}

function formatShortChange({ from, to }: Change): string {
  if (to === null) return `retirée (${formatRecorded(from)} avant)`;
  return from === null
    ? `à ${formatEuros(to)}, sans montant avant`
    : `de ${formatRecorded(from)} à ${formatEuros(to)}`;
}

function describeChange({ from, to }: Change): string {
  if (to === null)
    return `n’a plus de montant dans notre base\u202f; elle était de ${formatRecorded(from)}`;
  if (from === null) return `est de ${formatEuros(to)}\u202f; notre base n’en donnait pas avant`;
  const more = to > from;
  const by = formatEuros(Math.round(Math.abs(to - from) * 100) / 100);
  return `passe de ${formatEuros(from)} à ${formatEuros(to)}, soit ${by} de ${more ? "plus" : "moins"}`;
}

function describeWhen({ seenAt }: Change, at: number): string {
  const seen = `vu ${formatReadAt(seenAt)}`;
  return at === seenAt ? `Changement ${seen}.` : `Changement fait ${formatReadAt(at)}, ${seen}.`;
}

/** RFC 4151: a name that is nobody else's, and stays when addresses change. */
export function tag(origin: string, name: string): string {
  return `tag:${new URL(origin).hostname},2026:${name}`;
}
