// What a text lacks until it is sent: the site's origin, what was read of an offer. Slots stand in characters that no
// text may hold (private use); those of plain amounts are the same as in HTML (app/primes/euros.ts).

import { titleOfCote } from "../../blocks/cote/lines.ts";
import { fillSlotsOfText, formatEuros } from "../../primes/euros.ts";
import { gainsOf, isBoosted } from "../../primes/gains.ts";
import type { OfferCode } from "../../primes/offers.ts";
import { describeReadAt, type Reading } from "../../primes/reading.ts";
import type { Euros } from "../../primes/values.ts";

/** The canonical origin, without a slash at its end. */
export const ORIGIN_SLOT = writeSlot("site", "origin");
/** When the amounts were read, or that there are none: a sentence. */
export const READ_SLOT = writeSlot("read", "words");
/** The heading of the cote: of the day, or of the day on which it could last be read. */
export const COTE_SLOT = writeSlot("read", "cote");
/** The same as a date of YAML, or `null`. */
export const READ_AT_SLOT = writeSlot("read", "date");

/** What a text may say of an offer beyond its plain amounts, and how it is written. */
const OF_OFFER = {
  /** What both get. */
  aDeux: ({ aDeux }) => orUnavailable(aDeux),
  /** What the sponsor keeps. */
  resteAuParrain: ({ resteAuParrain }) => orUnavailable(resteAuParrain),
  /** What the firm itself owes the referee. */
  du: ({ ofProgramme, filleul }) =>
    ofProgramme === undefined && filleul != null
      ? "rien d’après notre base"
      : orUnavailable(ofProgramme),
  /** What rests on the sponsor's word alone. */
  promis: ({ partage }) =>
    partage === undefined || partage === 0 ? "rien d’après notre base" : orUnavailable(partage),
} as const satisfies Record<string, (gains: ReturnType<typeof gainsOf>) => string>;

/** The slot of what is worked out for an offer. */
export function offerSlot(what: keyof typeof OF_OFFER | "boost", offerCode: OfferCode): string {
  return writeSlot(what, offerCode);
}

/** Whether a text shows anything that is read while the site runs. */
export function showsAmounts(text: string): boolean {
  return text.replaceAll(ORIGIN_SLOT, "").includes("\uE000");
}

/** The text with all its slots filled. @param origin without a slash at its end @param reading undefined where none is needed */
export function fillText(text: string, origin: string, reading: Reading | undefined): string {
  const filled = text.replace(SLOT, (_slot, what: string, of: string) => {
    if (what === "site") return origin;
    if (what === "read") return OF_READING[of as keyof typeof OF_READING](reading);
    const offerCode = of as OfferCode;
    const values = reading?.globalValues;
    if (what === "boost") return isBoosted(values, offerCode) ? " (boosté)" : "";
    return OF_OFFER[what as keyof typeof OF_OFFER](gainsOf(values, offerCode));
  });
  return fillSlotsOfText(filled, reading);
}

const OF_READING = { words: tellReadAt, date: writeDate, cote: titleOfCote };

/** Two words where a plain amount has one. */
const SLOT = /\uE000(\w+)\.(\w+)\uE001/g;

function writeSlot(what: string, of: string): string {
  return `\uE000${what}.${of}\uE001`;
}

function orUnavailable(euros: Euros): string {
  return euros == null ? "montant indisponible" : formatEuros(euros);
}

function writeDate(reading: Reading | undefined): string {
  return reading?.readAt ? new Date(reading.readAt).toISOString() : "null";
}

function tellReadAt(reading: Reading | undefined): string {
  const read = describeReadAt(reading);
  return read ? `Montants lus dans notre base ${read}.` : "Montants indisponibles pour le moment.";
}
