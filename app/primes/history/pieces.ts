// What pages show of the past of an amount, as HTML text: a chart with its words for a ticket, a line with a word for the
// cote. Drawn on the server without React, once for each summary: a page with charts costs no more than one without.
import { formatDate } from "../../ui/dates.ts";
import { formatEuros } from "../euros.ts";
import { findOffer, type OfferCode } from "../offers.ts";
import type { Reading } from "../reading.ts";
import { drawChart, gapsOf } from "./draw-chart.ts";
import { drawSpark } from "./draw-spark.ts";
import { historyAddress } from "./paths.ts";
import type { PublishedAmount } from "./published.ts";
import type { HistorySummary, OfferHistory } from "./summary.ts";
import { staysOf, tellHistory, tellTrend } from "./told.ts";

/** A piece by the place it is made for: a ticket, a line of the cote. */
export type PieceKind = "chart" | "trend";

/** The HTML of each piece; never empty. */
export type HistoryPieces = Record<PieceKind, (code: OfferCode) => string>;

/** Rows of the table under a chart; all of them are on the page of the history. */
const MOST_ROWS = 8;
/** The cron makes a summary a day: one much older than the amounts is no longer kept up. */
const LONGEST_SILENCE_MS = 2 * 24 * 60 * 60 * 1000;

/** A chart in parts: only its sentence depends on what was read since. */
type Drawn = { told: string; rest: string; trend: string };

/** What was drawn of a summary, for as long as the isolate has it in hand. */
const drawn = new WeakMap<HistorySummary, Map<OfferCode, Drawn>>();

/**
 * The pieces that go with a reading; undefined where nothing is known of the past.
 * @param published every amount that others published
 */
export function piecesOf(
  reading: Reading | undefined,
  published: readonly PublishedAmount[],
): HistoryPieces | undefined {
  const summary = reading?.history;
  if (!reading || !summary) return undefined;
  return {
    chart(code) {
      const { told, rest } = find(summary, code, published);
      const late = tellLate(reading, summary, code);
      return `<p class="past__told">${late?.sentence ?? told}</p>${rest}`;
    },
    trend(code) {
      const late = tellLate(reading, summary, code);
      return late ? `<span>${late.word}</span>` : find(summary, code, published).trend;
    },
  };
}

/** What is said instead where the summary is behind the amount that stands beside it; undefined where it is not. */
function tellLate(reading: Reading, { madeAt, offers }: HistorySummary, code: OfferCode) {
  if ((reading.readAt ?? 0) - madeAt > LONGEST_SILENCE_MS) {
    const word = "plus suivi";
    return { word, sentence: `Plus suivi depuis le ${formatDate(madeAt)}.` };
  }
  const now = reading.globalValues[`PRIME_PARTAGE_ET_FILLEUL_${code}`] ?? null;
  if (now === (offers[code]?.steps.at(-1)?.[1] ?? null)) return undefined;
  const sentence = "Ce montant vient de changer\u202f: son historique suit dans quelques minutes.";
  return { word: "vient de changer", sentence };
}

function find(
  summary: HistorySummary,
  code: OfferCode,
  published: readonly PublishedAmount[],
): Drawn {
  const known = drawn.get(summary) ?? new Map<OfferCode, Drawn>();
  drawn.set(summary, known);
  const piece = known.get(code) ?? draw(summary, code, published);
  known.set(code, piece);
  return piece;
}

function draw(summary: HistorySummary, code: OfferCode, all: readonly PublishedAmount[]): Drawn {
  const offer = summary.offers[code];
  const told = tellHistory(offer, summary);
  const word = `<span>${tellTrend(offer, summary)}</span>`;
  const more = `<a href="${historyAddress(code)}">Tout l’historique</a>`;
  if (!offer || offer.steps.length === 0) {
    return { told, trend: word, rest: `${tellExample(summary)}<p class="meta">${more}</p>` };
  }
  const published = all.filter((amount) => amount.offer === code && amount.side === "filleul");
  const name = findOffer(code)?.name ?? code;
  const chart = drawChart({ code, name, offer, watched: summary, published });
  const keys = [
    chart.hasGaps && `<li class="past__key past__key--gap">pas de relevé</li>`,
    chart.hasPublished && `<li class="past__key">publié ailleurs, sans partage</li>`,
  ].filter(Boolean);
  return {
    told,
    trend: `${drawSpark(offer, summary)}${word}`,
    rest: [
      `<figure>${chart.svg}`,
      `<figcaption class="meta">${tellExample(summary)}`,
      keys.length > 0 ? `<ul>${keys.join("")}</ul>` : "",
      "</figcaption></figure>",
      `<details class="meta"><summary>Les mêmes montants en tableau</summary>${drawTable(offer, summary)}<p>${more}</p></details>`,
    ].join(""),
  };
}

/** A made-up record says so wherever it is shown. */
function tellExample({ isExample }: HistorySummary): string {
  return isExample ? `<strong class="past__example">Historique d’exemple</strong>` : "";
}

type Row = { at: number; cells: string };

/** The last levels, and the interruptions between them, newest first. */
function drawTable(offer: OfferHistory, summary: HistorySummary): string {
  const stays = staysOf(offer, summary).slice(-MOST_ROWS);
  const begin = stays[0]?.from ?? summary.since;
  const levels = stays.map(
    ({ from, euros }): Row => ({
      at: from,
      cells: `<th scope="row">${formatDate(from)}</th><td>${euros === null ? "aucun montant" : formatEuros(euros)}</td>`,
    }),
  );
  const gaps = gapsOf(summary, begin).map(
    ({ from, until }): Row => ({
      at: from,
      cells: `<th scope="row">${formatDate(from)}</th><td>pas de relevé jusqu’au ${formatDate(until)}</td>`,
    }),
  );
  const rows = [...levels, ...gaps].sort((a, b) => b.at - a.at).slice(0, MOST_ROWS);
  return `<table><thead><tr><th scope="col">À partir du</th><th scope="col">Total du filleul</th></tr></thead><tbody>${rows.map(({ cells }) => `<tr>${cells}</tr>`).join("")}</tbody></table>`;
}
