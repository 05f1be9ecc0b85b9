// The line beside an offer of the cote: which way its amount went, without scale or words. Drawn on the server alone.
import { scaleLinear } from "d3-scale";
import { listAmountPeriods, type Watched } from "./describe-history.server.ts";
import { round, writeSteps } from "./step-line.server.ts";
import { type OfferHistory, WINDOW_MS } from "./summary.server.ts";

const SIZE = { width: 80, height: 22 };
/** Room for the width of the line and for the point at its end. */
const MARGIN = 4;

/** The last two years of an offer, at the same scale of time for all; the word beside it says what matters. */
export function drawSparkline(offer: OfferHistory, watched: Watched): string {
  const end = watched.madeAt;
  const periods = listAmountPeriods(offer, watched);
  const amounts = periods.flatMap(({ euros }) => euros ?? []);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const begin = Math.max(watched.since, end - WINDOW_MS);
  const x = scaleLinear([begin, end], [MARGIN, SIZE.width - MARGIN]);
  // What never changed runs through the middle: d3 gives the middle of a range whose values have no width.
  const y = scaleLinear([least, most], [SIZE.height - MARGIN, MARGIN]);
  const now = periods.at(-1)?.euros;
  const point =
    now == null ? "" : `<path class="past__now" d="M${round(x(end))} ${round(y(now))}h0"/>`;
  return `<svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" fill="none" aria-hidden="true"><path class="past__line" d="${writeSteps(periods, watched, x, y)}"/>${point}</svg>`;
}
