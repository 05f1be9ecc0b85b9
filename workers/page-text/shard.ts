// Texts as they stand in a file of the build: one after the other, each under its address. With ten thousand pages, a
// file for each would be more files than a version of the site may have.

/** Before an address, in a character that no text may hold (private use). */
const BEGIN = "\uE003";

/** A text under its address, to be written behind others. */
export function shelve(address: string, text: string): string {
  return `${BEGIN}${address}\n${text}`;
}

/** The text of an address; undefined where the file has none of it. */
export function findShelved(file: string, address: string): string | undefined {
  const title = `${BEGIN}${address}\n`;
  const start = file.indexOf(title);
  if (start === -1) return undefined;
  const end = file.indexOf(BEGIN, start + title.length);
  return file.slice(start + title.length, end === -1 ? undefined : end);
}
