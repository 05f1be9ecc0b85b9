// What an offer brings each side, and both together.
import { addEuros, BOOSTS, type GlobalValues, paysReferee } from "./global-values.ts";
import type { OfferCode } from "./offers.ts";

/** Euros; undefined where the document says nothing. */
export type Gains = {
  /** What the referee ends with: the programme's bonus and the part the sponsor gives back. */
  filleul: number | undefined;
  /** What the programme itself pays the referee. */
  ofProgramme: number | undefined;
  /** What the sponsor gives back to the referee. */
  partage: number | undefined;
  /** What the programme pays the sponsor, before any part given back. */
  parrain: number | undefined;
  /** What the sponsor keeps of it; below zero where they give back more than they get. */
  resteAuParrain: number | undefined;
  /** What the programme pays in all: `filleul` + `resteAuParrain`. Sharing moves money, it adds none. */
  aDeux: number | undefined;
};

/** The gains of an offer, from the values of the moment; all unknown where nothing was read. */
export function gainsOf(values: Readonly<GlobalValues> | undefined, offre: OfferCode): Gains {
  const parrain = values?.[`PRIME_PARRAIN_${offre}`];
  const partage = values?.[`PRIME_PARTAGE_${offre}`];
  const ofProgramme = paysReferee(offre) ? values?.[`PRIME_FILLEUL_${offre}`] : undefined;
  return {
    filleul: values?.[`PRIME_PARTAGE_ET_FILLEUL_${offre}`],
    ofProgramme,
    partage,
    parrain,
    resteAuParrain: afterSharing(parrain, partage),
    aDeux: addEuros(parrain, ofProgramme),
  };
}

/** The sponsor's bonus less the part given back, in cents. No part known: nothing is given back. */
export function afterSharing(
  parrain: number | undefined,
  partage: number | undefined,
): number | undefined {
  if (parrain === undefined) return undefined;
  return (Math.round(parrain * 100) - Math.round((partage ?? 0) * 100)) / 100;
}

/** Whether the sponsor's bonus of this offer is over its threshold (spec §4). */
export function isBoosted(values: Readonly<GlobalValues> | undefined, offre: OfferCode): boolean {
  return BOOSTS.some(({ key, field }) => field === `PRIME_PARRAIN_${offre}` && values?.[key]);
}
