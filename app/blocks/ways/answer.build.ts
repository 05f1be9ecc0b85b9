/** Which way into a firm pays more, in a sentence: what to go by, and whether it is confirmed. */

import { formatEuros } from "../../amounts/euros.ts";
import type { WayIn, WaysIn } from "../../build/catalogue/ways-in.ts";

/**
 * The referral's amount changes after the page was drawn, so that the sentence gives the sum that it has to pass.
 * @param firm who owes the referral's bonus
 * @param mayOwe whether any of its programmes is known to be open and to pay euros
 * @param searched the month when offers without a sponsor were last looked for, « novembre 2026 »
 */
export function describeAnswer(
  { welcome, cashback }: WaysIn,
  firm: string,
  mayOwe: boolean,
  searched: string,
): string {
  if (!welcome.offer && !cashback?.offer) {
    const none = cashback ? "ni offre publique ni cashback" : "aucune offre publique";
    const rest = mayOwe ? "" : ", et rien ne dit qu’il paie en ce moment";
    return `Nous n’avons trouvé ${none} (${searched})\u202f: reste le parrainage${rest}.`;
  }
  const ways = [
    ...whileOpen(welcome, "l’offre publique"),
    ...(cashback ? whileOpen(cashback, "le cashback") : []),
  ];
  const unknown = ways.find(({ euros, reported }) => euros === null && reported === null);
  if (unknown) {
    return `Nous ne pouvons pas le dire\u202f: pour ${unknown.name}, la somme n’est pas sûre.`;
  }
  const sums = ways.map(({ name, euros, reported }) => ({
    name: euros === null ? `${name} (à confirmer)` : name,
    euros: euros ?? reported ?? 0,
  }));
  const best = sums.reduce((one, other) => (other.euros > one.euros ? other : one), {
    name: "",
    euros: 0,
  });
  if (best.euros > 0) {
    const condition = mayOwe ? "si" : "s’il est ouvert et si";
    return `Le parrainage ${condition} ${firm} doit au filleul plus de ${formatEuros(best.euros)}, sinon ${best.name}.`;
  }
  return mayOwe
    ? "Le parrainage\u202f: nous ne connaissons pas d’autre voie qui paie."
    : "Aucune voie sûre\u202f: rien ne dit que le parrainage paie en ce moment, et nous n’en connaissons pas d’autre.";
}

/** A way by its name, while it is open. */
function whileOpen(way: WayIn, name: string) {
  return way.offer && !way.isOver ? [{ ...way, name }] : [];
}
