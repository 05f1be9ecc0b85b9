/**
 * French typography: authors type plain characters, visitors read proper ones.
 * Idempotent: applying it to its own result changes nothing.
 */

/** Narrow no-break space, before ; : ! ? € % and inside « » and thousands. */
const NNBSP = "\u202F";

/** Stands for the border between two runs of text of one paragraph (« **mot** »): no width. */
export const BORDER = "\uE000";

/** Stands for something drawn inside a paragraph that is not text (code, a figure's slot). */
export const OBJECT = "\uE001";

/** Names that end in a sign and are never parted from it. */
const NAME_WITH_SIGN = /(Hello bank)\s+!/gi;

const MISSING_BEFORE_SIGN =
  /(?<=[\p{L}\p{N})\]»’€%…\uE001])(?<!Hello bank\uE000*)(\uE000*)(?=[;:!?]+(?:[\s)\]»\uE000]|$))/giu;

/** Returns the text with French apostrophes, quotes, ellipses and no-break spaces. */
export function typeset(text: string): string {
  const joined = text.replace(/[\t\n\r ]+/g, " ").replace(/\.{3,}/g, "…");
  return setQuotes(joined.replaceAll("'", "’"))
    .replace(/«\s*/g, `«${NNBSP}`)
    .replace(/\s*»/g, `${NNBSP}»`)
    .replace(/\s+(?=\uE000*[;:!?](?!\p{L}))/gu, NNBSP)
    .replace(NAME_WITH_SIGN, "$1!")
    .replace(MISSING_BEFORE_SIGN, `$1${NNBSP}`)
    .replace(/(?<![\d.,\u202F])\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?![ \u00A0\u202F]?\d)/g, (number) =>
      number.replace(/\s/g, NNBSP),
    )
    .replace(/(?<![\d.,\u202F])\d{4,}(?=(?:,\d+)?\s*€)/g, groupThousands)
    .replace(/\s+(?=\uE000*[€%])/g, NNBSP)
    .replace(/(?<=\d)(?=[€%])/g, NNBSP);
}

/** Straight and English quotes become « and »: opening after a space or an opening sign. */
function setQuotes(text: string): string {
  return text
    .replaceAll("“", "«")
    .replaceAll("”", "»")
    .replace(/"/g, (_, at: number) => {
      const before = text.slice(0, at).replaceAll(BORDER, "").at(-1);
      return before === undefined || /[\s([«“’—–-]/.test(before) ? "«" : "»";
    });
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, NNBSP);
}
