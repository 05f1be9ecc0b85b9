import type { Step } from "../../catalogue/schema.ts";
import { formatQuantity } from "../../catalogue/units.ts";
import { directive } from "../../pages/compiler/directive.ts";
import { dateTogether, listItems, writeFacts } from "../../pages/compiler/write-facts.ts";
import { typeset } from "../../pages/french/typography.ts";
import { demandOffer } from "../demand.ts";

/** `::conditions{offre=N26}`: the steps of a referral programme, then its rules. */
export const conditions = directive({
  name: "conditions",
  form: "leaf",
  tag: "Conditions",
  required: ["offre"],
  compile({ attributes }, context) {
    const { offer, referral } = demandOffer(attributes.offre ?? "", context);
    const { whoCanBeReferred, whoCanRefer, stepsFact } = referral;
    const rules = [...referral.essentials, ...referral.fineprint];
    return {
      offre: offer.code,
      name: offer.name,
      whoCanBeReferred: listItems(whoCanBeReferred),
      whoCanRefer: listItems(whoCanRefer),
      steps: referral.steps.map(writeStep),
      /** Whether any of them has a day to be put into a calendar. */
      hasDelays: referral.steps.some(({ within }) => within),
      /** Deposit, spending, payout, cap, clawback: those that are known. */
      facts: writeFacts(rules, context),
      /** The rules nobody told us, by their labels: to be read in the programme's own terms. */
      unknown: rules.filter(({ fact }) => fact.value === null).map(({ label }) => typeset(label)),
      rulesUrl: referral.rulesUrl,
      told: dateTogether([stepsFact, whoCanBeReferred, whoCanRefer], context),
    };
  },
});

/** A delay is added to the step's words, unless they tell it already. */
function writeStep({ text, within, keeps, tellsDelay }: Step): string {
  if (!within || tellsDelay) return typeset(text);
  const delay = formatQuantity(within.value, within.unit);
  return `${typeset(text)} (${keeps ? "pendant" : "sous"} ${delay})`;
}
