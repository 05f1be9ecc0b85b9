/** Whether a sentence says the number that it is quoted for, however it is printed. */
import { type UnitName, unitOf } from "../../catalogue/units.ts";

/** Numbers in words, as price lists and rules print them. */
const WORDS: Readonly<Record<string, number>> = {
  ...{ zéro: 0, zero: 0, gratuit: 0, gratuite: 0, gratuits: 0, gratuites: 0, gratuitement: 0 },
  ...{ offert: 0, offerte: 0, offerts: 0, offertes: 0, aucun: 0, aucune: 0, sans: 0, inclus: 0 },
  ...{ incluse: 0, inclues: 0, free: 0, no: 0, none: 0, nul: 0, nulle: 0, kostenlos: 0, gratis: 0 },
  ...{ un: 1, une: 1, one: 1, unique: 1, ein: 1, eine: 1, once: 1, deux: 2, two: 2, double: 2 },
  ...{ trois: 3, three: 3, quatre: 4, four: 4, cinq: 5, five: 5, six: 6, sept: 7, seven: 7 },
  ...{ huit: 8, eight: 8, neuf: 9, nine: 9, dix: 10, ten: 10, onze: 11, douze: 12, twelve: 12 },
  ...{ treize: 13, quatorze: 14, quinze: 15, vingt: 20, trente: 30, thirty: 30, quarante: 40 },
  ...{ "quarante-cinq": 45, cinquante: 50, soixante: 60, "soixante-dix": 70, "quatre-vingt": 80 },
  ...{ "quatre-vingt-dix": 90, cent: 100, mille: 1000, moitié: 50, half: 50 },
};

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
    const known = WORDS[word];
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
  const said = quotes.join(" ; ");
  return [...words.matchAll(SUM)].flatMap(([sum, digits = "", unit]) => {
    const value = Number(digits.replace(/[ \u00a0\u202f]/g, "").replace(",", "."));
    const isHeld = [value, ...(unit === "M€" ? [value * 1e6] : [])].some((each) =>
      holdsNumber(said, each, null),
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
