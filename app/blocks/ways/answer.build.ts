/** Which way into a firm pays more, in a sentence: what to go by, and whether it is confirmed. */

import { formatEuros } from "../../amounts/euros.ts";
import type { WayIn, WaysIn } from "../../build/catalogue/ways-in.ts";

/** A way beside the referral by its name, and its euros as far as anybody tells them. */
type PayingWay = Pick<WayIn, "euros" | "reported"> & { name: string };

/** The ways beside the referral that are open, and not known to pay nothing. */
export function findPayingWays({ welcome, cashback }: WaysIn): PayingWay[] {
  return [
    { name: "l’offre publique", way: welcome },
    { name: "le cashback", way: cashback },
  ].flatMap(({ name, way }) =>
    way?.offer && !way.isOver && way.reported !== 0 ? [{ ...way, name }] : [],
  );
}

/** The answer on days when a dated source says that none of the referral programmes can be taken; null where others may pay. */
export function describeAnswerWithoutReferral(ways: WaysIn): string | null {
  return findPayingWays(ways).length > 0 ? null : "Aucune voie connue ne paie en ce moment.";
}

/**
 * The referral's amount changes after the page was drawn, so that the sentence gives the sum that it has to pass. Null where
 * one of the sums is unknown.
 * @param mayOwe whether any of its programmes is known to be open and to pay euros
 * @param searched the month when offers without a sponsor were last looked for, « novembre 2026 »
 */
export function describeAnswer(ways: WaysIn, mayOwe: boolean, searched: string): string | null {
  const unsure = mayOwe ? "" : ", et rien ne dit qu’il paie en ce moment";
  if (!ways.welcome.offer && !ways.cashback?.offer) {
    const none = ways.cashback ? "ni offre publique ni cashback" : "aucune offre publique";
    return `Nous n’avons trouvé ${none} (${searched})\u202f: reste le parrainage${unsure}.`;
  }
  const paying = findPayingWays(ways);
  const [first, second] = paying;
  if (!first) return `Le parrainage est la seule voie connue${unsure}.`;
  if (paying.some(({ reported }) => reported === null)) return null;
  const best = second && (second.reported ?? 0) > (first.reported ?? 0) ? second : first;
  const doubt = best.euros === null ? " (à confirmer)" : "";
  return `Le parrainage si votre invitation annonce plus de ${formatEuros(best.reported ?? 0)}, sinon ${best.name}${doubt}.`;
}
