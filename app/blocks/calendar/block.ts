/** The calendar of deadlines: every offer whose steps the catalogue knows. */

import { directive } from "../../build/blocks/directive.ts";
import { listReferrals } from "../../build/blocks/look-up.ts";
import { readKeepRule } from "../../build/catalogue/keep-account.ts";
import { riskOf } from "../../catalogue/kinds.ts";
import { writeToolFacts } from "../../catalogue/tool-facts.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import { CitedSources } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";
import { writeKeep } from "./closing.ts";
import type { CalendarStep } from "./dated-steps.ts";
import { CALENDAR_FACTS } from "./events.ts";

/** `::calendrier`: the dates of every offer whose steps the catalogue knows, counted from an opening. */
export const calendrier = directive({
  name: "calendrier",
  form: "leaf",
  tag: "Calendrier",
  ids: ["echeances"],
  isApart: true,
  compile(_input, context) {
    const sources = new CitedSources(typeset);
    const offers = listReferrals(context)
      .filter(({ referral }) => referral.steps.length > 0)
      .map(({ offer, partner, referral }) => {
        const { steps, rulesUrl, facts } = referral;
        const rule = readKeepRule(referral);
        const { delays, told } = writeKeep(rule);
        return {
          offerCode: offer.code,
          name: offer.name,
          rulesUrl,
          risk: riskOf(partner.kind),
          steps: steps.map(
            ({ tellsDelay: _, amount: __, text, missed, ...step }): CalendarStep => ({
              ...step,
              text: typeset(text),
              ...(missed && { missed: typeset(missed) }),
            }),
          ),
          facts: writeToolFacts(CALENDAR_FACTS, (name) => facts[name], sources),
          /** Told here, where each source still has the title this offer's file gives it: the list of sources keeps one for all. */
          keep: { delays, told: typeset(told) },
          /** Who tells how long to keep the account: places in the list of sources. */
          keepSources: rule.claims
            .filter(({ value }) => value !== null)
            .flatMap((claim) => writeFact(claim, sources).sources),
        };
      });
    return { sources: sources.all, offers };
  },
});
