// The addresses of what is given away and made at build; whoever writes, names or reads one takes it from here.

/** Everything the site knows of partners, products, programmes and the law. */
export const CATALOGUE_PATH = "/api/catalogue.json";

/** Where the schema of a file of open data is: "catalogue" → "/api/schemas/catalogue.json", of /api/catalogue.json. */
export function schemaPath(name: string): string {
  return `/api/schemas/${name}.json`;
}
