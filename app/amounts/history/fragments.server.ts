// What pages show of the past of an amount, as HTML text: a chart with its words for a ticket, a line with a word for the
// cote. Rendered on the server without React, once for each summary: a page with charts costs no more than one without.
import { DAY_MS, formatDate } from "../../ui/dates.ts";
import { pluralFixed } from "../../ui/plural.ts";
import { formatRecorded } from "../euros.ts";
import { findOffer, type OfferCode } from "../offers.ts";
import type { Reading } from "../reading.ts";
import {
  describeHistory,
  describeTrend,
  listAmountPeriods,
  unseenDays,
} from "./describe-history.server.ts";
import { drawChart, gapsOf } from "./draw-chart.server.ts";
import { drawSparkline } from "./draw-sparkline.server.ts";
import { CORRECTIONS_PATH, type FragmentKind, historyAddress } from "./paths.ts";
import type { PublishedAmount } from "./published.ts";
import { renderRecentChanges } from "./recent-changes.server.ts";
import type { HistorySummary, OfferHistory } from "./summary.server.ts";

/** The HTML of each fragment; never empty. */
export type HistoryFragments = Record<FragmentKind, (code: OfferCode) => string>;

/** Rows of the table under a chart; all of them are on the page of the history. */
const MOST_ROWS = 8;
/** The cron makes a summary a day: one much older than the amounts is no longer kept up. */
const LONGEST_SILENCE_MS = 2 * DAY_MS;

/** What was rendered of a summary, for as long as the isolate has it in hand. */
const cache = new WeakMap<HistorySummary, Map<OfferCode, Record<FragmentKind, string>>>();

/**
 * The fragments that go with a reading; undefined where nothing is known of the past.
 * @param published every amount that others published
 */
export function fragmentsOf(
  reading: Reading | undefined,
  published: readonly PublishedAmount[],
): HistoryFragments | undefined {
  const summary = reading?.history;
  if (!reading || !summary) return undefined;
  const find = (code: OfferCode) => cachedFragments(summary, code, published);
  const late = (code: OfferCode) => describeLate(reading, summary, code);
  return {
    told: (code) => late(code)?.told ?? find(code).told,
    chart: (code) => find(code).chart,
    trend: (code) => late(code)?.trend ?? find(code).trend,
    changes: (code) => (late(code) ? `<p>${late(code)?.told}</p>` : "") + find(code).changes,
  };
}

/** What is said instead where the summary is behind the amount that stands beside it; undefined where it is not. */
function describeLate(reading: Reading, { madeAt, offers }: HistorySummary, code: OfferCode) {
  if ((reading.readAt ?? 0) - madeAt > LONGEST_SILENCE_MS) {
    return { trend: "plus suivi", told: `Plus suivi depuis le ${formatDate(madeAt)}.` };
  }
  const now = reading.globalValues[`PRIME_PARTAGE_ET_FILLEUL_${code}`] ?? null;
  if (now === (offers[code]?.steps.at(-1)?.[1] ?? null)) return undefined;
  const sentence = "Ce montant vient de changer\u202f: son historique suit dans quelques minutes.";
  return { trend: "vient de changer", told: sentence };
}

function cachedFragments(
  summary: HistorySummary,
  code: OfferCode,
  published: readonly PublishedAmount[],
): Record<FragmentKind, string> {
  const known = cache.get(summary) ?? new Map<OfferCode, Record<FragmentKind, string>>();
  cache.set(summary, known);
  const fragments = known.get(code) ?? renderFragments(summary, code, published);
  known.set(code, fragments);
  return fragments;
}

