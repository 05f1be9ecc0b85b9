/** The move to another bank: how many days the law gives for it, and the bonuses that ask for it. */
import { directive } from "../../build/blocks/directive.ts";
import { listReferrals } from "../../build/blocks/look-up.ts";
import { getOrThrow } from "../../catalogue/get-or-throw.server.ts";
import { typeset } from "../../ui/typography.server.ts";

/** `::changer-de-banque` */
export const changerDeBanque = directive({
  name: "changer-de-banque",
  form: "leaf",
  tag: "ChangerDeBanque",
  ids: ["calendrier", "sans-perdre-la-prime"],
  isApart: true,
  compile(_input, context) {
    const delay = getOrThrow("règle inconnue", "loi.bank_mobility_delays", context.catalogue.facts);
    if (typeof delay.value !== "number")
      throw new Error("« loi.bank_mobility_delays » : attendu, un nombre");
    const offers = listReferrals(context).flatMap(({ offer, referral }) =>
      referral.steps
        .filter(({ kind }) => kind === "switch")
        .map(({ text, missed, within }) => ({
          name: offer.name,
          page: offer.page,
          offerCode: offer.code,
          text: typeset(text),
          ...(missed && { missed: typeset(missed) }),
          ...(within && { within }),
        })),
    );
    return { workingDays: delay.value, offers };
  },
});
