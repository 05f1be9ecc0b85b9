// One field of a tool: what the address says, the value it stands for, or what is wrong with it.
import { shorten } from "../shorten.ts";

/** `text` is what the field shows again, sound or not; `error` is a French sentence. */
export type Entry<T> =
  | { text: string; value: T; error?: undefined }
  | { text: string; value?: undefined; error: string };

/** What a number must be. `initial` is taken where the address does not name the field. */
export type DecimalRule = {
  initial: string;
  min: number;
  max: number;
  decimals: number;
  unit: "€" | "%" | "ans" | "mois" | "par mois" | "par an" | "mois par an";
};

const REPEATED = "L’adresse donne cette valeur plusieurs fois\u202f: indiquez-la une seule fois.";

/** Reads a number. Its value keeps every digit: "1234.50", never a binary approximation. */
export function readDecimal(
  params: URLSearchParams,
  name: string,
  rule: DecimalRule,
): Entry<string> {
  const [raw = rule.initial, ...more] = params.getAll(name);
  const text = shorten(raw, MAX_LENGTH + 1, "");
  if (more.length > 0) return { text, error: REPEATED };
  if (text.trim() === "") return { text, error: "Indiquez un nombre." };
  const value = parseDecimal(text);
  if (value === undefined) {
    return { text, error: "Écrivez un nombre en chiffres, par exemple 1 234,50." };
  }
  const error = findDecimalFault(value, rule);
  return error ? { text, error } : { text, value };
}

/** The same for a field that may stay empty: its value is then "". */
export function readOptionalDecimal(
  params: URLSearchParams,
  name: string,
  rule: Omit<DecimalRule, "initial">,
): Entry<string> {
  const isLeft = params.getAll(name).every((text) => text.trim() === "");
  return isLeft ? { text: "", value: "" } : readDecimal(params, name, { ...rule, initial: "" });
}

/** Reads one of a few words; any other word is an error, not a silent default. */
export function readChoice<const T extends string>(
  params: URLSearchParams,
  name: string,
  options: readonly T[],
  initial: T,
): Entry<T> {
  const [raw = initial, ...more] = params.getAll(name);
  const text = shorten(raw, MAX_LENGTH, "");
  if (more.length > 0) return { text, error: REPEATED };
  const value = options.find((option) => option === raw);
  return value === undefined
    ? { text, error: "Choisissez une des réponses proposées." }
    : { text, value };
}

/** The values of all entries, or undefined where one of them is at fault. */
export function valuesOf<T extends Record<string, unknown>>(
  entries: {
    [Name in keyof T]: Entry<T[Name]>;
  },
): T | undefined {
  const pairs = Object.entries<Entry<unknown>>(entries);
  if (pairs.some(([, entry]) => entry.error !== undefined)) return undefined;
  return Object.fromEntries(pairs.map(([name, { value }]) => [name, value])) as T;
}

function findDecimalFault(value: string, { min, max, decimals, unit }: DecimalRule) {
  const number = Number(value);
  if (number < 0 && min >= 0) return "Indiquez un nombre positif, sans signe moins.";
  if (number < min) return `Indiquez au moins ${write(min, unit)}.`;
  if (number > max) return `Indiquez au plus ${write(max, unit)}.`;
  // Zeros count: whoever types « 10.000 » may mean ten thousand.
  const [, typed = ""] = value.split(".");
  if (typed.length <= decimals) return undefined;
  return decimals === 0
    ? "Indiquez un nombre entier, sans virgule."
    : `Indiquez ${decimals} décimales au plus, par exemple 1 234,50.`;
}

function write(number: number, unit: string): string {
  const counted = unit === "ans" && number < 2 ? "an" : unit;
  return `${number.toLocaleString("fr-FR")}\u202f${counted}`;
}

/** Units that may be typed after a number: the field names its own. */
const UNIT = /(?:€|euros?|%|ans?)$/i;
const NUMBER = /^([+-]?)(\d*)[.,]?(\d*)$/;
/** Longer texts are no number that anybody typed, and are not shown again in full. */
const MAX_LENGTH = 40;

/**
 * « 1 234,50 », "1234.5", « 3 % », "-2" → "1234.50", "1234.5", "3", "-2".
 * Spaces part thousands; comma and point both part decimals, so a text that holds two of them is refused.
 * @returns undefined where the text is no number (letters, exponents, nothing at all)
 */
export function parseDecimal(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const bare = text.replace(/\s/g, "").replace("−", "-").replace(UNIT, "");
  const [, sign = "", whole = "", decimals = ""] = NUMBER.exec(bare) ?? [];
  if (!whole && !decimals) return undefined;

  const digits = whole.replace(/^0+(?=\d)/, "") || "0";
  return `${sign === "-" ? "-" : ""}${digits}${decimals && `.${decimals}`}`;
}
