// The one scale that all bars of an answer are drawn on.
import { type BarScale, scaleOf } from "../../ui/bar.tsx";

/** How many times the cost it is measured by the scale holds at most. */
const MOST_TIMES = 4;

/**
 * A cost of many times the others would leave no room for the gaps between them: the scale ends at the highest cost
 * that is at most four times one's own bank's or, without it, the median of what is not free. Bars beyond are cut, which
 * they say.
 * @param costs of the cards drawn, in euros a year @param own of one's own bank, where it was typed
 */
export function scaleFor(costs: readonly number[], own = 0): BarScale {
  const paid = costs.filter((euros) => euros > 0).sort((a, b) => a - b);
  const measure = own || (paid[Math.floor(paid.length / 2)] ?? 0);
  return scaleOf([own, ...paid.filter((euros) => euros <= MOST_TIMES * measure)]);
}
