// What is known of the amounts at one moment, and the line of text in which it travels. Pure; the browser has it.
import type { HistorySummary } from "./history/summary.ts";
import { BOOSTS, deriveBoosts, type GlobalValues, SORTES, type Sorte } from "./values.ts";

/** What the site knows of the amounts at one moment. */
export type Reading = {
  /** When the document was read, ms since the epoch; null when it never was. */
  readAt: number | null;
  /** When the document had last changed by then, ms since the epoch; null where that is not known. */
  changedAt: number | null;
  globalValues: Readonly<GlobalValues>;
  /** What is known of their past; on the server only, and null where nothing is. */
  history?: HistorySummary | null;
};

/** Whether there is any amount at all; a document that is gone or empty has none. */
export function hasAmounts({ globalValues }: Reading): boolean {
  return Object.keys(globalValues).some((key) => key.startsWith("PRIME_"));
}

/** The reading of a site that has read nothing: no amount, no boost, no date. */
export function emptyReading(): Reading {
  return { readAt: null, changedAt: null, globalValues: deriveBoosts({}) };
}

/**
 * « 1795352316782|1795000000000|1000|BOURSOBANK,90,70,45,115|HELLO,,,35|… »: when it was read and last changed (ms), the boosts, then the amounts of
 * each offer in euros, in the order of SORTES; nothing for an absent one.
 */
export function packReading(reading: Reading): string {
  const known = packed.get(reading);
  if (known !== undefined) return known;
  const text = writeReading(reading);
  packed.set(reading, text);
  return text;
}

/** A reading stays the same object until there is a newer one, and every page that is drawn carries its line. */
const packed = new WeakMap<Reading, string>();

// The longest first: it begins like another, and would be taken for that one of an offer « ET_FILLEUL_… ».
const AMOUNT_NAME = new RegExp(`^PRIME_(${[...SORTES].reverse().join("|")})_(.+)$`);

function writeReading({ readAt, changedAt, globalValues }: Reading): string {
  const boosts = BOOSTS.map(({ key }) => Number(globalValues[key])).join("");
  const offers = new Map<string, (number | undefined)[]>();
  for (const [key, euros] of Object.entries(globalValues)) {
    const [, sorte, code = ""] = AMOUNT_NAME.exec(key) ?? [];
    if (!sorte) continue;
    const amounts = offers.get(code) ?? [];
    amounts[SORTES.indexOf(sorte as Sorte)] = Number(euros);
    offers.set(code, amounts);
  }
  const lines = Array.from(offers, ([code, amounts]) => [code, ...amounts].join());
  return [readAt ?? "", changedAt ?? "", boosts, ...lines].join("|");
}

/** The reading that `packReading` has written. What another build has written otherwise counts as nothing: no page falls over it. */
export function unpackReading(text: string): Reading {
  if (text !== last.text) last = { text, reading: Object.freeze(readReading(text)) };
  return last.reading;
}

/** Page after page has the same line. */
let last = { text: "", reading: emptyReading() };

function readReading(text: string): Reading {
  const [readAt = "", changedAt = "", boosts = "", ...offers] = text.split("|");
  const told = BOOSTS.map(({ key }, place): [string, boolean] => [key, boosts[place] === "1"]);
  const amounts = offers.flatMap((offer) => {
    const [code, ...euros] = offer.split(",");
    return euros.flatMap((text, place): [string, number][] => {
      const amount = numberIn(text);
      return amount === null ? [] : [[`PRIME_${SORTES[place]}_${code}`, amount]];
    });
  });
  return {
    readAt: numberIn(readAt),
    changedAt: numberIn(changedAt),
    globalValues: Object.fromEntries<number | boolean>([...told, ...amounts]) as GlobalValues,
  };
}

function numberIn(text: string): number | null {
  return text === "" || Number.isNaN(Number(text)) ? null : Number(text);
}
