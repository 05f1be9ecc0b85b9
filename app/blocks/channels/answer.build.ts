/** Which channel pays, where only one may: of several, the sums and what each asks stand side by side. */

import type { BonusChannels } from "../../build/catalogue/bonus-channels.ts";

/** Whether a channel beside the referral is open, and not known to pay nothing. */
export function hasOtherChannel({ welcome, cashback }: BonusChannels): boolean {
  return [welcome, cashback].some(
    (channel) => channel?.offer && !channel.isOver && !channel.isNothing,
  );
}

/** The answer on days when a dated source says that none of the referral programmes can be taken either. */
export const NO_CHANNEL_PAYS = "Aucune voie connue ne paie en ce moment.";

/**
 * The answer where the referral is the only channel.
 * @param mayOwe whether any of its programmes is known to be open and to pay euros
 * @param searched the month when offers without a sponsor were last looked for, « novembre 2026 »
 */
export function describeAnswer(channels: BonusChannels, mayOwe: boolean, searched: string): string {
  const unsure = mayOwe ? "" : ", et rien ne dit qu’il paie en ce moment";
  if (channels.welcome.offer || channels.cashback?.offer) {
    return `Le parrainage est la seule voie connue${unsure}.`;
  }
  const none = channels.cashback ? "ni offre publique ni cashback" : "aucune offre publique";
  return `Nous n’avons trouvé ${none} (${searched})\u202f: reste le parrainage${unsure}.`;
}
