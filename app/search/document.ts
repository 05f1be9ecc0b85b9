// A page as the search knows it: what it is found by, and what a result shows. One file holds them all.
import type { PageKind } from "../content/payload.ts";
import type { Topic } from "../content/topics.ts";

export type SearchDocument = {
  path: string;
  titre: string;
  kind: PageKind;
  topic?: Topic;
  description: string;
  /** The h2 of the page. */
  headings: string[];
  /** The most telling words of its text, best first, that neither title nor description nor headings hold. */
  words: string[];
};

/** Changes with the shape of the file: a script of another build must not read it. */
export const SEARCH_FORMAT = 1;

export type SearchFile = { format: number; documents: SearchDocument[] };

/** Where the file is; the browser adds its build. */
export const SEARCH_FILE_PATH = "/recherche/index.json";

/**
 * What a stored file must be.
 * @throws where it is something else, or of another build.
 */
export function checkSearchFile(value: unknown): SearchFile {
  const isFile = typeof value === "object" && value !== null && "format" in value;
  if (isFile && value.format === SEARCH_FORMAT) return value as SearchFile;
  throw new Error(`${SEARCH_FILE_PATH} is not a search file of format ${SEARCH_FORMAT}.`);
}
