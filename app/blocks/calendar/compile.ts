/** The calendar of deadlines: every offer whose steps the catalogue knows. */
import { riskOf } from "../../catalogue/kinds.ts";
import { FactPacker } from "../../catalogue/packed-facts.ts";
import { directive } from "../../pages/compiler/directive.ts";
import { typeset } from "../../pages/french/typography.ts";
import { listReferrals } from "../demand.ts";
import { CALENDAR_FACTS } from "./events.ts";

/** `::calendrier`: the dates of every offer whose steps the catalogue knows, counted from an opening. */
export const calendrier = directive({
  name: "calendrier",
  form: "leaf",
  tag: "Calendrier",
  compile(_input, context) {
    const packer = new FactPacker(typeset);
    const offers = listReferrals(context)
      .filter(({ referral }) => referral.steps.length > 0)
      .map(({ offer, partner, referral: { steps, rulesUrl, facts } }) => ({
        offerCode: offer.code,
        name: offer.name,
        rulesUrl,
        risk: riskOf(partner.kind),
        steps: steps.map(({ text, within, keeps, monthly }) => ({
          text: typeset(text),
          ...(within && { within }),
          ...(keeps && { keeps }),
          ...(monthly && { monthly }),
        })),
        /** Places in the table. */
        facts: CALENDAR_FACTS.map((name) => packer.pack(facts[name])),
      }));
    return { table: packer.table, offers };
  },
});
