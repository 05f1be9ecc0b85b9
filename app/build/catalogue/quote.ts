/** Whether a sentence says the number that it is quoted for, however it is printed. */
import { type UnitName, unitOf } from "../../catalogue/units.ts";

/** Numbers in words, as price lists and rules print them. */
const WORDS = new Map(
  Object.entries({
    0: "zéro zero gratuit gratuite gratuits gratuites gratuitement offert offerte offerts offertes aucun aucune sans inclus incluse inclues free no none nul nulle kostenlos gratis",
    1: "un une one unique ein eine once",
    2: "deux two double",
    3: "trois three",
    4: "quatre four",
    5: "cinq five",
    6: "six",
    7: "sept seven",
    8: "huit eight",
    9: "neuf nine",
    10: "dix ten",
    11: "onze",
    12: "douze twelve",
    13: "treize",
    14: "quatorze",
    15: "quinze",
    20: "vingt",
    30: "trente thirty",
    40: "quarante",
    45: "quarante-cinq",
    50: "cinquante moitié half",
    60: "soixante",
    70: "soixante-dix",
    80: "quatre-vingt",
    90: "quatre-vingt-dix",
    100: "cent",
    1000: "mille",
  }).flatMap(([number, words]) => words.split(" ").map((word) => [word, Number(number)] as const)),
);

/** Digits with what parts thousands and decimals in any of the languages quoted. */
const NUMBER = /\d+(?:[ .,'’]\d{3})*(?:[.,]\d+)?/g;

/**
 * Whether a quotation holds a number: in digits or words, as a percentage or a fraction, in another unit of time (a year
 * is twelve months), in thousands or millions.
 * @param quote as printed @param value what it is quoted for, in `unit`
 */
export function holdsNumber(quote: string, value: number, unit: UnitName | null): boolean {
  const text = quote
    .normalize("NFKC")
    .replace(/[\s\u00a0\u202f]+/g, " ")
    .toLowerCase();
  const found = new Set<number>();
  for (const [digits] of text.matchAll(NUMBER))
    for (const each of readNumber(digits)) found.add(each);
  for (const word of text.match(/[\p{L}-]+/gu) ?? []) {
    const known = WORDS.get(word);
    if (known !== undefined) found.add(known);
  }
  return sameAs(value, unit).some((wanted) =>
    [...found].some((each) => Math.abs(each - wanted) < 1e-9),
  );
}

/** A sum of money or a share, as a text in French prints it: « 2 200 € », « 0,5 % », « 2,5 M€ ». */
const SUM = /(\d+(?:[ \u00a0\u202f]\d{3})*(?:,\d+)?)[ \u00a0\u202f]?(€|%|M€)/gu;

/**
 * The sums that a text states and that none of its quotations holds.
 * @param quotes as printed @param text a fact's value, or each entry of its list
 * @returns as the text prints them
 */
export function sumsNotHeld(quotes: readonly string[], text: string | readonly string[]): string[] {
  const words = typeof text === "string" ? text : text.join(" ; ");
  const quoted = quotes.join(" ; ");
  return [...words.matchAll(SUM)].flatMap(([sum, digits = "", unit]) => {
    const value = Number(digits.replace(/[ \u00a0\u202f]/g, "").replace(",", "."));
    const isHeld = [value, ...(unit === "M€" ? [value * 1e6] : [])].some((each) =>
      holdsNumber(quoted, each, null),
    );
    return isHeld ? [] : [sum];
  });
}

/** What a run of digits may mean: « 1.500 » is 1500, or one and a half. */
function readNumber(digits: string): number[] {
  const readings = [
    Number(digits.replace(/[ '’]/g, "").replace(",", ".")),
    Number(digits.replace(/[ .'’]/g, "").replace(",", ".")),
    Number(digits.replace(/[ ,'’]/g, "")),
    // « 3 000 » where the 3 ends the sentence before.
    ...(/^\d+(?: \d{3})+$/.test(digits) ? digits.split(" ").map(Number) : []),
  ];
  return readings.filter(Number.isFinite);
}

/** Other ways to say a number with its unit. */
function sameAs(value: number, unit: UnitName | null): number[] {
  const of = unitOf({ unit })?.of;
  const times =
    of === "day"
      ? [7, 30, 1 / 24, 365]
      : of === "month" || of === "full month"
        ? [12, 3]
        : [1000, 1e6];
  return [value, Math.abs(value), ...times.map((each) => value / each)];
}
