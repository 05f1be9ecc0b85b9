// Sentences that hang on the day's amounts: which of two offers leaves more, and what several owe together. Pure; each travels
// as the name of a slot (euros.ts), so that it is filled wherever an amount is. Loaded with every page: kept short.
import type { OfferCode } from "./offers.ts";
import type { GlobalValues } from "./values.ts";

/** An offer, and what it costs each time, in euros. Its name goes with it: the table of offers is no script of every page. */
type Costly = { code: OfferCode; name: string; cost: number };

const BETWEEN = "__";

/** The name of the slot for `describeThreshold`. @param most how often the cost may come back */
export function nameThreshold(sides: readonly Costly[], most: number): string {
  const told = sides.flatMap(({ code, name, cost }) => [code, name, Math.round(cost * 100)]);
  return ["SEUIL", most, ...told].join(BETWEEN);
}

/** The name of the slot for what the referee is owed by several offers. */
export function nameTotal(codes: readonly OfferCode[]): string {
  return ["SOMME", ...codes].join(BETWEEN);
}

/**
 * The euros that a slot of `nameTotal` stands for, of the offers that have an amount; null where one is no amount, undefined
 * where none has one, or the name is none of a total.
 */
export function addTotal(name: string, values: Readonly<GlobalValues> | undefined) {
  const [kind, ...codes] = name.split(BETWEEN);
  if (kind !== "SOMME") return undefined;
  const owed = codes
    .map((code) => values?.[`PRIME_FILLEUL_${code as OfferCode}`])
    .filter((euros) => euros !== undefined);
  if (owed.length === 0) return undefined;
  return owed.reduce((sum, euros) => (sum === null || euros === null ? null : sum + euros), 0);
}

/**
 * « Fortuneo Gold jusqu’à 9, Fortuneo Fosfo au-delà »: which of two leaves more for each number of slips.
 * @returns undefined where the name is none of a threshold
 */
export function describeThreshold(name: string, values: Readonly<GlobalValues> | undefined) {
  const [kind, most, ...told] = name.split(BETWEEN);
  if (kind !== "SEUIL") return undefined;
  const [one, other] = [0, 3].map((at) => ({
    bonus: values?.[`PRIME_FILLEUL_${told[at] as OfferCode}`],
    name: told[at + 1],
    cents: Number(told[at + 2]),
  }));
  if (one?.bonus == null || other?.bonus == null) return "montants du jour indisponibles";
  const ahead = (one.bonus - other.bonus) * 100;
  const byTimes = Array.from({ length: Number(most) + 1 }, (_, times) => {
    const left = ahead - times * (one.cents - other.cents);
    return left > 0 ? one.name : left < 0 ? other.name : "égalité";
  });
  const starts = byTimes.flatMap((best, times) => (best === byTimes[times - 1] ? [] : times));
  if (starts.length === 1) return `${byTimes[0]}, quel que soit leur nombre`;
  return starts
    .map((from, place) => {
      const next = starts[place + 1];
      if (next === undefined) return `${byTimes[from]} au-delà`;
      return `${byTimes[from]} ${next - from > 1 ? "jusqu’à" : "à"} ${next - 1}`;
    })
    .join(", ");
}
