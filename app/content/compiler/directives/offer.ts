/** Blocks about offers: the listing, an offer's ticket, its conditions. */
import { typeset } from "../typography.ts";
import {
  type Directive,
  type DirectiveContext,
  dateTogether,
  demand,
  listItems,
  writeFact,
  writeFacts,
} from "./directive.ts";

const GENRES = [
  "banque",
  "neobanque",
  "courtier",
  "cashback",
  "crypto",
  "paiement",
  "professionnel",
] as const;

/** `::cote{genre=banque}` */
export const cote: Directive<"Cote"> = {
  form: "leaf",
  tag: "Cote",
  label: "none",
  required: [],
  optional: ["genre"],
  resolve({ attributes }) {
    if (attributes.genre === undefined) return {};
    const genre = GENRES.find((known) => known === attributes.genre);
    if (!genre)
      throw new Error(`genre "${attributes.genre}" should be one of ${GENRES.join(", ")}`);
    return { genre };
  },
};

/** `::ticket{offre=N26}` */
export const ticket: Directive<"Ticket"> = {
  form: "leaf",
  tag: "Ticket",
  label: "none",
  required: ["offre"],
  optional: [],
  resolve({ attributes }, context) {
    const { offer, referral } = demandOffer(attributes.offre ?? "", context);
    const partner = context.catalogue.findPartner(offer.partner);
    return {
      offre: offer.code,
      name: typeset(offer.name),
      partner: typeset(partner?.name ?? offer.name),
      path: offer.page,
      officialUrl: partner?.officialUrl ?? null,
      rulesUrl: referral.rulesUrl,
      obstacle: referral.obstacle,
      mayPostLink: referral.mayPostLink,
      publicPostingAllowed: referral.publicPostingAllowed,
      status: referral.status?.value == null ? null : writeFact(referral.status, context),
      risk: referral.risk,
      conditions: writeFacts(referral.essentials, context),
    };
  },
};

/** `::conditions{offre=N26}` */
export const conditions: Directive<"Conditions"> = {
  form: "leaf",
  tag: "Conditions",
  label: "none",
  required: ["offre"],
  optional: [],
  resolve({ attributes }, context) {
    const { offer, referral } = demandOffer(attributes.offre ?? "", context);
    const rules = [...referral.essentials, ...referral.fineprint];
    return {
      offre: offer.code,
      name: typeset(offer.name),
      whoCanBeReferred: listItems(referral.whoCanBeReferred),
      whoCanRefer: listItems(referral.whoCanRefer),
      steps: referral.steps.map(({ text, within }) => ({ text: typeset(text), within })),
      facts: writeFacts(rules, context),
      unknown: rules.filter(({ fact }) => fact.value === null).map(({ label }) => typeset(label)),
      rulesUrl: referral.rulesUrl,
      ...dateTogether(
        [referral.stepsFact, referral.whoCanBeReferred, referral.whoCanRefer],
        context,
      ),
    };
  },
};

function demandOffer(code: string, { catalogue }: DirectiveContext) {
  const offer = demand(catalogue.findOffer(code), "offer", code, catalogue);
  const referral = catalogue.findReferral(offer.code);
  if (!referral) throw new Error(`the catalogue has no referral programme for "${code}"`);
  return { offer, referral };
}
