/** Which way into a firm pays more, in a sentence: what to go by, and whether it is confirmed. */

import { formatEuros } from "../../amounts/euros.ts";
import type { WayIn, WaysIn } from "../../build/catalogue/ways-in.ts";
import { capitalize } from "../../ui/capitalize.ts";

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

const STILL_SHOWN = "si son site l’affiche encore le jour où vous ouvrez";

/** The answer on days when a dated source says that none of the referral programmes can be taken. */
export function describeAnswerWithoutReferral(ways: WaysIn): string {
  const [first, second] = findPayingWays(ways);
  if (!first) return "Aucune voie connue ne paie en ce moment.";
  const best = second ? "La plus haute des deux autres sommes" : capitalize(first.name);
  return `${best}, ${STILL_SHOWN}. Une invitation à une nouvelle campagne changerait la réponse.`;
}

/**
 * The referral's amount changes after the page was drawn, so that the sentence gives the sum that it has to pass.
 * @param mayOwe whether any of its programmes is known to be open and to pay euros
 * @param searched the month when offers without a sponsor were last looked for, « novembre 2026 »
 */
export function describeAnswer(ways: WaysIn, mayOwe: boolean, searched: string): string {
  const unsure = mayOwe ? "" : ", et rien ne dit qu’il paie en ce moment";
  if (!ways.welcome.offer && !ways.cashback?.offer) {
    const none = ways.cashback ? "ni offre publique ni cashback" : "aucune offre publique";
    return `Nous n’avons trouvé ${none} (${searched})\u202f: reste le parrainage${unsure}.`;
  }
  const paying = findPayingWays(ways);
  const [first, second] = paying;
  if (!first) return `Le parrainage est la seule voie connue${unsure}.`;
  if (paying.some(({ reported }) => reported === null)) {
    return `La plus haute de ces sommes, celle de votre invitation comprise, ${STILL_SHOWN}.`;
  }
  const best = second && (second.reported ?? 0) > (first.reported ?? 0) ? second : first;
  const doubt = best.euros === null ? " (à confirmer)" : "";
  return `Le parrainage si votre invitation annonce plus de ${formatEuros(best.reported ?? 0)}, sinon ${best.name}${doubt}.`;
}
