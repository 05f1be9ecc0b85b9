/** An offer with its steps and how long to keep the account: what its dates are worked out from, wherever a tool does. */
import type { requireReferral } from "../../build/blocks/look-up.ts";
import { readKeepRule } from "../../build/catalogue/keep-account.ts";
import { riskOf } from "../../catalogue/kinds.ts";
import { writeToolFacts } from "../../catalogue/tool-facts.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import type { CitedSources } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";
import { delayOf, describeClaims } from "./closing.ts";
import type { CalendarStep } from "./dated-steps.ts";
import { CALENDAR_FACTS } from "./events.ts";

/** @param sources the tool's list, which grows by what the offer's facts cite */
export function compileCalendarOffer(
  { offer, partner, referral }: ReturnType<typeof requireReferral>,
  sources: CitedSources,
) {
  const { steps, rulesUrl, facts } = referral;
  const rule = readKeepRule(referral);
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
    keep: { delays: rule.claims.map(delayOf), sentence: typeset(describeClaims(rule)) },
    /** Who tells how long to keep the account: places in the list of sources. */
    keepSources: rule.claims
      .filter(({ value }) => value !== null)
      .flatMap((claim) => writeFact(claim, sources).sources),
  };
}
