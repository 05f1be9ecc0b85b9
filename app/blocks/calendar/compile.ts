/** The calendar of deadlines: every offer whose steps the catalogue knows. */

import { type DirectiveContext, directive } from "../../pages/compiler/directive.ts";
import { typeset } from "../../pages/french/typography.ts";
import { OFFERS, type OfferCode } from "../../primes/offers.ts";
import { demandOffer } from "../demand.ts";
import { FactPacker } from "../pack-facts.ts";
import { CALENDAR_FACTS } from "./calendar-facts.ts";

/** `::calendrier`: the dates of every offer whose steps the catalogue knows, counted from an opening. */
export const calendrier = directive({
  name: "calendrier",
  form: "leaf",
  tag: "Calendrier",
  compile(_input, context) {
    const packer = new FactPacker(context);
    const offers = OFFERS.flatMap(({ code }) => listOffer(code, packer, context));
    return { table: packer.table, offers };
  },
});

function listOffer(code: OfferCode, packer: FactPacker, context: DirectiveContext) {
  const { offer, referral } = demandOffer(code, context);
  const { steps, rulesUrl, risk } = referral;
  if (steps.length === 0) return [];
  const id = `referral.${code}`;
  return [
    {
      offre: offer.code,
      name: offer.name,
      rulesUrl,
      risk,
      steps: steps.map(({ text, within, keeps }) => ({
        text: typeset(text),
        ...(within && { within }),
        ...(keeps && { keeps }),
      })),
      /** Places in the table. */
      facts: packer.pack(id, id, CALENDAR_FACTS),
    },
  ];
}
