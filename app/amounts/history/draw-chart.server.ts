// The step chart of what a referee got, as HTML text: one path for the line, broken where nobody watched. Drawn on the
// server alone, once for all who read. Times in ms since the epoch, amounts in euros.
import { scaleLinear } from "d3-scale";
import { DAY_MS, dayInParis, formatDate, formatShortMonth } from "../../ui/dates.ts";
import { formatEuros } from "../euros.ts";
import type { OfferCode } from "../offers.ts";
import { listAmountPeriods, type Watched } from "./describe-history.server.ts";
import type { PublishedAmount } from "./published.ts";
import { gapsBetween, type Watch } from "./record.server.ts";
import { round, writeSteps } from "./step-line.server.ts";
import { type OfferHistory, WINDOW_MS } from "./summary.server.ts";

/** A record of a few days is not stretched over the whole width. */
const LEAST_SPAN_MS = 60 * DAY_MS;

/** Small, so that text stays readable in a ticket on a phone. */
const WIDTH = 340;
export const CHART_HEIGHT = 150;
const FRAME = { top: 9, right: 7, bottom: 24, left: 42 };
const FLOOR = CHART_HEIGHT - FRAME.bottom;
/** The middle of the line of months. */
const LABELS = CHART_HEIGHT - 10;

type Charted = {
  code: OfferCode;
  name: string;
  offer: OfferHistory;
  watched: Watched;
  /** What others published for the referee. */
  published: readonly PublishedAmount[];
  /** In units of its text, which has twelve. */
  width?: number | undefined;
};

/** @returns `hasPublished`: whether its rings need a word */
export function drawChart({ code, name, offer, watched, published, width = WIDTH }: Charted) {
  const right = width - FRAME.right;
  const end = watched.madeAt;
  const points = pointsOf(published, end);
  const periods = listAmountPeriods(offer, watched);
  const first = Math.min(
    ...points.map(({ at }) => at),
    periods[0]?.from ?? end,
    end - LEAST_SPAN_MS,
  );
  const begin = Math.max(first, end - WINDOW_MS);
  const amounts = [...periods, ...points].flatMap(({ euros }) => euros ?? []);
  const x = scaleLinear([begin, end], [FRAME.left, right]);
  // From zero: half as high is half as much.
  const y = scaleLinear([0, Math.max(...amounts) || 1], [FLOOR, FRAME.top]).nice(3);
  const place = (at: number, euros: number) => `${round(x(at))} ${round(y(euros))}`;

  const gaps = gapsOf(watched, begin)
    .map(({ from, until }) => [round(x(from)), round(x(until))] as const)
    .filter(([from, until]) => until - from >= 1);
  const line = writeSteps(periods, watched, x, y);
  const now = periods.at(-1)?.euros ?? null;
  const crosses = (offer.withdrawn ?? [])
    .map(([at]) => ({ at, euros: periods.findLast(({ from }) => from <= at)?.euros ?? 0 }))
    .map(({ at, euros }) => `M${round(x(at) - 4)} ${round(y(euros) - 4)}l8 8m0-8-8 8`)
    .join("");
  const rings = points.map(({ at, euros }) => `M${place(at, euros)}h0`).join("");
  const id = `evolution-${code}`;
  const ticks = y.ticks(3);
  const month = (at: number) => formatShortMonth(dayInParis(at)).replace(" ", "\u00a0");
  const svg = [
    // Nothing is filled before the sheet is there.
    `<svg viewBox="0 0 ${width} ${CHART_HEIGHT}" fill="none" role="img" aria-labelledby="${id}" aria-describedby="${id}-d">`,
    `<title id="${id}">${name}\u202f: ce que le filleul reçoit en tout</title>`,
    `<desc id="${id}-d">${describe(offer, watched)}</desc>`,
    gaps.length > 0 &&
      `<pattern id="${id}-h" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M-1 6 6-1"/></pattern>` +
        `<path class="past__gap" fill="url(#${id}-h)" d="${gaps.map(([from, until]) => `M${from} ${FRAME.top}H${until}V${FLOOR}H${from}z`).join("")}"/>`,
    `<path class="past__rule" d="${ticks.map((tick) => `M${FRAME.left} ${round(y(tick))}H${right}`).join("")}"/>`,
    ...ticks.map((tick) => text(FRAME.left - 6, y(tick), "end", formatEuros(tick))),
    text(FRAME.left, LABELS, "start", month(begin)),
    text((FRAME.left + right) / 2, LABELS, "middle", month((begin + end) / 2)),
    text(right, LABELS, "end", month(end)),
    `<path class="past__line" d="${line}"/>`,
    rings && `<path class="past__ring" d="${rings}"/><path class="past__hole" d="${rings}"/>`,
    crosses && `<path class="past__wrong" d="${crosses}"/>`,
    now !== null && `<path class="past__now" d="M${place(end, now)}h0"/>`,
    "</svg>",
  ];
  return { svg: svg.filter(Boolean).join(""), hasPublished: points.length > 0 };
}

/** What nobody watched of the record, from `begin` on. */
export function gapsOf({ watches }: Watched, begin: number): Watch[] {
  return gapsBetween(watches)
    .filter(({ until }) => until > begin)
    .map(({ from, until }) => ({ from: Math.max(from, begin), until }));
}

/** The text that stands for the drawing. */
function describe({ highest, lowest, steps, withdrawn }: OfferHistory, watched: Watched): string {
  if (!highest || !lowest) return "Aucun montant sur cette période.";
  const range =
    highest.euros === lowest.euros
      ? `toujours ${formatEuros(highest.euros)}`
      : `de ${formatEuros(lowest.euros)} à ${formatEuros(highest.euros)}`;
  const from = steps[0]?.[0] ?? watched.since;
  return `Courbe en escalier, ${range}, du ${formatDate(from)} au ${formatDate(watched.madeAt)}. ${withdrawn ? "Une croix marque un montant relevé à tort, et corrigé. " : ""}Les mêmes montants sont dans le tableau.`;
}

/** Those whose month is known, in the last two years, each in the middle of its month. */
function pointsOf(published: readonly PublishedAmount[], end: number) {
  const points = published.flatMap(({ asOf, euros }) => {
    const at = Math.min(Date.parse(`${asOf ?? ""}-15T12:00:00Z`), end);
    return at >= end - WINDOW_MS ? [{ at, euros }] : [];
  });
  return [...new Map(points.map((point) => [`${point.at} ${point.euros}`, point])).values()];
}

function text(x: number, y: number, anchor: "start" | "middle" | "end", words: string): string {
  const place = anchor === "start" ? "" : ` text-anchor="${anchor}"`;
  return `<text x="${round(x)}" y="${round(y)}" dy=".32em"${place}>${words}</text>`;
}
