// A number as a French reader types it → the same number as code writes it, without a detour by floating point.

/** What may stand after a number and says nothing new. */
const UNIT = /(?:€|euros?|%|ans?)$/i;
const NUMBER = /^([+-]?)(\d*)[.,]?(\d*)$/;
/** Longer texts are no number that anybody typed. */
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
