import { type DirectiveContext, directive } from "../../build/blocks/directive.ts";
import { readLeftOut, requireReferral } from "../../build/blocks/look-up.ts";
import type { Referral } from "../../build/catalogue/catalogue.ts";
import { labelFact, listShown } from "../../build/catalogue/facts/table.ts";
import { readKeepRule } from "../../build/catalogue/keep-account.ts";
import type { Step } from "../../build/catalogue/schema.ts";
import { dateTogether, listItems, writeFacts } from "../../build/compiler/write-facts.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { formatQuantity } from "../../catalogue/units.ts";
import { leastSure } from "../../ui/degree.ts";
import type { Sourced } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";
import { closingDelay, describeClaims, KEEP_UNKNOWN } from "../calendar/closing.ts";
import { listProofs } from "../calendar/proofs.ts";

/** What an offer asks and pays, which its ticket shows too. */
const ON_TICKET = listShown("ticket").map(({ name }) => name);

/** What else binds. */
const BINDING = listShown("conditions").map(({ name }) => name);

/** What an author can leave out of it, where the page tells it elsewhere. */
const PARTS = ["etapes", "ticket", "preuves", "inconnu"];

/**
 * `::conditions{offre=N26}`: the steps of a referral programme, then its rules; `sans="etapes"` beside a timeline
 * of them, `sans="ticket"` below the ticket of the same offer, which tells what it asks and pays. `sans="preuves"` leaves the
 * general advice to a page that gives it once, `sans="inconnu"` what nobody told us to one that says so in its own words.
 */
export const conditions = directive({
  name: "conditions",
  tag: "Conditions",
  required: ["offre"],
  optional: ["sans"],
  compile({ attributes }, context) {
    const { offer, referral } = requireReferral(attributes.offre ?? "", context);
    const { facts, steps, rulesUrl, rulesAsOf } = referral;
    const leftOut = readLeftOut(attributes.sans, PARTS);
    const isSilent = leftOut.includes("inconnu");
    const closing = writeClosing(referral, context);
    const rules = leftOut.includes("ticket") ? BINDING : [...ON_TICKET, ...BINDING];
    return {
      offerCode: offer.code,
      name: offer.name,
      whoCanBeReferred: describePeople(facts.whoCanBeReferred, facts.steps),
      whoCanRefer: describePeople(facts.whoCanRefer, facts.steps),
      /** Null where the page tells them elsewhere. */
      steps:
        leftOut.includes("etapes") || (isSilent && steps.length === 0)
          ? null
          : steps.map(writeStep),
      /** Whether any of them has a day to be put into a calendar. */
      hasDelays: steps.some(({ within }) => within),
      /** Null where the page says itself that nobody knows. */
      closing: isSilent && typeof closing === "string" ? null : closing,
      proofs: leftOut.includes("preuves") ? [] : listProofs(steps),
      /** Deposit, spending, payout, cap, clawback: those that are known. */
      facts: writeFacts(facts, rules, context),
      /** The rules nobody told us, by their labels: to be read in the programme's own terms. */
      unknown: rules
        .filter((name) => !isSilent && facts[name]?.value === null)
        .map((name) => typeset(labelFact(name))),
      rulesUrl,
      readOn: {
        ...dateTogether([facts.steps, facts.whoCanBeReferred, facts.whoCanRefer], context),
        ...(steps.length > 0 && facts.steps && { degree: facts.steps.degree }),
        asOf: rulesAsOf,
      },
    };
  },
});

/** Who may take part, and how far that is in doubt where the steps are less so. */
function describePeople(fact: Fact | undefined, steps: Fact | undefined) {
  const isWeaker = fact && leastSure([fact.degree, steps?.degree ?? "missing"]) !== steps?.degree;
  return {
    people: listItems(fact),
    ...(fact && isWeaker && { degree: fact.degree, asOf: fact.asOf }),
  };
}

/** From when the account may be closed, counted from an opening that nobody has typed; a bare sentence where that is not known. */
function writeClosing(referral: Referral, context: DirectiveContext): Sourced | string {
  const rule = readKeepRule(referral);
  const delay = closingDelay(rule);
  if (!delay) return typeset(KEEP_UNKNOWN);
  return {
    ...dateTogether(rule.claims, context),
    text: typeset(`${delay}, une fois la prime reçue`),
    ...(rule.disagree && { note: typeset(describeClaims(rule)) }),
  };
}

/** A delay is added to the step's words, unless they tell it already. */
function writeStep({ text, within, keeps, tellsDelay }: Step): string {
  if (!within || tellsDelay) return typeset(text);
  const delay = formatQuantity(within.value, within.unit);
  return `${typeset(text)} (${keeps ? "pendant" : "sous"} ${delay})`;
}
