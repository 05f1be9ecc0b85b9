// What each side of a referral gets, by the rules that offers follow. Pure.

import type { OfferCode } from "./offers.ts";
import {
  type AmountKind,
  type Amounts,
  BOOSTS,
  type CheckedFields,
  DOCUMENT_KINDS,
  type DocumentKind,
  type Euros,
  type GlobalValues,
  HELLO_FIELD,
} from "./values.ts";

/** Offers whose referee gets the shared bonus and nothing else, whatever the document holds. */
const SHARED_ALONE: readonly OfferCode[] = [
  "QONTO",
  "SOGEXIA",
  "SOGEXIA_BUSINESS",
  "VIVID_BUSINESS",
  "WISE",
];

/** Offers that show HELLO_FIELD; their own shared bonus serves only where that is absent. */
export const HELLO_OFFERS: readonly OfferCode[] = ["HELLO_PRIME", "HELLO_ONE"];

/** The amounts of one offer; an amount that the document does not give has no key at all, an invalid one is null. */
export function deriveOffer(fields: CheckedFields, offerCode: OfferCode): Amounts {
  const hello = HELLO_OFFERS.includes(offerCode) ? fields[HELLO_FIELD] : undefined;
  const amounts = Object.fromEntries(
    DOCUMENT_KINDS.map((kind) => [kind, fields[`PRIME_${kind}_${offerCode}`]]),
  ) as Record<DocumentKind, Euros>;
  if (hello !== undefined) amounts.PARTAGE = hello;
  const { FILLEUL, PARTAGE } = amounts;
  const both = SHARED_ALONE.includes(offerCode) ? PARTAGE : addEuros(FILLEUL, PARTAGE);
  const all: Record<AmountKind, Euros> = { ...amounts, PARTAGE_ET_FILLEUL: both };
  return Object.fromEntries(
    Object.entries(all)
      .filter(([, euros]) => euros !== undefined)
      .map(([kind, euros]) => [`PRIME_${kind}_${offerCode}`, euros]),
  );
}

/** What an offer brings each side. */
export type Gains = {
  /** What the referee ends with: the programme's bonus and the part the sponsor gives back. */
  filleul: Euros;
  /** What the programme itself pays the referee. */
  ofProgramme: Euros;
  /** What the sponsor gives back to the referee. */
  partage: Euros;
  /** What the programme pays the sponsor, before any part given back. */
  parrain: Euros;
  /** What the sponsor keeps of it; below zero where they give back more than they get. */
  resteAuParrain: Euros;
  /** What the programme pays in all: `filleul` + `resteAuParrain`. Sharing moves money, it adds none. */
  aDeux: Euros;
};

/** What an offer brings each side, and both together; all unknown where nothing was read. */
export function gainsOf(values: Readonly<GlobalValues> | undefined, offerCode: OfferCode): Gains {
  const parrain = values?.[`PRIME_PARRAIN_${offerCode}`];
  const partage = values?.[`PRIME_PARTAGE_${offerCode}`];
  const ofProgramme = SHARED_ALONE.includes(offerCode)
    ? undefined
    : values?.[`PRIME_FILLEUL_${offerCode}`];
  return {
    filleul: values?.[`PRIME_PARTAGE_ET_FILLEUL_${offerCode}`],
    ofProgramme,
    partage,
    parrain,
    resteAuParrain: afterSharing(parrain, partage),
    aDeux: addEuros(parrain, ofProgramme),
  };
}

/** The sponsor's bonus, in euros, from which an offer counts as boosted; undefined: never counts as such. */
export function boostThreshold(offerCode: OfferCode): number | undefined {
  return BOOSTS.find(({ field }) => field === `PRIME_PARRAIN_${offerCode}`)?.from;
}

/** Whether the sponsor's bonus of this offer is over its threshold. */
export function isBoosted(
  values: Readonly<GlobalValues> | undefined,
  offerCode: OfferCode,
): boolean {
  return BOOSTS.some(({ key, field }) => field === `PRIME_PARRAIN_${offerCode}` && values?.[key]);
}

/** The sponsor's bonus less the part given back, in cents. No part given: nothing is given back. null: a part is invalid. */
export function afterSharing(parrain: Euros, partage: Euros): Euros {
  if (parrain === null || partage === null) return null;
  if (parrain === undefined) return undefined;
  return (Math.round(parrain * 100) - Math.round((partage ?? 0) * 100)) / 100;
}

/** Adds in cents, so that 0.10 and 0.20 make 0.30. A missing part counts as nothing; with an invalid one there is no sum. */
function addEuros(one: Euros, other: Euros): Euros {
  if (one === null || other === null) return null;
  if (one === undefined) return other;
  if (other === undefined) return one;
  return (Math.round(one * 100) + Math.round(other * 100)) / 100;
}
