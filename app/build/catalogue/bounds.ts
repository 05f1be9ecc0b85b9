/**
 * Between what bounds a figure of the catalogue is believed: a slip of the keyboard is a figure like any other, and would
 * be ranked as the dearest card of the site, or the cheapest. They are wide; a true figure beyond one moves it.
 */

import { formatQuantity, type UnitName, unitOf } from "../../catalogue/units.ts";
import { findFactKind } from "./facts/table.ts";

type Figure = { value: unknown; unit?: UnitName | null | undefined };

/** What a figure may be; `text` ends « … au plus pour … ». */
type Bound = { most: number; text: string; least?: number };

/** What a customer pays, by unit, as far above the dearest that is known as a price may rise. */
const PRICES: Partial<Record<UnitName, number>> = {
  EUR: 500,
  "EUR/mois": 100,
  "EUR HT/mois": 500,
  "EUR/trimestre": 300,
  "EUR/an": 1_500,
  "EUR/retrait": 20,
  "EUR/ordre": 100,
};

const MOST_EUROS = 10_000_000;
/** What all the customers of a lending platform have there. */
const MOST_LENT = 2_000_000_000;
/** Of a referral, to either side. */
const MOST_BONUS = 2_000;

/** The name of a bonus, which is no fact of its own. */
export const BONUS = "prime";

/**
 * Why nobody believes a figure, in French; undefined where it may be true, and for what is no figure.
 * @param name the fact's, without its owner: `monthlyFee`
 */
export function findBoundFault(name: string, { value, unit = null }: Figure): string | undefined {
  if (typeof value !== "number") return undefined;
  const { least = 0, most, text } = boundOf(name, unit);
  const shown = formatQuantity(value, unit);
  if (value < least) return `${shown} : ${formatQuantity(least, unit)} au moins pour ${text}`;
  if (value <= most) return undefined;
  return `${shown} : ${formatQuantity(most, unit)} au plus pour ${text} (si c’est vrai, relevez la borne dans app/build/catalogue/bounds.ts)`;
}

function boundOf(name: string, unit: UnitName | null): Bound {
  const price = findFactKind(name)?.isPrice && unit ? PRICES[unit] : undefined;
  if (price !== undefined) return { most: price, text: "un prix" };
  if (name.startsWith("portfolio."))
    return { most: unit === "%" ? 100 : MOST_LENT, text: "un encours" };
  if (name === BONUS) return { most: MOST_BONUS, text: "une prime" };
  switch (unitOf({ unit })?.of) {
    case "EUR":
      return { most: MOST_EUROS, text: "un montant" };
    case "percent":
      return { most: 100, text: "un taux" };
    case "calendar year":
      return { least: 1_800, most: new Date().getUTCFullYear(), text: "une année passée" };
    case "day":
      return { most: 3_650, text: "un délai" };
    case "month":
    case "full month":
      return { most: 120, text: "un délai" };
    default:
      return { most: 1_000_000_000, text: "un nombre" };
  }
}
