/** The calendar of deadlines: every offer whose steps the catalogue knows. */

import { directive } from "../../build/blocks/directive.ts";
import { listReferrals } from "../../build/blocks/look-up.ts";
import { CitedSources } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";
import { compileCalendarOffer } from "./offer.build.ts";

/** `::calendrier`: the dates of every offer whose steps the catalogue knows, counted from an opening. */
export const calendrier = directive({
  name: "calendrier",
  tag: "Calendrier",
  ids: ["echeances"],
  standsOutsideSections: true,
  compile(_input, context) {
    const sources = new CitedSources(typeset);
    const offers = listReferrals(context)
      .filter(({ referral }) => referral.steps.length > 0)
      .map((each) => compileCalendarOffer(each, sources));
    return { sources: sources.all, offers };
  },
});
