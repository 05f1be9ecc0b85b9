// A table as a file that a French spreadsheet opens by itself: RFC 4180 but for the semicolons, UTF-8 with its mark,
// decimal commas.

/** Without it Excel reads the file in an old one-byte code and spoils the accents. */
const BYTE_ORDER_MARK = "\uFEFF";

/** The text of the file. @param lines the first one holds the headings; cells are plain text */
export function writeCsv(lines: Iterable<readonly string[]>): string {
  let text = BYTE_ORDER_MARK;
  for (const line of lines) text += `${line.map(quote).join(";")}\r\n`;
  return text;
}

/** 80.5 → "80,5", without a unit and without spaces between thousands: a number for the spreadsheet, and not a date. */
export function decimal(number: number): string {
  return String(number).replace(".", ",");
}

/** Quoted where the text holds a separator; a text that a spreadsheet would take for a formula is marked as text. */
function quote(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-\d+(?:,\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
