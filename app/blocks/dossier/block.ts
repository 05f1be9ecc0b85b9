/** The file of one bonus: every offer to a person with its steps, and where its firm takes complaints. */
import { isPersonal } from "../../amounts/offers.ts";
import { directive } from "../../build/blocks/directive.ts";
import { listReferrals } from "../../build/blocks/look-up.ts";
import type { FactName } from "../../build/catalogue/facts/table.ts";
import { writeToolFacts } from "../../catalogue/tool-facts.ts";
import { CitedSources } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";
import { compileCalendarOffer } from "../calendar/offer.build.ts";

/** Of a firm: where to complain, and who decides afterwards. */
const FIRM_FACTS = [
  "complaints",
  "complaintsAddress",
  "complaintsDelay",
  "mediator",
  "mediatorAddress",
  "mediatorScope",
] as const satisfies FactName[];

/** `::mon-dossier`; offers to companies are left out, since the mediators of consumers hear none. */
export const monDossier = directive({
  name: "mon-dossier",
  tag: "MonDossier",
  ids: ["dossier"],
  standsOutsideSections: true,
  compile(_input, context) {
    const sources = new CitedSources(typeset);
    const offers = listReferrals(context)
      .filter(({ offer }) => isPersonal(offer.code))
      .map((each) => ({
        ...compileCalendarOffer(each, sources),
        /** The same offer as it stood up to a day, the oldest version first. */
        versions: each.referral.versions.map(({ until, ...before }) => {
          const referral = { ...each.referral, ...before };
          return { until, ...compileCalendarOffer({ ...each, referral }, sources) };
        }),
        firm: each.partner.name,
        firmSlug: each.partner.slug,
        page: each.offer.page,
        /** Whether it answers to the authority whose recommendation gives the days of a complaint. */
        isSupervised: !["cashback", "crypto"].includes(each.offer.kind),
        firmFacts: writeToolFacts(FIRM_FACTS, (name) => each.partner.facts[name], sources),
      }));
    return { sources: sources.all, offers };
  },
});
