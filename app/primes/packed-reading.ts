// A reading as it travels with a page: one text instead of a hundred names and numbers.

import { HELLO_FIELD } from "./document-fields.ts";
import {
  BOOSTS,
  type GlobalValues,
  type PrimeKey,
  type Reading,
  type Sorte,
} from "./global-values.ts";
import { OFFERS } from "./offers.ts";

const SORTES: readonly Sorte[] = ["PARRAIN", "FILLEUL", "PARTAGE", "PARTAGE_ET_FILLEUL"];

/** The amounts, in the order in which they are written. */
const AMOUNTS: readonly (PrimeKey | typeof HELLO_FIELD)[] = [
  HELLO_FIELD,
  ...OFFERS.flatMap(({ code }) => SORTES.map((sorte) => `PRIME_${sorte}_${code}` as const)),
];

/** « 1795352316782|1000|45,90,70,… »: when it was read (ms), the boosts, the amounts in euros; nothing for an absent one. */
export function packReading({ readAt, globalValues }: Reading): string {
  const boosts = BOOSTS.map(({ key }) => Number(globalValues[key])).join("");
  return `${readAt ?? ""}|${boosts}|${AMOUNTS.map((key) => globalValues[key] ?? "").join()}`;
}

/** The reading that `packReading` has written, of the same build. */
export function unpackReading(text: string): Reading {
  const [readAt = "", boosts = "", amounts = ""] = text.split("|");
  const values: Partial<GlobalValues> = {};
  for (const [place, { key }] of BOOSTS.entries()) values[key] = boosts[place] === "1";
  for (const [place, euros] of amounts.split(",").entries()) {
    const key = AMOUNTS[place];
    if (key && euros !== "") values[key] = Number(euros);
  }
  return { readAt: readAt === "" ? null : Number(readAt), globalValues: values as GlobalValues };
}
