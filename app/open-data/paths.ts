// The addresses of what is given away and made at build; whoever writes, names or reads one takes it from here.

/** Everything the site knows of partners, products, programmes and the law. */
export const CATALOGUE_PATH = "/api/catalogue.json";

/** What the site is and what it has, for language models: https://llmstxt.org. */
export const LLMS_PATH = "/llms.txt";

/** Where the schema of a file of open data is: "catalogue" → "/api/schemas/catalogue.json", of /api/catalogue.json. */
export function schemaPath(name: string): string {
  return `/api/schemas/${name}.json`;
}

/** Where the text of a page is: "/banque/n26" → "/banque/n26.md", "/" → "/index.md". */
export function markdownPath(path: string): string {
  return `${path === "/" ? "/index" : path}.md`;
}

/** Files that texts are written into. With ten thousand pages, a file for each would be more than a version may have. */
const SHELVES = 512;

/** The file that holds the text of an address (shelf.ts): the same for whoever writes or reads it. */
export function shelfPath(address: string): string {
  // FNV-1a, 32 bits: spreads addresses evenly, and is the same everywhere.
  let hash = 0x811c9dc5;
  for (const character of address) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return `/builds/texts/${(hash >>> 0) % SHELVES}.txt`;
}
