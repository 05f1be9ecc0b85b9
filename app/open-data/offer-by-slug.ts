import { slugOfOffer } from "../primes/gains.ts";
import { OFFERS, type Offer } from "../primes/offers.ts";

/** The offer that an address names by its code in lower case: "fortuneo-gold"; undefined where none has that name. */
export function findOfferBySlug(slug: string): Offer | undefined {
  return OFFERS.find(({ code }) => slugOfOffer(code) === slug);
}
