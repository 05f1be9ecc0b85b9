import { slugOfOffer } from "../amounts/gains.ts";
import { OFFERS, type Offer } from "../amounts/offers.ts";

/** The offer that an address names by its code in lower case: "fortuneo-gold"; undefined where none has that name. */
export function findOfferBySlug(slug: string): Offer | undefined {
  return OFFERS.find(({ code }) => slugOfOffer(code) === slug);
}
