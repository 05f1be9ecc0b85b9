/** The plan of a year: every offer to a person, with what it asks, what its account costs, and what its dates are worked out from. */
import { isPersonal } from "../../amounts/offers.ts";
import { directive } from "../../build/blocks/directive.ts";
import { listReferrals, requireOpened } from "../../build/blocks/look-up.ts";
import { dayOf } from "../../build/catalogue/fact-dates.ts";
import type { FactName } from "../../build/catalogue/facts/table.ts";
import { findFact } from "../../catalogue/compare.ts";
import { writeToolFacts } from "../../catalogue/tool-facts.ts";
import { CitedSources } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";
import { compileCalendarOffer } from "../calendar/offer.build.ts";

/** Of a programme: what it asks. */
const PROGRAMME_FACTS = [
  "minimumDeposit",
  "depositAsked",
  "salaryAsked",
  "minimumSpend",
] as const satisfies FactName[];

/** Of what one opens: whom the bank lets in, and the price. */
const ACCOUNT_FACTS = [
  "incomeMinimum",
  "monthlyFee",
  "feeWithoutCondition",
  "feeConditionDeposit",
  "cardFee",
] as const satisfies FactName[];

/** `::mon-annee` */
export const monAnnee = directive({
  name: "mon-annee",
  tag: "MonAnnee",
  ids: ["plan"],
  standsOutsideSections: true,
  compile(_input, context) {
    const sources = new CitedSources(typeset);
    const offers = listReferrals(context)
      .filter(({ offer }) => isPersonal(offer.code))
      .map((each) => {
        const { offer, partner, referral } = each;
        const opened = requireOpened(each, context);
        const end = dayOf(referral.facts.campaignEnd);
        return {
          ...compileCalendarOffer(each, sources),
          firm: partner.slug,
          firmName: partner.name,
          page: offer.page,
          obstacle: partner.obstacle,
          standing: referral.standing,
          ...(end && { end }),
          requirements: writeToolFacts(PROGRAMME_FACTS, (name) => referral.facts[name], sources),
          account: writeToolFacts(ACCOUNT_FACTS, (name) => findFact(opened, name), sources),
        };
      });
    return { sources: sources.all, offers };
  },
});
