// A reading as it travels with a page: one text instead of a hundred names and numbers.
import {
  BOOSTS,
  type BoostKey,
  type GlobalValues,
  type PrimeKey,
  type Reading,
  SORTES,
} from "./global-values.ts";
import { HELLO_FIELD, OFFERS } from "./offers.ts";

/**
 * « 1795352316782|45|1000|BOURSOBANK,90,70,45,115|… »: when it was read (ms), the shared bonus of the Hello offers,
 * the boosts, then of each offer its amounts in euros; nothing for an absent one. The codes travel along, so that the
 * browser needs no table of the offers to read it.
 */
export function packReading({ readAt, globalValues }: Reading): string {
  const boosts = BOOSTS.map(({ key }) => Number(globalValues[key])).join("");
  const offers = OFFERS.map(({ code }) =>
    [code, ...SORTES.map((sorte) => globalValues[`PRIME_${sorte}_${code}`] ?? "")].join(),
  );
  return [readAt ?? "", globalValues[HELLO_FIELD] ?? "", boosts, ...offers].join("|");
}

/** The reading that `packReading` has written, of the same build. */
export function unpackReading(text: string): Reading {
  const [readAt = "", hello = "", boosts = "", ...offers] = text.split("|");
  const values: Partial<Record<PrimeKey | typeof HELLO_FIELD, number>> = {};
  const flags: Partial<Record<BoostKey, boolean>> = {};
  for (const [place, { key }] of BOOSTS.entries()) flags[key] = boosts[place] === "1";
  if (hello !== "") values[HELLO_FIELD] = Number(hello);
  for (const offer of offers) {
    const [code, ...amounts] = offer.split(",");
    for (const [place, euros] of amounts.entries()) {
      if (euros !== "") values[`PRIME_${SORTES[place]}_${code}` as PrimeKey] = Number(euros);
    }
  }
  const globalValues = { ...values, ...flags } as GlobalValues;
  return { readAt: readAt === "" ? null : Number(readAt), globalValues };
}
