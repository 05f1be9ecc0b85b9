/** Which way into a firm pays, where only one may: of several, the sums and what each asks stand side by side. */

import type { WaysIn } from "../../build/catalogue/ways-in.ts";

/** Whether a way beside the referral is open, and not known to pay nothing. */
export function hasOtherWay({ welcome, cashback }: WaysIn): boolean {
  return [welcome, cashback].some((way) => way?.offer && !way.isOver && !way.isNothing);
}

/** The answer on days when a dated source says that none of the referral programmes can be taken either. */
export const NO_WAY = "Aucune voie connue ne paie en ce moment.";

/**
 * The answer where the referral is the only way.
 * @param mayOwe whether any of its programmes is known to be open and to pay euros
 * @param searched the month when offers without a sponsor were last looked for, « novembre 2026 »
 */
export function describeAnswer(ways: WaysIn, mayOwe: boolean, searched: string): string {
  const unsure = mayOwe ? "" : ", et rien ne dit qu’il paie en ce moment";
  if (ways.welcome.offer || ways.cashback?.offer) {
    return `Le parrainage est la seule voie connue${unsure}.`;
  }
  const none = ways.cashback ? "ni offre publique ni cashback" : "aucune offre publique";
  return `Nous n’avons trouvé ${none} (${searched})\u202f: reste le parrainage${unsure}.`;
}
