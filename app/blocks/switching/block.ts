/** The move to another bank: how many days the law gives for it, and the bonuses that ask for it. */
import { directive } from "../../build/blocks/directive.ts";
import { listReferrals } from "../../build/blocks/look-up.ts";
import { getOrThrow } from "../../catalogue/get-or-throw.server.ts";
import { typeset } from "../../ui/typography.server.ts";

/** `::changer-de-banque` */
export const changerDeBanque = directive({
  name: "changer-de-banque",
  tag: "ChangerDeBanque",
  ids: ["calendrier", "sans-perdre-la-prime"],
  standsOutsideSections: true,
  compile(_input, context) {
    const delay = getOrThrow("règle inconnue", "loi.bank_mobility_delays", context.catalogue.facts);
    if (typeof delay.value !== "number")
      throw new Error("« loi.bank_mobility_delays » : attendu, un nombre");
    // Mobility leads from an account in France to another: offers of banks, and what they ask of it.
    const offers = listReferrals(context)
      .filter(({ offer }) => offer.kind === "banque")
      .map(({ offer, referral: { steps, standing } }) => {
        const step = steps.find(({ kind }) => kind === "switch");
        return {
          name: offer.name,
          page: offer.page,
          offerCode: offer.code,
          standing,
          ...(step && {
            step: {
              text: typeset(step.text),
              ...(step.missed && { missed: typeset(step.missed) }),
              ...(step.within && { within: step.within }),
            },
          }),
        };
      });
    return { workingDays: delay.value, offers };
  },
});