function renderFragments(
  summary: HistorySummary,
  code: OfferCode,
  all: readonly PublishedAmount[],
) {
  const offer = summary.offers[code];
  const sentences = describeHistory(offer, summary);
  const trend = describeTrend(offer, summary);
  const isFlat = new Set(listAmountPeriods(offer, summary).map(({ euros }) => euros)).size === 1;
  // A made-up record says so wherever it is shown.
  const mark = (words: string) =>
    summary.isExample ? ` <span class="past__tag">${words}</span>` : "";
  const changes = renderRecentChanges(offer, summary) + mark("historique d’exemple");
  const more = `<p><a href="${historyAddress(code)}">Tout l’historique</a></p>`;
  if (!offer || offer.steps.length === 0)
    return { told: sentences + mark("exemple"), trend, chart: more, changes };
  const { svg, keys } = chartOf(summary, code, all) ?? { svg: "", keys: [] };
  const items = keys.map(
    ({ sign, words }) =>
      `<li class="past__key${sign === "ring" ? "" : ` past__key--${sign}`}">${words}</li>`,
  );
  return {
    told: sentences + mark("exemple"),
    trend: `${drawSparkline(offer, summary)} ${markTrend(trend, isFlat)}`,
    changes,
    chart: [
      `<figure><figcaption>Ce que le filleul reçoit en tout${mark("historique d’exemple")}</figcaption>${svg}`,
      items.length > 0 ? `<ul>${items.join("")}</ul>` : "",
      `</figure><details><summary>Les mêmes montants en tableau</summary>${renderTable(offer, summary)}${more}</details>`,
    ].join(""),
  };
}

/** The words of a trend: a fall is red; a line that never moved says no more than they do, and a phone leaves it out. */
function markTrend(words: string, isFlat: boolean): string {
  const kind = words.startsWith("−") ? "fall" : isFlat ? "flat" : undefined;
  return kind ? `<span class="past__${kind}">${words}</span>` : words;
}

/** A sign of a chart, and what it stands for. */
type ChartKey = { sign: "gap" | "wrong" | "ring"; words: string };

/**
 * The chart of an offer and what its signs stand for; undefined where none of its amounts was ever seen.
 * @param all every amount that others published @param width in units of its text; that of a ticket where it is left out
 */
export function chartOf(
  summary: HistorySummary,
  code: OfferCode,
  all: readonly PublishedAmount[],
  width?: number,
): { svg: string; keys: ChartKey[] } | undefined {
  const offer = summary.offers[code];
  if (!offer || offer.steps.length === 0) return undefined;
  const published = all.filter((amount) => amount.offer === code && amount.side === "filleul");
  const name = findOffer(code)?.name ?? code;
  const { svg, hasPublished } = drawChart({
    code,
    name,
    offer,
    watched: summary,
    published,
    width,
  });
  const unseen = Math.round(unseenDays(offer.steps[0]?.[0] ?? summary.since, summary));
  const keys: ChartKey[] = [];
  if (unseen > 0) {
    keys.push({ sign: "gap", words: `${pluralFixed(unseen, "jour")} sans relevé` });
  }
  if (offer.withdrawn) keys.push({ sign: "wrong", words: "relevé à tort, corrigé" });
  if (hasPublished) keys.push({ sign: "ring", words: "publié ailleurs, sans partage" });
  return { svg, keys };
}

type Row = { at: number; text: string };

/** The last levels, and the interruptions between them, newest first. */
function renderTable(offer: OfferHistory, summary: HistorySummary): string {
  const periods = listAmountPeriods(offer, summary).slice(-MOST_ROWS);
  const begin = periods[0]?.from ?? summary.since;
  const levels = periods.map(({ from, euros }): Row => ({ at: from, text: formatRecorded(euros) }));
  const gaps = gapsOf(summary, begin).map(
    ({ from, until }): Row => ({ at: from, text: `pas de relevé jusqu’au ${formatDate(until)}` }),
  );
  const wrong = (offer.withdrawn ?? [])
    .filter(([at]) => at >= begin)
    .map(([at, euros]): Row => {
      const link = `<a href="${CORRECTIONS_PATH}">corrigé</a>`;
      return { at, text: `${formatRecorded(euros)} relevé à tort, ${link}` };
    });
  const rows = [...levels, ...gaps, ...wrong]
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST_ROWS)
    .map(({ at, text }) => `<tr><th scope="row">${formatDate(at)}</th><td>${text}</td></tr>`);
  return `<table aria-label="Total du filleul, changement par changement"><thead><tr><th scope="col">À partir du</th><th scope="col">Total du filleul</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
