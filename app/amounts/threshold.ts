// Which of two offers leaves more, their bonus less what a slip costs each time: a sentence that hangs on the day's amounts.
// Pure; it travels as the name of a slot (euros.ts), so that it is filled wherever an amount is. In every page: kept short.
import type { OfferCode } from "./offers.ts";
import type { GlobalValues } from "./values.ts";

/** An offer, and what it costs each time, in euros. Its name goes with it: the table of offers is no script of every page. */
type Costly = { code: OfferCode; name: string; cost: number };

/** Names of amounts hold none. */
const BETWEEN = "__";

/** The name of the slot, the dearer offer first. @param most how often the cost may come back */
export function nameThreshold(dearer: Costly, other: Costly, most: number): string {
  const cents = Math.round((dearer.cost - other.cost) * 100);
  return [dearer.code, other.code, dearer.name, other.name, cents, most].join(BETWEEN);
}

/**
 * « Fortuneo Gold jusqu’à 9, Fortuneo Fosfo au-delà »: up to there the first leaves at least as much.
 * @returns undefined where one of the amounts is not known, or the name is none of a threshold
 */
export function describeThreshold(name: string, values: Readonly<GlobalValues> | undefined) {
  const [one, two, dearer, other, cents, most] = name.split(BETWEEN);
  const read = (code?: string) => values?.[`PRIME_FILLEUL_${code as OfferCode}`] ?? Number.NaN;
  const crossing = ((read(one) - read(two)) * 100) / Number(cents);
  if (crossing < 0) return `${other}, toujours`;
  if (crossing >= Number(most)) return `${dearer}, toujours`;
  if (crossing >= 0) return `${dearer} jusqu’à ${Math.floor(crossing)}, ${other} au-delà`;
  return undefined;
}
