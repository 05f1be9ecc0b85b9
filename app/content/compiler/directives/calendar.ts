/** The calendar of deadlines: every offer whose steps the catalogue knows. */
import { OFFERS } from "../../../primes/offers.ts";
import { CALENDAR_FACTS } from "../../../tools/calendar/calendar-facts.ts";
import type { DirectiveProps } from "../../directive-props.ts";
import { typeset } from "../typography.ts";
import { type Directive, type DirectiveContext, demand } from "./directive.ts";
import { FactPacker } from "./pack-facts.ts";

type CalendarOffer = DirectiveProps["Calendrier"]["offers"][number];

/** `::calendrier` */
export const calendrier: Directive<"Calendrier"> = {
  form: "leaf",
  tag: "Calendrier",
  label: "none",
  required: [],
  optional: [],
  resolve(_input, context) {
    const packer = new FactPacker(context);
    const offers = OFFERS.flatMap((offer) => listOffer(offer, packer, context));
    return { table: packer.table, offers };
  },
};

function listOffer(
  { code, name }: (typeof OFFERS)[number],
  packer: FactPacker,
  { catalogue }: DirectiveContext,
): CalendarOffer[] {
  const { steps, rulesUrl, risk } = demand(catalogue.findReferral(code), "offer", code, catalogue);
  if (steps.length === 0) return [];
  const id = `referral.${code}`;
  return [
    {
      offre: code,
      name: typeset(name),
      rulesUrl,
      risk,
      steps: steps.map(({ text, within }) => ({ text: typeset(text), within })),
      facts: packer.pack(id, id, CALENDAR_FACTS),
    },
  ];
}
