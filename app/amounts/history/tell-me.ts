// Being told of a bonus: the feed of an offer, and from what amount on it speaks: `des=100`.
import { slugOfOffer } from "../gains.ts";
import type { OfferCode } from "../offers.ts";

/** Where the page of the history says how to be told. */
export const TELL_ME = "prevenir";

/** The feed of every change, without its ending. */
export const FEED_OF_ALL = "/flux/primes";

/** The feed of the changes of one offer, without its ending. */
export function feedPath(code: OfferCode): string {
  return `/flux/offre/${slugOfOffer(code)}`;
}

/** The name of the parameter. */
export const THRESHOLD = "des";

/** Euros; nothing where every change is wanted. `problem` says in French what is wrong with the address. */
export type Threshold = { euros?: number; problem?: string };

const AMOUNT = /^(\d{1,5})(?:[.,](\d{1,2}))?$/;

/** Reads the threshold of an address. An empty field asks for none. */
export function readThreshold(params: URLSearchParams): Threshold {
  const given = params.getAll(THRESHOLD).map((text) => text.replace(/[\s€]/g, ""));
  const [text = ""] = given;
  if (given.length > 1) return { problem: "Un seul montant à la fois\u202f: « des » est répété." };
  if (text === "") return {};
  const [, whole, cents = ""] = AMOUNT.exec(text) ?? [];
  const euros = whole === undefined ? 0 : Number(`${whole}.${cents}`);
  if (euros > 0) return { euros };
  return {
    problem: "Montant attendu en euros, de 0,01 à 99999,99, par exemple des=100 ou des=80,50.",
  };
}

/** The search part of a feed's address: "?des=100"; empty without a threshold. */
export function writeThreshold(euros: number | undefined): string {
  return euros === undefined ? "" : `?${THRESHOLD}=${euros}`;
}
